import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
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

const registrations = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('registration')
    .select(['id', 'setup', 'provider', 'customer', 'payment_method as method'])
    .$narrowType<Pick<Payment, 'method'>>(); // as `notePayment` wrote it

const rowsOf = (kysely: Kysely<Schema>, token: string) =>
  registrations(kysely)
    .select(['used_at', 'used_for', 'usable_from', 'expires_at'])
    .where('token_hash', '=', hashOf(token));

/** Undefined: there is none. */
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirst']>>;

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
      await forgetUnused(kysely, iso(at - OLDEST_PAGE));
      await kysely
        .insertInto('registration')
        .values({
          id: randomUUID(),
          token_hash: hashOf(token),
          source,
          created_at: iso(at),
          usable_from: iso(at + waitFor(pageLoad, at)),
          expires_at: expiresAt,
        })
        .execute();
      return { token, expiresAt };
    },
    find: async (token, email = '') => {
      const row = await rowsOf(kysely, token).executeTakeFirst();
      const fault = isFor(row, email) ? null : faultOf(row, now());
      if (!row || fault) throw refused(fault ?? 'registrationUnknown');
      return row;
    },
    use: (token, email, within) => useUp(token, email, within, now()),
    notePayment: (id, payment) => notePayment(kysely, id, payment),
    paymentOf: async (id) => (await registrations(kysely).where('id', '=', id).executeTakeFirst()) ?? null,
  };
}

/** Registrations that have ended before a moment, but for those that a sign-up waits with. */
async function forgetUnused(kysely: Kysely<Schema>, before: string): Promise<void> {
  await kysely
    .deleteFrom('registration')
    .where('expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sign_up').select('sign_up.id').whereRef('sign_up.registration', '=', 'registration.id'),
        ),
      ),
    )
    .execute();
}

async function notePayment(
  kysely: Kysely<Schema>,
  id: string,
  { setup = null, provider = null, customer = null, method }: Partial<Payment>,
): Promise<void> {
  const json = method ? JSON.stringify(method) : null;
  await kysely
    .updateTable('registration')
    .set(({ fn, val, cast }) => ({
      setup: fn.coalesce(val(setup), 'setup'),
      provider: fn.coalesce(val(provider), 'provider'),
      customer: fn.coalesce(val(customer), 'customer'),
      payment_method: fn.coalesce(cast(val(json), 'jsonb'), 'payment_method'),
    }))
    .where('id', '=', id)
    .execute();
}

async function useUp(token: string, email: string, within: Kysely<Schema>, at: string) {
  const row = await rowsOf(within, token).forUpdate().executeTakeFirst();
  if (row && isFor(row, email)) return { id: row.id, again: true };
  const fault = faultOf(row, at);
  if (!row || fault) throw refused(fault ?? 'registrationUnknown');
  const early = Date.parse(row.usable_from) - Date.parse(at);
  if (early > 0) throw new HttpError(429, { code: 'tooFast' }, Math.ceil(early / 1000));
  await within
    .updateTable('registration')
    .set({ used_at: at, used_for: hashOf(email.toLowerCase()) })
    .where('id', '=', row.id)
    .execute();
  return { id: row.id, again: false };
}

/** Whether a token was used for this address: then the same sign-up was sent again. */
const isFor = (row: Row, email: string): boolean =>
  row?.used_for?.equals(hashOf(email.toLowerCase())) === true;

type Fault = 'registrationUnknown' | 'registrationUsed' | 'registrationExpired';

function faultOf(row: Row, at: string): Fault | null {
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
