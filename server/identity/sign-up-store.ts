import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CompanyForm } from '#model/company/company.facts.ts';
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
}

/** Pending sign-ups. They give no access and found nothing until their address is verified; then they are deleted. */
export interface SignUpStore {
  /** Stores a sign-up, replacing an earlier one for the address, whose links become invalid. Returns its id. */
  put(signUp: Omit<SignUp, 'id'>, within: Kysely<Schema>): Promise<string>;
  find(id: string): Promise<SignUp | undefined>;
  findByEmail(email: string): Promise<SignUp | undefined>;
  remove(id: string, within: Kysely<Schema>): Promise<void>;
  /** Restarts a sign-up's validity period. */
  extend(id: string): Promise<void>;
}

const fields = sql`id, email, name, password_hash as "passwordHash", locale, form, plan, registration`;

/** @param now the clock, UTC ISO */
export function createSignUpStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): SignUpStore {
  const ends = (): string => new Date(Date.parse(now()) + linkLife.verification * 1000).toISOString();
  return {
    put: async ({ email, name, passwordHash, locale, form, plan, registration }, within) => {
      await sql`delete from sign_up where expires_at <= ${now()}`.execute(within);
      const { rows } = await sql<{ id: string }>`
        insert into sign_up (id, email, name, password_hash, locale, form, plan, registration, created_at, expires_at)
        values (${randomUUID()}, ${email.toLowerCase()}, ${name}, ${passwordHash}, ${locale}, ${JSON.stringify(form)},
          ${plan}, ${registration}, ${now()}, ${ends()})
        on conflict (email) do update set id = excluded.id, name = excluded.name, locale = excluded.locale,
          password_hash = excluded.password_hash, form = excluded.form, plan = excluded.plan,
          registration = excluded.registration, created_at = excluded.created_at, expires_at = excluded.expires_at
        returning id`.execute(within);
      return rows[0]?.id ?? '';
    },
    find: async (id) =>
      (
        await sql<SignUp>`select ${fields} from sign_up where id = ${id} and expires_at > ${now()}`.execute(
          kysely,
        )
      ).rows[0],
    findByEmail: async (email) =>
      (
        await sql<SignUp>`
        select ${fields} from sign_up where email = ${email.toLowerCase()} and expires_at > ${now()}`.execute(
          kysely,
        )
      ).rows[0],
    remove: async (id, within) => {
      await sql`delete from sign_up where id = ${id}`.execute(within);
    },
    extend: async (id) => {
      await sql`update sign_up set expires_at = ${ends()} where id = ${id}`.execute(kysely);
    },
  };
}
