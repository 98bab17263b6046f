import { rightDigit } from '#model/gs1/check-digit.ts';

/** Thirteen digits, the last of which is the check digit. */
export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && rightDigit(text) === null;

/** Whether a printer's Code 128 can hold a text: it has the printable characters of ASCII. */
export const isPrintable = (text: string): boolean => /^[ -~]+$/.test(text);
