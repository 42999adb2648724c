import { beforeEach, describe, expect, it } from 'vitest';

import { catchFocus, giveFocusBack, keepFocus, takeFocus } from './focus.ts';

beforeEach(() => {
  document.body.innerHTML = '<h1>Sole Mio!</h1><main><button>Play</button><h2>Ada wins</h2></main>';
});

function find(what: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(what);
  if (!found) throw new Error(`there is no ${what}`);
  return found;
}

describe('the focus', () => {
  it('goes to the heading if what had it is gone', async () => {
    find('button').focus();
    find('button').remove();
    await keepFocus();
    expect(document.activeElement).toBe(find('h1'));
    expect(find('h1').tabIndex).toBe(-1);
  });

  it('stays where somebody has put it', async () => {
    find('button').focus();
    await keepFocus();
    expect(document.activeElement).toBe(find('button'));
  });

  it('waits for the heading of a page that is being loaded', async () => {
    document.body.innerHTML = '';
    const kept = keepFocus();
    setTimeout(() => (document.body.innerHTML = '<h1>Rules</h1>'), 50);
    await kept;
    expect(document.activeElement).toBe(find('h1'));
  });

  it('is not taken from a dialog', async () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    await keepFocus();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes from the table to its result', async () => {
    find('button').focus();
    takeFocus(find('h2'));
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(find('h2'));
  });

  it('goes back to what opened a sheet, or to the heading if that is gone', async () => {
    const button = find('button');
    giveFocusBack(button);
    expect(document.activeElement).toBe(button);
    button.remove();
    giveFocusBack(button);
    await new Promise((done) => setTimeout(done, 20));
    expect(document.activeElement).toBe(find('h1'));
  });

  it.each(['remove', 'disable'])('goes on nearby if what had it goes away: %s', async (how) => {
    find('main').insertAdjacentHTML('beforeend', '<section data-home></section>');
    const stop = catchFocus();
    const button = find('button') as HTMLButtonElement;
    button.focus();
    if (how === 'remove') button.remove();
    else button.disabled = true;
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(find('section'));
    stop();
  });

  it('is not caught if somebody let it go', async () => {
    find('main').insertAdjacentHTML('beforeend', '<section data-home></section>');
    const stop = catchFocus();
    find('button').focus();
    find('button').blur();
    find('h2').remove();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
    stop();
  });
});
