/** Screens that are told apart by more than their style; the others are in the styles alone. */

/** The smallest phones, upright: no room for two rows of cards, nor for two floating texts. */
export const LOW_PHONE = '(max-height: 600px) and (orientation: portrait)';
export const UPRIGHT_PHONE = '(max-width: 899px) and (orientation: portrait)';
