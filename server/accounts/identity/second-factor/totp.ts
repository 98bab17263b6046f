import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const SECRET_BYTES = 20;

export const newTotpSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** What an authenticator app is set up with: as a URI for its camera, and as text to type. */
export function totpKey(secret: Uint8Array, email: string): { uri: string; text: string } {
  const totp = totpOf(secret, email);
  return { uri: totp.toString(), text: totp.secret.base32 };
}

/** The six digits that an app shows at a moment (ms). */
export const totpCode = (secret: Uint8Array, at: number): string =>
  totpOf(secret).generate({ timestamp: at });

/**
 * The time step whose code this is, null if it is none: the clocks of phones may be one step away. A code is taken only
 * if its step is later than that of the last one.
 */
export function totpStep(secret: Uint8Array, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / 1000 / PERIOD) + delta;
}

const totpOf = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: 'Lagra',
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period: PERIOD,
  });
