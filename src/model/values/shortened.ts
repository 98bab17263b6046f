/** `7.35E+12`, `7,35E+12`; without a decimal sign the plus tells it from a code such as `1E5`. */
const SHORTENED = /^\d[.,]\d+E\+?\d{1,3}$|^\dE\+\d{2,3}$/i;

/** Whether a code is what a spreadsheet made of its figures: the last of them are lost. [CK9] */
export const isShortened = (code: string): boolean => SHORTENED.test(code.trim());
