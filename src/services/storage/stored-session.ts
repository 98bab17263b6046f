import { z } from 'zod';

export const keptCompany = z.object({ id: z.int(), name: z.string() });
const companies = z.array(keptCompany);
type Company = z.output<typeof keptCompany>;

export const keptPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(['en', 'sv']),
  lastCompany: z.int().nullable(),
});
type User = z.output<typeof keptPerson>;

const COMPANIES = 'user-companies';
const ACTIVE = 'active-company';
const USER = 'lagra-user';
const RIGHTS = 'lagra-rights-company';

/** What is kept of a session on this device; the cookie that proves it is out of a script's reach. */
export interface KeptSession {
  readonly user: null;
  readonly companies: readonly Company[];
  readonly active: Company | null;
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
  const kept = read(shared, COMPANIES, companies);
  const last = read(shared, ACTIVE, keptCompany.nullable());
  const here = read(own, ACTIVE, keptCompany.nullable());
  if (!kept) throw new Error('no session is kept here');
  const active = kept.find(({ id }) => id === here?.id) ?? last ?? null;
  return { user: null, companies: kept, active };
}

interface Session extends Pick<KeptSession, 'companies' | 'active'> {
  readonly user?: User | null;
}

/** Keeps a session. A storage that is full or shut is no reason to stop: the session is only not restored. */
export function keepSession({ shared, own }: SessionStorages, session: Session): void {
  if (session.user) write(shared, USER, session.user);
  write(shared, COMPANIES, session.companies);
  for (const storage of [shared, own]) write(storage, ACTIVE, session.active);
}

/** Who signed in here last, for a start without a connection. */
export function keptUser(storage: Storage): User | null {
  return read(storage, USER, keptPerson) ?? null;
}

/** As `keepSession`, for the person alone. */
export const keepUser = (storage: Storage, user: User): void => write(storage, USER, user);

/** In which company the rights that this device keeps are held: tabs may work in several. */
export const keepRightsCompany = (storage: Storage, company: number | null): void =>
  write(storage, RIGHTS, company);

export const keptRightsCompany = (storage: Storage): number | null => read(storage, RIGHTS, z.int()) ?? null;

export function forgetSession({ shared, own }: SessionStorages): void {
  for (const key of [USER, COMPANIES, ACTIVE, RIGHTS]) attempt(() => shared.removeItem(key));
  attempt(() => own.removeItem(ACTIVE));
}

function read<T>(storage: Storage, key: string, shape: z.ZodType<T>): T | undefined {
  const text = attempt(() => storage.getItem(key));
  if (text === null || text === undefined) return undefined;
  const parsed = shape.safeParse(attempt(() => JSON.parse(text)));
  if (parsed.success) return parsed.data;
  attempt(() => storage.removeItem(key));
  return undefined;
}

const write = (storage: Storage, key: string, value: unknown): void =>
  attempt(() => storage.setItem(key, JSON.stringify(value)));

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
