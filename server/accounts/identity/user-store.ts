import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** A person with an account, regardless of companies. `email` is in lower case. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: 'en' | 'sv';
  /** The company they last worked in. */
  readonly lastCompany: number | null;
}

export interface Company {
  readonly id: number;
  readonly name: string;
}

export interface NewUser extends Omit<User, 'lastCompany'> {
  readonly passwordHash: string;
  readonly lastCompany?: number;
}

export interface UserStore {
  find(id: string): Promise<User | undefined>;
  /** With the hash needed to check a password. */
  findByEmail(email: string): Promise<(User & { readonly passwordHash: string }) | undefined>;
  passwordHashOf(id: string): Promise<string | undefined>;
  /** All of them, or none. */
  insert(users: readonly NewUser[], within?: Kysely<Schema>): Promise<void>;
  update(
    id: string,
    change: Partial<Pick<User, 'name' | 'locale' | 'lastCompany'> & { passwordHash: string }>,
    within?: Kysely<Schema>,
  ): Promise<void>;
  /** The companies where the person is an active member, sorted by id. */
  companiesOf(id: string): Promise<Company[]>;
  isEmpty(): Promise<boolean>;
}

const fields = sql`id, email, name, locale, last_company as "lastCompany"`;

/** @param now the clock, UTC ISO */
export function createUserStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): UserStore {
  return {
    find: async (id) =>
      (await sql<User>`select ${fields} from app_user where id = ${id}`.execute(kysely)).rows[0],
    findByEmail: async (email) => {
      const { rows } = await sql<User & { passwordHash: string }>`
        select ${fields}, password_hash as "passwordHash" from app_user where email = ${email.toLowerCase()}`.execute(
        kysely,
      );
      return rows[0];
    },
    passwordHashOf: async (id) => {
      const { rows } = await sql<{
        hash: string;
      }>`select password_hash as hash from app_user where id = ${id}`.execute(kysely);
      return rows[0]?.hash;
    },
    insert: async (people, within = kysely) => {
      const values = people.map(
        ({ id, email, name, locale, passwordHash, lastCompany = null }) =>
          sql`(${id}, ${email.toLowerCase()}, ${name}, ${passwordHash}, ${locale}, ${lastCompany}, ${now()})`,
      );
      await sql`insert into app_user (id, email, name, password_hash, locale, last_company, created_at)
        values ${sql.join(values)}`.execute(within);
    },
    update: async (id, { name, locale, lastCompany, passwordHash }, within = kysely) => {
      await sql`update app_user set name = coalesce(${name ?? null}, name), locale = coalesce(${locale ?? null}, locale),
          last_company = coalesce(${lastCompany ?? null}, last_company),
          password_hash = coalesce(${passwordHash ?? null}, password_hash) where id = ${id}`.execute(within);
    },
    companiesOf: async (id) =>
      (await sql<Company>`select id, name from companies_of(${id})`.execute(kysely)).rows,
    isEmpty: async () => (await sql`select 1 from app_user limit 1`.execute(kysely)).rows.length === 0,
  };
}
