import { z } from 'zod';

const company = z.object({ id: z.int(), name: z.string() });
const companies = z.array(company);
type Company = z.output<typeof company>;

const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(['en', 'sv']),
  lastCompany: z.int().nullable(),
});
type User = z.output<typeof user>;

const COMPANIES = 'user-companies';
const ACTIVE = 'active-company';
const USER = 'lagra-user';

/** What is kept of a session on this device; the cookie that proves it is out of a script's reach. */
export interface KeptSession {
  readonly user: null;
  readonly companies: readonly Company[];
  readonly active: Company | null;
}

/** The session kept here. Entries that are malformed are taken away; rejects where no companies are left. */
export async function restoreSession(storage: Storage): Promise<KeptSession> {
  const kept = read(storage, COMPANIES, companies);
  const active = read(storage, ACTIVE, company.nullable());
  if (!kept) throw new Error('no session is kept here');
  return { user: null, companies: kept, active: active ?? null };
}

interface Session extends Pick<KeptSession, 'companies' | 'active'> {
  readonly user?: User | null;
}

/** Keeps a session. A storage that is full or shut is no reason to stop: the session is only not restored. */
export function keepSession(storage: Storage, session: Session): void {
  if (session.user) write(storage, USER, session.user);
  write(storage, COMPANIES, session.companies);
  write(storage, ACTIVE, session.active);
}

/** Who signed in here last, for a start without a connection. */
export function keptUser(storage: Storage): User | null {
  return read(storage, USER, user) ?? null;
}

export function forgetSession(storage: Storage): void {
  for (const key of [USER, COMPANIES, ACTIVE]) attempt(() => storage.removeItem(key));
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
