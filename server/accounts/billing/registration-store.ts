import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { PaymentMethod } from './payment-provider.ts';

/** What is known about a payment. */
export interface Payment {
  /** The provider's id of the current or finished setup. */
  readonly setup: string | null;
  readonly provider: string | null;
  readonly customer: string | null;
  readonly method: PaymentMethod | null;
}

/** A visitor signing up: one visit to the sign-up page. */
export interface Registration extends Payment {
  readonly id: string;
}

/** In seconds. */
const registrationLife = 2 * 3600;
/** People need longer than this to fill in the page. In milliseconds. */
const LEAST_TIME = 2000;
/** A page claiming to be older than this has a wrong clock. In milliseconds. */
const OLDEST_PAGE = 86_400_000;

export interface RegistrationStore {
  /**
   * A token for one sign-up, 256 random bits, and its expiry (UTC ISO). `pageLoad` is the page's own statement of its
   * age.
   */
  issue(source: string, pageLoad: number | undefined): Promise<{ token: string; expiresAt: string }>;
  /** Throws an HttpError 400 for a token that is unknown, expired, or used for an address other than `email`. */
  find(token: string, email?: string): Promise<Registration>;
  /**
   * Uses a token for an address, within the transaction of the sign-up. `again`: it was already used for this address,
   * so the sign-up was sent twice. Throws an HttpError: 400, or 429 if the page was filled in faster than people can.
   */
  use(token: string, email: string, within: Kysely<Schema>): Promise<{ id: string; again: boolean }>;
  notePayment(id: string, payment: Partial<Payment>): Promise<void>;
  paymentOf(id: string): Promise<Payment | null>;
}

interface Row extends Registration {
  readonly used_at: string | null;
  readonly used_for: Buffer | null;
  readonly usable_from: string;
  readonly expires_at: string;
}

const fields = sql`id, setup, provider, customer, payment_method as method`;

/** @param now the clock, UTC ISO */
export function createRegistrationStore(
  { kysely }: Pick<Access, 'kysely'>,
  now: () => string,
): RegistrationStore {
  return {
    issue: async (source, pageLoad) => {
      const token = randomBytes(32).toString('base64url');
      const at = Date.parse(now());
      const expiresAt = iso(at + registrationLife * 1000);
      await sql`delete from registration where expires_at < ${iso(at - OLDEST_PAGE)}
        and not exists (select 1 from sign_up where sign_up.registration = registration.id)`.execute(kysely);
      await sql`insert into registration (id, token_hash, source, created_at, usable_from, expires_at)
        values (${randomUUID()}, ${hashOf(token)}, ${source}, ${iso(at)}, ${iso(at + waitFor(pageLoad, at))},
          ${expiresAt})`.execute(kysely);
      return { token, expiresAt };
    },
    find: async (token, email = '') => {
      const row = await readRow(kysely, token);
      const fault = isFor(row, email) ? null : faultOf(row, now());
      if (!row || fault) throw refused(fault ?? 'registrationUnknown');
      return row;
    },
    use: (token, email, within) => useUp(token, email, within, now()),
    notePayment: async (id, { setup, provider, customer, method }) => {
      await sql`update registration set setup = coalesce(${setup ?? null}, setup),
          provider = coalesce(${provider ?? null}, provider), customer = coalesce(${customer ?? null}, customer),
          payment_method = coalesce(${method ? JSON.stringify(method) : null}::jsonb, payment_method)
        where id = ${id}`.execute(kysely);
    },
    paymentOf: async (id) =>
      (await sql<Payment>`select ${fields} from registration where id = ${id}`.execute(kysely)).rows[0] ??
      null,
  };
}

async function useUp(token: string, email: string, within: Kysely<Schema>, at: string) {
  const row = await readRow(within, token, sql`for update`);
  if (row && isFor(row, email)) return { id: row.id, again: true };
  const fault = faultOf(row, at);
  if (!row || fault) throw refused(fault ?? 'registrationUnknown');
  const early = Date.parse(row.usable_from) - Date.parse(at);
  if (early > 0) throw new HttpError(429, { code: 'tooFast' }, Math.ceil(early / 1000));
  await sql`update registration set used_at = ${at}, used_for = ${hashOf(email.toLowerCase())} where id = ${row.id}`.execute(
    within,
  );
  return { id: row.id, again: false };
}

async function readRow(kysely: Kysely<Schema>, token: string, lock = sql``): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select ${fields}, used_at, used_for, usable_from, expires_at from registration
     where token_hash = ${hashOf(token)} ${lock}`.execute(kysely);
  return rows[0];
}

/** Whether a token was used for this address: then the same sign-up was sent again. */
const isFor = (row: Row | undefined, email: string): boolean =>
  row?.used_for?.equals(hashOf(email.toLowerCase())) === true;

type Fault = 'registrationUnknown' | 'registrationUsed' | 'registrationExpired';

function faultOf(row: Row | undefined, at: string): Fault | null {
  if (!row) return 'registrationUnknown';
  if (row.used_at !== null) return 'registrationUsed';
  return row.expires_at <= at ? 'registrationExpired' : null;
}

const refused = (code: Fault): HttpError =>
  new HttpError(400, { code, fields: { registration_token: code } });

/**
 * Milliseconds until a sign-up is believed to come from a person. The page states how long it has been open, or when it
 * was loaded; a wrong clock, or a page that states nothing, causes no wait.
 */
function waitFor(pageLoad: number | undefined, at: number): number {
  if (pageLoad === undefined) return 0;
  const age = pageLoad > 1e11 ? at - pageLoad : pageLoad;
  return age < 0 || age > OLDEST_PAGE ? 0 : Math.max(0, LEAST_TIME - age);
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
