import { luhnChecksumDigit, luhnChecksumValidate } from 'stdnum/lib/cjs/util/checksum.js';

/** The check digit that digits are to end with, by Luhn's rule. */
export const luhnDigit = (digits: string): string => luhnChecksumDigit(digits);

/** Whether the last of these digits is the check digit of those before it, by Luhn's rule. */
export const isLuhn = (digits: string): boolean => luhnChecksumValidate(digits);
