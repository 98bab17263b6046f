import type { FactorState } from './factor-store.ts';
import type { factorMethods } from '#model/identity/session.api.ts';

type Method = (typeof factorMethods)[number];

/** Recovery codes stand in for a factor; alone they are none. */
export const hasFactor = ({ totp, passkeys }: FactorState): boolean => totp || passkeys > 0;

/** The ways in which a person may give a second factor. */
export function methodsOf(state: FactorState): Method[] {
  const ways: readonly (readonly [Method, boolean])[] = [
    ['totp', state.totp],
    ['passkey', state.passkeys > 0],
    ['recovery', state.recoveryCodes > 0],
  ];
  return ways.flatMap(([method, has]) => (has ? [method] : []));
}
