import { permissionToday } from '#model/earlier-names.ts';
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
const WAREHOUSES = 'lagra-rights-warehouses';
const PERMISSIONS = 'lagra-rights';
const LEFT = 'lagra-left-company';

/** What is stored of a session on this device; the cookie that authenticates it is not accessible to scripts. */
export interface KeptSession {
  readonly user: null;
  readonly companies: readonly KeptCompany[];
  readonly active: KeptCompany | null;
}

/** Where a session is stored: shared by all tabs, and for this tab only. */
export interface SessionStorages {
  readonly shared: Storage;
  readonly own: Storage;
}

/**
 * The stored session, in the company open in this tab, else the one worked in last: a tab opened by a link has no
 * storage of its own yet, and the tab with the link was the one worked in. It stays in that company from then on.
 * Malformed entries are removed; rejects if no companies are left.
 */
export async function restoreSession({ shared, own }: SessionStorages): Promise<KeptSession> {
  const kept = read(shared, COMPANIES, listOf(isKeptCompany));
  const last = read(shared, ACTIVE, orNull(isKeptCompany));
  const here = read(own, ACTIVE, orNull(isKeptCompany));
  if (!kept) throw new Error('no session is kept here');
  const theirs = (company: KeptCompany | null | undefined) => kept.find(({ id }) => id === company?.id);
  const active = theirs(here) ?? theirs(last) ?? null;
  if (active) keepJson(own, ACTIVE, active);
  return { user: null, companies: kept, active };
}

interface Session extends Pick<KeptSession, 'companies' | 'active'> {
  readonly user?: KeptPerson | null;
}

/** Stores a session. A full or unavailable storage is ignored: the session is then not restored. */
export function keepSession({ shared, own }: SessionStorages, session: Session): void {
  if (session.user) keepJson(shared, USER, session.user);
  keepJson(shared, COMPANIES, session.companies);
  for (const storage of [shared, own]) keepJson(storage, ACTIVE, session.active);
}

/** [STO11] The person is no member of a company any more: the device goes on without it, and this tab has to say so. */
export function leaveCompany({ shared, own }: SessionStorages, left: KeptCompany): void {
  const kept = read(shared, COMPANIES, listOf(isKeptCompany)) ?? [];
  keepJson(
    shared,
    COMPANIES,
    kept.filter(({ id }) => id !== left.id),
  );
  for (const storage of [shared, own])
    if (read(storage, ACTIVE, orNull(isKeptCompany))?.id === left.id) keepJson(storage, ACTIVE, null);
  if (keptRightsCompany(shared) === left.id) keepRightsCompany(shared, null);
  keepJson(own, LEFT, left);
}

/** The company that this tab has just left; asked for once. */
export function takeLeftCompany({ own }: SessionStorages): KeptCompany | null {
  const left = read(own, LEFT, isKeptCompany) ?? null;
  attempt(() => own.removeItem(LEFT));
  return left;
}

/** This tab is worked in: tabs opened from now on start in its company. */
export function keepWorkedIn({ shared }: SessionStorages, active: KeptCompany): void {
  keepJson(shared, ACTIVE, active);
}

/** The person who last signed in here, for an offline start. */
export function keptUser(storage: Storage): KeptPerson | null {
  return read(storage, USER, isKeptPerson) ?? null;
}

/** As `keepSession`, for the person alone. */
export const keepUser = (storage: Storage, user: KeptPerson): void => keepJson(storage, USER, user);

interface KeptRights {
  readonly permissions?: readonly string[];
  /** Where they hold; null: everywhere. */
  readonly warehouses?: readonly string[] | null;
}

/** The company that the stored permissions belong to, as tabs may have different ones open, and all of them: a cookie holds some. */
export function keepRightsCompany(
  storage: Storage,
  company: number | null,
  { permissions = [], warehouses = null }: KeptRights = {},
): void {
  keepJson(storage, RIGHTS, company);
  keepJson(storage, WAREHOUSES, warehouses);
  keepJson(storage, PERMISSIONS, permissions);
}

/** Under today's names; null in what an earlier build stored: its cookie held all. */
export const keptPermissions = (storage: Storage): readonly string[] | null =>
  read(storage, PERMISSIONS, listOf(isText))?.map(permissionToday) ?? null;

export const keptRightsWarehouses = (storage: Storage): readonly string[] | null =>
  read(storage, WAREHOUSES, orNull(listOf(isText))) ?? null;

export const keptRightsCompany = (storage: Storage): number | null => read(storage, RIGHTS, isWhole) ?? null;

export function forgetSession({ shared, own }: SessionStorages): void {
  for (const key of [USER, COMPANIES, ACTIVE, RIGHTS, WAREHOUSES, PERMISSIONS])
    attempt(() => shared.removeItem(key));
  for (const key of [ACTIVE, LEFT]) attempt(() => own.removeItem(key));
}

function read<T>(storage: Storage, key: string, fits: (value: unknown) => value is T): T | undefined {
  const value = keptJson(storage, key, fits);
  if (value === undefined) attempt(() => storage.removeItem(key));
  return value;
}
