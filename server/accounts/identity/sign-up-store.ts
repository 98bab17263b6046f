import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#model/values/languages.ts';
import { linkLife } from './link-store.ts';
import { anyOf } from '#server/platform/db/any-of.ts';

/** A person who requested an account and has not yet verified the address. `email` is in lower case. */
export interface SignUp {
  /** The id the person will have. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: Language;
  readonly form: CompanyForm;
  readonly plan: string;
  readonly registration: string;
  /** Of the secret of the browser that signed up; null for one from before there was any. */
  readonly browserHash: Buffer | null;
}

/** Pending sign-ups. They give no access and found nothing until their address is verified; then they are deleted. */
export interface SignUpStore {
  /** Stores a sign-up beside others of its address. Returns its id. */
  put(signUp: Omit<SignUp, 'id'>, within: Kysely<Schema>): Promise<string>;
  find(id: string): Promise<SignUp | undefined>;
  /** The latest one of an address. */
  findByEmail(email: string): Promise<SignUp | undefined>;
  /** The latest one of an address that came from this browser. */
  findOfBrowser(email: string, browserHash: Buffer | null): Promise<SignUp | undefined>;
  /** Ends the other sign-ups of its address. False if it was ended itself, because another one was confirmed. */
  endOthers(id: string, within: Kysely<Schema>): Promise<boolean>;
  remove(id: string, within: Kysely<Schema>): Promise<void>;
  /** Restarts a sign-up's validity period. */
  extend(id: string): Promise<void>;
}

/** Those that still wait, the latest alone. */
const signUps = (kysely: Kysely<Schema>, now: string) =>
  kysely
    .selectFrom('sign_up')
    .select(['id', 'email', 'name', 'password_hash as passwordHash', 'locale', 'form', 'plan'])
    .select(['registration', 'browser_hash as browserHash'])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .$narrowType<Pick<SignUp, 'locale' | 'form'>>(); // as `put` wrote them

async function endOthers(id: string, within: Kysely<Schema>): Promise<boolean> {
  // All of the address are locked in one order: of two that are confirmed at once, one finds itself gone.
  const rows = await within
    .selectFrom('sign_up')
    .select('id')
    .where('email', '=', (eb) => eb.selectFrom('sign_up').select('email').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!rows.some((row) => row.id === id)) return false;
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  await within.deleteFrom('sign_up').where('id', '=', anyOf(others)).execute();
  return true;
}

/** @param now the clock, UTC ISO */
export function createSignUpStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): SignUpStore {
  const ends = (): string => new Date(Date.parse(now()) + linkLife.verification * 1000).toISOString();
  const latest = () => signUps(kysely, now());
  const ofAddress = (email: string) => latest().where('email', '=', email.toLowerCase());
  return {
    put: async ({ email, name, passwordHash, locale, form, plan, registration, browserHash }, within) => {
      await within.deleteFrom('sign_up').where('expires_at', '<=', now()).execute();
      const id = randomUUID();
      await within
        .insertInto('sign_up')
        .values({
          id,
          email: email.toLowerCase(),
          name,
          password_hash: passwordHash,
          locale,
          form: JSON.stringify(form),
          plan,
          registration,
          browser_hash: browserHash,
          created_at: now(),
          expires_at: ends(),
        })
        .execute();
      return id;
    },
    find: (id) => latest().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email) => ofAddress(email).executeTakeFirst(),
    findOfBrowser: (email, browserHash) =>
      ofAddress(email).where('browser_hash', '=', browserHash).executeTakeFirst(),
    endOthers,
    remove: async (id, within) => {
      await within.deleteFrom('sign_up').where('id', '=', id).execute();
    },
    extend: async (id) => {
      await kysely.updateTable('sign_up').set({ expires_at: ends() }).where('id', '=', id).execute();
    },
  };
}
