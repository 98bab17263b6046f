/** Luhn's rule: the digit that digits are to end with, and whether they do. */
export {
  luhnChecksumDigit as luhnDigit,
  luhnChecksumValidate as isLuhn,
} from 'stdnum/lib/cjs/util/checksum.js';
