import { z } from 'zod';
import { attempt, keepJson } from './kept-json.ts';

const KEY = 'lagra-registration';
const EMAIL = 'lagra-pending-email';

const draft = z.object({
  token: z.string(),
  step: z.enum(['plan', 'company', 'payment', 'account']),
  plan: z.string().nullable(),
  company: z
    .object({ company: z.string(), country: z.string(), currency: z.string(), timeZone: z.string() })
    .nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});

/** An unfinished sign-up, for the lifetime of the tab; never contains a password. */
export type KeptRegistration = z.output<typeof draft>;

/** Null if nothing is stored, or it is malformed. */
export function keptRegistration(storage: Storage): KeptRegistration | null {
  try {
    return draft.parse(JSON.parse(storage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores only these fields; a full or unavailable storage is ignored. */
export function keepRegistration(storage: Storage, kept: KeptRegistration): void {
  const { token, step, plan, company, card } = kept;
  keepJson(storage, KEY, { token, step, plan, company, card });
}

export function forgetRegistration(storage: Storage): void {
  attempt(() => storage.removeItem(KEY));
}

/** The address a mail was sent to, for the lifetime of the tab. */
export function keepPendingEmail(storage: Storage, email: string): void {
  attempt(() => storage.setItem(EMAIL, email));
}

export const keptPendingEmail = (storage: Storage): string => attempt(() => storage.getItem(EMAIL)) ?? '';
