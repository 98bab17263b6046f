import { isSecret, newSecret } from '../api-client/client-secret.ts';

const prefixOf = (company: number): string => `lagra_pair_${company}_`;

/** [MS1] A new code of an invitation: it tells who invites, to whom holds it, and has a secret and a checksum as those of API clients. */
export const newPairingCode = (
  company: number,
  fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string => newSecret(fill, prefixOf(company));

/** The company that a code is from; undefined where a text is none. */
export function companyOfCode(text: string): number | undefined {
  const [, digits] = /^lagra_pair_([1-9]\d{0,9})_/.exec(text) ?? [];
  const company = Number(digits);
  return digits !== undefined && isSecret(text, prefixOf(company)) ? company : undefined;
}
