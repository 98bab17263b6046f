import { sql, type Kysely, type Transaction } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Something that happened to an account or to access. No secret, and no address of mail, is part of it. */
export interface SecurityEvent {
  /** `signedIn`, `signInFailed`, `lockedOut`, `passwordChanged`, `passwordReset`, `forbidden`, `webhookRefused`, or a fact: `member.removed`. */
  readonly event: string;
  /** The user's id, where they are known. */
  readonly user?: string | null;
  /** Where only an address of mail was given: its hash, as the limits of sign-in use it. */
  readonly account?: string;
  readonly company?: number | null;
  /** Where the request came from. */
  readonly address?: string | null;
  /** A document's id, a command or a route. */
  readonly about?: string;
}

export interface SecurityLog {
  note(event: SecurityEvent): Promise<void>;
  /** As part of a transaction; call `tell` after its commit. */
  noteIn(trx: Transaction<Schema>, event: SecurityEvent): Promise<void>;
  tell(event: SecurityEvent): void;
  /** Calls the listener for everything that is noted. */
  onNoted(listener: (event: SecurityEvent) => void): void;
  /** [SEC3] Deletes what is older than 400 days. */
  forgetOld(): Promise<void>;
}

/** Refusals of the same kind are noted at most this often: a flood of requests must not fill the table. */
const REPEAT_MS = 60_000;
const MOST_REMEMBERED = 10_000;
const refusals: ReadonlySet<string> = new Set(['lockedOut', 'forbidden', 'webhookRefused']);

/** @param now the clock, UTC ISO */
export function createSecurityLog({ kysely }: Pick<Access, 'kysely'>, now: () => string): SecurityLog {
  const listeners: ((event: SecurityEvent) => void)[] = [];
  const noted = new Map<string, number>();
  const isRepeated = (event: SecurityEvent): boolean => {
    if (!refusals.has(event.event)) return false;
    const [key, at] = [JSON.stringify(event), Date.parse(now())];
    const before = noted.get(key);
    if (before !== undefined && at - before < REPEAT_MS) return true;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(key, at);
    return false;
  };
  const add = async (db: Kysely<Schema>, event: SecurityEvent): Promise<void> => {
    const { event: name, user: user_id = null, account = null, company = null, address = null } = event;
    await db
      .insertInto('security_event')
      .values({ at: now(), event: name, user_id, account, company, address, about: event.about ?? '' })
      .execute();
  };
  const tell = (event: SecurityEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return {
    note: async (event) => {
      if (isRepeated(event)) return;
      await add(kysely, event);
      tell(event);
    },
    noteIn: add,
    tell,
    onNoted: (listener) => void listeners.push(listener),
    forgetOld: async () => void (await sql`select forget_old_security_events()`.execute(kysely)),
  };
}
