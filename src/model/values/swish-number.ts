/** The digits of a number for Swish, however it is written. */
export const swishDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Whether it is a company's: ten digits, of which the first three are 123. */
export const isSwishNumber = (text: string): boolean => /^123\d{7}$/.test(swishDigits(text));
