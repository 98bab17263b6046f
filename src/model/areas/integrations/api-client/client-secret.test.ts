import { describe, expect, test } from 'vitest';
import { crc32, isSecret, keptOf, newSecret, SECRET_PREFIX } from './client-secret.ts';

const fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

describe('the secret of an API client', () => {
  test('[APC4] is told from noise by its prefix and its checksum', () => {
    const secrets = Array.from({ length: 200 }, () => newSecret(fill));
    expect(new Set(secrets).size).toBe(200);
    for (const secret of secrets) {
      expect(secret).toMatch(/^lagra_live_[0-9A-Za-z]{38}$/);
      expect(isSecret(secret)).toBe(true);
      const at = SECRET_PREFIX.length + 3;
      const other = secret[at] === 'a' ? 'b' : 'a';
      expect(isSecret(`${secret.slice(0, at)}${other}${secret.slice(at + 1)}`)).toBe(false);
    }
    expect(isSecret('')).toBe(false);
    expect(isSecret(`${SECRET_PREFIX}${'a'.repeat(38)}`)).toBe(false);
  });

  test('[APC4] has a CRC-32 as others compute it', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcb_f4_39_26);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  test('[APC4] takes each character as often as any other', () => {
    const firstOf = (byte: number): string => {
      let round = 0;
      // Bytes that would favour the first characters are passed over: what is taken then is 0.
      return newSecret((bytes) => bytes.fill(round++ === 0 ? byte : 0)).charAt(SECRET_PREFIX.length);
    };
    const counts = Map.groupBy(
      Array.from({ length: 256 }, (_, byte) => firstOf(byte)),
      (first) => first,
    );
    expect(counts.size).toBe(62);
    expect([...counts].filter(([first, all]) => all.length !== (first === '0' ? 4 + 8 : 4))).toEqual([]);
  });

  test('[APC4] is kept as its SHA-256 and its last four characters', async () => {
    expect(await keptOf('abc')).toEqual({
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      lastFour: 'abc',
    });
  });
});
