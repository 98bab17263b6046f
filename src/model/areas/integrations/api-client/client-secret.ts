import type { KeptSecret } from './api-client.kind.ts';

/** By which scanners of published code know a secret of ours. */
export const SECRET_PREFIX = 'lagra_live_';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 of 62 characters are 190 bits. */
const RANDOM = 32;
const CHECKSUM = 6;
/** Bytes from here on would favour the first characters. */
const FAIR = 256 - (256 % DIGITS.length);
const FORM = new RegExp(`^([0-9A-Za-z]{${RANDOM}})([0-9A-Za-z]{${CHECKSUM}})$`);

/** [APC4] A new secret: its prefix, 32 random characters, and the checksum that tells it from noise. */
export function newSecret(
  fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
  prefix = SECRET_PREFIX,
): string {
  let random = '';
  while (random.length < RANDOM)
    for (const byte of fill(new Uint8Array(64)))
      if (byte < FAIR && random.length < RANDOM) random += DIGITS[byte % DIGITS.length];
  return `${prefix}${random}${checksumOf(random)}`;
}

/** [APC4] Whether a text is a secret of ours, as far as its own form tells. */
export function isSecret(text: string, prefix = SECRET_PREFIX): boolean {
  if (!text.startsWith(prefix)) return false;
  const [, random, checksum] = FORM.exec(text.slice(prefix.length)) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

/** [APC4] What is kept of a secret. Asks for a secure context in browsers. */
export async function keptOf(secret: string): Promise<KeptSecret> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { hash, lastFour: secret.slice(-4) };
}

/** CRC-32 in base 62, as in the tokens of GitHub and npm. */
function checksumOf(random: string): string {
  let rest = crc32(new TextEncoder().encode(random));
  let digits = '';
  for (let place = 0; place < CHECKSUM; place++) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** CRC-32 of ISO 3309, as in zip files; as an unsigned whole number. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
