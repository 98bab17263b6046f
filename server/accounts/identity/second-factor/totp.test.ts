import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, readCode } from './factor-code.ts';
import { createSecretBox } from './secret-box.ts';
import { newTotpSecret, totpCode, totpKey, totpStep } from './totp.ts';

const at = Date.parse('2026-05-04T08:00:00.000Z');
const secret = new TextEncoder().encode('12345678901234567890');

describe('a code of an authenticator app', () => {
  it('[SF4] is that of RFC 6238, of this moment or one step away', () => {
    expect(totpCode(secret, 59_000)).toBe('287082');
    expect(totpStep(secret, '287082', 59_000)).toBe(1);
    expect(
      [-60, -30, 0, 30, 60].map((late) => totpStep(secret, totpCode(secret, at), at + late * 1000)),
    ).toEqual([null, at / 30_000, at / 30_000, at / 30_000, null]);
  });

  it('[SF2] comes from a secret of 160 bits that names the account and us', () => {
    const { uri, text } = totpKey(secret, 'kim@example.com');
    expect(text).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lagra:kim%40example\.com\?issuer=Lagra&secret=GEZD/);
    expect(newTotpSecret()).toHaveLength(20);
    expect(newTotpSecret()).not.toEqual(newTotpSecret());
  });
});

describe('a typed code', () => {
  it.each([
    [' 492 039 ', { kind: 'totp', code: '492039' }],
    ['492-039', { kind: 'totp', code: '492039' }],
    ['7HK2M-P9RX4', { kind: 'recovery', code: '7hk2mp9rx4' }],
    ['7hk2m p9rx4', { kind: 'recovery', code: '7hk2mp9rx4' }],
  ])('[SF4] is %j read without its spaces, hyphens and capitals', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it('[SF2] for recovery is one of ten, without signs that look alike', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  });
});

describe('a secret at rest', () => {
  const box = createSecretBox('the key of this server');

  it('[SF1] opens for its owner with the key of the server, and for nobody else', () => {
    const sealed = box.seal(secret, 'kim');
    expect(sealed.includes(Buffer.from(secret))).toBe(false);
    expect(box.open(sealed, 'kim')).toEqual(Buffer.from(secret));
    expect(() => box.open(sealed, 'ann')).toThrow('authenticate');
    expect(() => createSecretBox('another key').open(sealed, 'kim')).toThrow('authenticate');
    expect(box.seal(secret, 'kim')).not.toEqual(sealed);
  });

  it('[SF1] that is only compared is a hash with the key of the server', () => {
    expect(box.mark('7hk2mp9rx4', 'kim')).toEqual(box.mark('7hk2mp9rx4', 'kim'));
    expect(box.mark('7hk2mp9rx4', 'ann')).not.toEqual(box.mark('7hk2mp9rx4', 'kim'));
    expect(createSecretBox('another key').mark('7hk2mp9rx4', 'kim')).not.toEqual(
      box.mark('7hk2mp9rx4', 'kim'),
    );
  });
});
