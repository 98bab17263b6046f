/** Marks a field that goes by the code typed into it, of a scanner too: Enter is its own. */
export const TAKES_CODES = { 'data-takes-codes': true } as const;

/** Whether what is being typed there, by hand or by a scanner, is of such a field. */
export const takesCodes = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.value !== '' && target.matches('[data-takes-codes]');
