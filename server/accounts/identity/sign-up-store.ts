import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#server/platform/http/language.ts';
import { linkLife } from './link-store.ts';

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

const fields = sql`id, email, name, password_hash as "passwordHash", locale, form, plan, registration,
  browser_hash as "browserHash"`;

/** @param now the clock, UTC ISO */
export function createSignUpStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): SignUpStore {
  const ends = (): string => new Date(Date.parse(now()) + linkLife.verification * 1000).toISOString();
  const latest = async (where: RawBuilder<unknown>): Promise<SignUp | undefined> =>
    (
      await sql<SignUp>`select ${fields} from sign_up where ${where} and expires_at > ${now()}
        order by created_at desc, id limit 1`.execute(kysely)
    ).rows[0];
  return {
    put: async ({ email, name, passwordHash, locale, form, plan, registration, browserHash }, within) => {
      await sql`delete from sign_up where expires_at <= ${now()}`.execute(within);
      const id = randomUUID();
      await sql`
        insert into sign_up (id, email, name, password_hash, locale, form, plan, registration, browser_hash,
          created_at, expires_at)
        values (${id}, ${email.toLowerCase()}, ${name}, ${passwordHash}, ${locale}, ${JSON.stringify(form)},
          ${plan}, ${registration}, ${browserHash}, ${now()}, ${ends()})`.execute(within);
      return id;
    },
    find: (id) => latest(sql`id = ${id}`),
    findByEmail: (email) => latest(sql`email = ${email.toLowerCase()}`),
    findOfBrowser: (email, browserHash) =>
      latest(sql`email = ${email.toLowerCase()} and browser_hash = ${browserHash}`),
    endOthers: async (id, within) => {
      // All of the address are locked in one order: of two that are confirmed at once, one finds itself gone.
      const { rows } = await sql<{ id: string }>`select id from sign_up
        where email = (select email from sign_up where id = ${id}) order by id for update`.execute(within);
      if (!rows.some((row) => row.id === id)) return false;
      const others = rows.map((row) => row.id).filter((other) => other !== id);
      await sql`delete from sign_up where id = any(${others}::uuid[])`.execute(within);
      return true;
    },
    remove: async (id, within) => {
      await sql`delete from sign_up where id = ${id}`.execute(within);
    },
    extend: async (id) => {
      await sql`update sign_up set expires_at = ${ends()} where id = ${id}`.execute(kysely);
    },
  };
}
