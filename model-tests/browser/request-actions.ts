import type { PageAction } from './page-action.ts';

/**
 * What is typed of a request for quotation, or chosen of its offers, is pressed in its page tests: here it comes from elsewhere, and is
 * watched. Its buttons are pressed.
 */
export const requestActions: readonly PageAction[] = [
  { label: /^(update|answer|decline|estimate|ask|extend|award|noteMailed)\b.*$/, elsewhere: true },
];
