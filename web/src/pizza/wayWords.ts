/** A way to answer an order in words. */
import { listed, t } from '../lib/texts.svelte.ts';
import type { Way } from './ways.ts';
import { amountsWords, cardsWords, orderWord } from './words.ts';

/** What a button commits to that sends this way. */
export function commitWords({ outcome, series, cards, request }: Way): string {
  const added = cardsWords(cards);
  if (outcome === 'fills') {
    if (series.length) return t('pizza-fill-series', { count: series.length + 1, cards: added || 'none' });
    return cards ? t('pizza-fill-with', { cards: added }) : t('pizza-fill');
  }
  const needs = amountsWords(request);
  return cards ? t('pizza-ask-and-add', { needs, count: cards.length }) : t('pizza-ask-for-help', { needs });
}

/** The way as one sentence, for those who do not see its marks. */
export function wayWords({ series, needs, ofAny, cards, request }: Way): string {
  const needed = ofAny ? t('ingredients', { count: ofAny }) : amountsWords(needs);
  const parts = [
    series.length ? seriesWords(series) : '',
    cards ? t('pizza-way-add', { cards: cardsWords(cards) }) : '',
    request ? t('pizza-way-ask', { needs: amountsWords(request) }) : '',
  ].filter(Boolean);
  return t('pizza-way', { needs: needed, how: parts.length ? listed(parts) : t('pizza-way-columns') });
}

export function seriesWords(series: string[]): string {
  return t('pizza-way-series', { orders: listed(series.map(orderWord)) });
}
