import { randomInt } from 'node:crypto';

const RECOVERY_CODES = 10;

/** Without letters and digits that look alike. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

/** Ten codes to write down, of 49 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

const half = (): string => Array.from({ length: HALF }, () => signs.charAt(randomInt(signs.length))).join('');

/** A code as typed or pasted: six digits are an app's, anything else may be a recovery code. */
export function readCode(typed: string): { readonly kind: 'totp' | 'recovery'; readonly code: string } {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  return { kind: /^\d{6}$/.test(code) ? 'totp' : 'recovery', code };
}
