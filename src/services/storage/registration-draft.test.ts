import { expect, test } from 'vitest';
import {
  forgetRegistration,
  keepPendingEmail,
  keepRegistration,
  keptPendingEmail,
  keptRegistration,
} from './registration-draft.ts';

/** A tab's storage; if `shut`, every access throws. */
function tab(shut = false): Storage {
  const entries = new Map<string, string>();
  const reach = <T>(work: () => T): T => {
    if (shut) throw new DOMException('shut', 'SecurityError');
    return work();
  };
  return {
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => reach(() => entries.get(key) ?? null),
    setItem: (key, value) => reach(() => void entries.set(key, value)),
    removeItem: (key) => reach(() => void entries.delete(key)),
  };
}

const company = { company: 'Alm AB', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' };
const draft = { token: 't', step: 'account', plan: 'starter', company, card: null } as const;

test('[STO6] a sign-up is kept, without a password, and forgotten', () => {
  const storage = tab();
  keepRegistration(storage, { ...draft, password: 'three tired herons' } as typeof draft);
  expect(keptRegistration(storage)).toEqual(draft);
  expect(storage.getItem('lagra-registration')).not.toContain('herons');
  forgetRegistration(storage);
  expect(keptRegistration(storage)).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"token":1}', JSON.stringify({ ...draft, step: 'nowhere' })])(
  '[STO6] a malformed sign-up %j is none',
  (text) => {
    const storage = tab();
    storage.setItem('lagra-registration', text);
    expect(keptRegistration(storage)).toBeNull();
  },
);

test('[STO6] the address that a mail went to is kept', () => {
  const storage = tab();
  expect(keptPendingEmail(storage)).toBe('');
  keepPendingEmail(storage, 'kim@example.com');
  expect(keptPendingEmail(storage)).toBe('kim@example.com');
});

test('[STO2] a tab whose storage is shut keeps nothing, and stops nothing', () => {
  const storage = tab(true);
  keepRegistration(storage, draft);
  keepPendingEmail(storage, 'kim@example.com');
  forgetRegistration(storage);
  expect([keptRegistration(storage), keptPendingEmail(storage)]).toEqual([null, '']);
});
