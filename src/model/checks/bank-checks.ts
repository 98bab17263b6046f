import { isValidBIC, isValidIBAN, electronicFormatIBAN } from 'ibantools';
import { isSwishNumber } from '../values/swish-number.ts';
import { isLuhn } from './luhn.ts';

/** A field's code, `code:example`, or null where nothing is wrong; an empty text is never wrong. */
const judged = (text: string, isRight: (bare: string) => boolean, code: string): string | null =>
  text === '' || isRight(text) ? null : code;

/** [CK7] An IBAN, with or without spaces: length and characters of its country, and its check digits. */
export const ibanFault = (text: string): string | null =>
  judged(
    text,
    (iban) => isValidIBAN(electronicFormatIBAN(iban) ?? ''),
    'notAnIban:SE45 5000 0000 0583 9825 7466',
  );

/** [CK7] A BIC of eight or eleven characters. */
export const bicFault = (text: string): string | null =>
  judged(text, (bic) => isValidBIC(bic.toUpperCase()), 'notABic:ESSESESS');

/** Digits in the form that is written, of which the last is a check digit by Luhn's rule. */
const giro =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text) && isLuhn(text.replace(/\D/g, ''));

/** [CK7] A Swedish Bankgiro number: seven or eight digits, a hyphen before the last four. */
export const bankgiroFault = (text: string): string | null =>
  judged(text, giro(/^\d{3,4}-?\d{4}$/), 'notABankgiro:5050-1055');

/** [CK7] A number of a company that takes payments by Swish: ten digits that begin with 123; a mobile number is none. */
export const swishFault = (text: string): string | null =>
  judged(text, isSwishNumber, 'notASwishNumber:123 456 78 90');

/** [CK7] A Swedish Plusgiro number: two to eight digits, a hyphen before the last. */
export const plusgiroFault = (text: string): string | null =>
  judged(text, giro(/^\d{1,2}( ?\d{2}){0,3}-?\d$|^\d{1,7}-?\d$/), 'notAPlusgiro:90 20 03-3');
