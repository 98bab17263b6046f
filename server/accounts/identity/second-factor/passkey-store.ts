import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** How long a browser may take to answer a challenge, in seconds. */
const CHALLENGE_SECONDS = 300;

/** A passkey as its owner sees it; timestamps are UTC ISO. */
export interface PasskeyEntry {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** What an authenticator registered. */
export interface Credential {
  /** The authenticator's own id of it, base64url. */
  readonly credential: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Passkey extends PasskeyEntry, Credential {
  readonly user: string;
}

/** Passkeys and the challenges they answer. */
export interface PasskeyStore {
  listOf(user: string): Promise<Passkey[]>;
  find(credential: string): Promise<Passkey | undefined>;
  /** False if this authenticator's passkey is registered already. */
  add(user: string, name: string, made: Credential): Promise<boolean>;
  /** False if it is not theirs. */
  rename(user: string, id: string, name: string): Promise<boolean>;
  /** False if it is not theirs. */
  remove(user: string, id: string, within?: Kysely<Schema>): Promise<boolean>;
  noteUse(id: string, counter: number): Promise<void>;
  /** Remembers a challenge; one for registering belongs to a person. */
  giveChallenge(challenge: string, owner: string | null): Promise<void>;
  /** Whether it was given and is not too old; a challenge is answered once. */
  takeChallenge(challenge: string, owner: string | null): Promise<boolean>;
}

const fields = sql`id, user_id as "user", name, credential, public_key as "publicKey", counter::int as counter, transports,
  created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** @param now the clock, UTC ISO */
export function createPasskeyStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): PasskeyStore {
  return {
    ...challengesIn(kysely, now),
    listOf: async (user) =>
      (
        await sql<Passkey>`select ${fields} from passkey where user_id = ${user} order by created_at, id`.execute(
          kysely,
        )
      ).rows,
    find: async (credential) =>
      (await sql<Passkey>`select ${fields} from passkey where credential = ${credential}`.execute(kysely))
        .rows[0],
    add: async (user, name, { credential, publicKey, counter, transports }) => {
      const { rows } = await sql`insert into passkey
          (id, user_id, name, credential, public_key, counter, transports, created_at)
        values (${randomUUID()}, ${user}, ${name}, ${credential}, ${publicKey}, ${counter},
          ${JSON.stringify(transports)}, ${now()}) on conflict (credential) do nothing returning 1`.execute(
        kysely,
      );
      return rows.length > 0;
    },
    rename: async (user, id, name) => {
      const { rows } =
        await sql`update passkey set name = ${name} where user_id = ${user} and id = ${id} returning 1`.execute(
          kysely,
        );
      return rows.length > 0;
    },
    remove: async (user, id, within = kysely) => {
      const { rows } =
        await sql`delete from passkey where user_id = ${user} and id = ${id} returning 1`.execute(within);
      return rows.length > 0;
    },
    noteUse: async (id, counter) => {
      await sql`update passkey set counter = ${counter}, last_used_at = ${now()} where id = ${id}`.execute(
        kysely,
      );
    },
  };
}

function challengesIn(
  kysely: Access['kysely'],
  now: () => string,
): Pick<PasskeyStore, 'giveChallenge' | 'takeChallenge'> {
  return {
    giveChallenge: async (challenge, owner) => {
      const ends = new Date(Date.parse(now()) + CHALLENGE_SECONDS * 1000).toISOString();
      await sql`delete from passkey_challenge where expires_at <= ${now()}`.execute(kysely);
      await sql`insert into passkey_challenge (challenge_hash, owner, expires_at)
        values (${hashOf(challenge)}, ${owner}, ${ends})`.execute(kysely);
    },
    takeChallenge: async (challenge, owner) => {
      const { rows } = await sql`delete from passkey_challenge where challenge_hash = ${hashOf(challenge)}
        and owner is not distinct from ${owner}::uuid and expires_at > ${now()} returning 1`.execute(kysely);
      return rows.length > 0;
    },
  };
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
