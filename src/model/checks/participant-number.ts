import { rightDigit } from '#model/gs1/check-digit.ts';
import { isLuhn } from './luhn.ts';

/** Electronic Address Scheme, as release 3.0.21 of Peppol BIS Billing has it. */
const schemes: ReadonlySet<string> = new Set(
  (
    '0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200 ' +
    '0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 ' +
    '9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 ' +
    '9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959'
  ).split(' '),
);

/** Whether e-invoices know a scheme of addresses (PEPPOL-EN16931-CL008). */
export const isScheme = (scheme: string): boolean => schemes.has(scheme);

/** The schemes whose numbers are checked, and how: Sweden, GLN, Norway, Denmark, Belgium, Australia; the Netherlands and Iceland by their length. */
const rules: Readonly<Record<string, (number: string) => boolean>> = {
  '0007': (number) => /^\d{10}$/.test(number) && isLuhn(number),
  '0088': (number) => /^\d{2,}$/.test(number) && rightDigit(number) === null,
  '0192': isNorwegian,
  '0184': (number) => /^(DK)?\d{8}$/.test(number),
  '0096': (number) => /^\d{10}$/.test(number),
  '0198': (number) => /^DK\d{8}$/.test(number),
  '0208': (number) =>
    /^\d{10}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  '0151': isAustralian,
  '0106': (number) => /^\d{8}$/.test(number),
  '0190': (number) => /^\d{20}$/.test(number),
  '0196': (number) => /^\d{10}$/.test(number),
};

/**
 * Whether a number can be one of its scheme; numbers of schemes without a rule are not judged. Source: Peppol BIS Billing
 * 3.0.21, PEPPOL-COMMON-R040 to R053 (fatal ones).
 */
export const isNumberOf = (scheme: string, number: string): boolean => rules[scheme]?.(number) ?? true;

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** Nine digits, modulus 11. Source: Brønnøysundregistrene, organisasjonsnummer. */
export function isNorwegian(number: string): boolean {
  const right = (11 - (weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return /^\d{9}$/.test(number) && Number(number) > 0 && right === Number(number[8]);
}

/** Eleven digits, the first less one, modulus 89. Source: Australian Business Register, format of the ABN. */
function isAustralian(number: string): boolean {
  const sum = weighted(number, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10;
  return /^\d{11}$/.test(number) && sum % 89 === 0;
}

/** Where somebody takes e-invoices: a scheme of addresses, and a number of it. */
export interface Participant {
  readonly scheme: string;
  readonly id: string;
}

/** An address as Peppol writes it, `0007:5560000001`; null: it is not written so. */
export function participantIn(text: string): Participant | null {
  const [, scheme, id] = /^\s*(\d{4})\s*:\s*(\S.*?)\s*$/.exec(text) ?? [];
  return scheme === undefined || id === undefined ? null : { scheme, id };
}

/** [CK10] An address of Peppol: a scheme that it has, and a number that can be one of it. */
export function participantFault(text: string): string | null {
  if (text === '') return null;
  const found = participantIn(text);
  return found && isScheme(found.scheme) && isNumberOf(found.scheme, found.id) ? null : 'notAParticipant';
}
