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

type UserChange = Partial<Pick<User, 'name' | 'locale' | 'lastCompany'> & { passwordHash: string }>;

export interface UserStore {
  find(id: string): Promise<User | undefined>;
  /** With the hash needed to check a password. */
  findByEmail(email: string): Promise<(User & { readonly passwordHash: string }) | undefined>;
  passwordHashOf(id: string): Promise<string | undefined>;
  /** All of them, or none. */
  insert(users: readonly NewUser[], within?: Kysely<Schema>): Promise<void>;
  update(id: string, change: UserChange, within?: Kysely<Schema>): Promise<void>;
  /** The companies where the person is an active member, sorted by id. */
  companiesOf(id: string): Promise<Company[]>;
  isEmpty(): Promise<boolean>;
}

/** @param now the clock, UTC ISO */
export function createUserStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): UserStore {
  const users = () =>
    kysely
      .selectFrom('app_user')
      .select(['id', 'email', 'name', 'locale', 'last_company as lastCompany'])
      .$narrowType<Pick<User, 'locale'>>(); // accounts are made with these alone
  return {
    find: (id) => users().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email) =>
      users()
        .select('password_hash as passwordHash')
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),
    passwordHashOf: async (id) =>
      (await users().select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash,
    insert: async (people, within = kysely) => {
      const values = people.map(({ id, email, name, locale, passwordHash, lastCompany = null }) => ({
        id,
        email: email.toLowerCase(),
        name,
        password_hash: passwordHash,
        locale,
        last_company: lastCompany,
        created_at: now(),
      }));
      await within.insertInto('app_user').values(values).execute();
    },
    update: (id, change, within = kysely) => updateUser(within, id, change),
    companiesOf: async (id) =>
      (await sql<Company>`select id, name from companies_of(${id})`.execute(kysely)).rows,
    isEmpty: async () =>
      (await kysely.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined,
  };
}

/** Omitted fields stay unchanged. */
async function updateUser(
  within: Kysely<Schema>,
  id: string,
  { name, locale, lastCompany, passwordHash }: UserChange,
): Promise<void> {
  await within
    .updateTable('app_user')
    .set(({ fn, val }) => ({
      name: fn.coalesce(val(name ?? null), 'name'),
      locale: fn.coalesce(val(locale ?? null), 'locale'),
      last_company: fn.coalesce(val(lastCompany ?? null), 'last_company'),
      password_hash: fn.coalesce(val(passwordHash ?? null), 'password_hash'),
    }))
    .where('id', '=', id)
    .execute();
}
