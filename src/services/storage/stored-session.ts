import { isText, isWhole, listOf, oneOf, orNull, shaped } from '#model/values/guards.ts';
import { attempt, keepJson, keptJson } from './kept-json.ts';

export interface KeptCompany {
  readonly id: number;
  readonly name: string;
}

export interface KeptPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: 'en' | 'sv';
  readonly lastCompany: number | null;
}

export const isKeptCompany = shaped<KeptCompany>({ id: isWhole, name: isText });
export const isKeptPerson = shaped<KeptPerson>({
  id: isText,
  email: isText,
  name: isText,
  locale: oneOf('en', 'sv'),
  lastCompany: orNull(isWhole),
});

const COMPANIES = 'user-companies';
const ACTIVE = 'active-company';
const USER = 'lagra-user';
const RIGHTS = 'lagra-rights-company';

/** What is kept of a session on this device; the cookie that proves it is out of a script's reach. */
export interface KeptSession {
  readonly user: null;
  readonly companies: readonly KeptCompany[];
  readonly active: KeptCompany | null;
}

/** Where a session is kept: what all tabs share, and what is this tab's alone. */
export interface SessionStorages {
  readonly shared: Storage;
  readonly own: Storage;
}

/**
 * The session kept here, in the company that was open in this tab, else in the one that was opened last. Entries that
 * are malformed are taken away; rejects where no companies are left.
 */
export async function restoreSession({ shared, own }: SessionStorages): Promise<KeptSession> {
  const kept = read(shared, COMPANIES, listOf(isKeptCompany));
  const last = read(shared, ACTIVE, orNull(isKeptCompany));
  const here = read(own, ACTIVE, orNull(isKeptCompany));
  if (!kept) throw new Error('no session is kept here');
  const active = kept.find(({ id }) => id === here?.id) ?? last ?? null;
  return { user: null, companies: kept, active };
}

interface Session extends Pick<KeptSession, 'companies' | 'active'> {
  readonly user?: KeptPerson | null;
}

/** Keeps a session. A storage that is full or shut is no reason to stop: the session is only not restored. */
export function keepSession({ shared, own }: SessionStorages, session: Session): void {
  if (session.user) keepJson(shared, USER, session.user);
  keepJson(shared, COMPANIES, session.companies);
  for (const storage of [shared, own]) keepJson(storage, ACTIVE, session.active);
}

/** Who signed in here last, for a start without a connection. */
export function keptUser(storage: Storage): KeptPerson | null {
  return read(storage, USER, isKeptPerson) ?? null;
}

/** As `keepSession`, for the person alone. */
export const keepUser = (storage: Storage, user: KeptPerson): void => keepJson(storage, USER, user);

/** In which company the rights that this device keeps are held: tabs may work in several. */
export const keepRightsCompany = (storage: Storage, company: number | null): void =>
  keepJson(storage, RIGHTS, company);

export const keptRightsCompany = (storage: Storage): number | null => read(storage, RIGHTS, isWhole) ?? null;

export function forgetSession({ shared, own }: SessionStorages): void {
  for (const key of [USER, COMPANIES, ACTIVE, RIGHTS]) attempt(() => shared.removeItem(key));
  attempt(() => own.removeItem(ACTIVE));
}

function read<T>(storage: Storage, key: string, fits: (value: unknown) => value is T): T | undefined {
  const value = keptJson(storage, key, fits);
  if (value === undefined) attempt(() => storage.removeItem(key));
  return value;
}
