import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
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

const passkeys = (kysely: Access['kysely']) =>
  kysely
    .selectFrom('passkey')
    .select(['id', 'user_id as user', 'name', 'credential', 'public_key as publicKey', 'counter'])
    .select(['transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .$narrowType<Pick<Passkey, 'transports'>>(); // as `add` wrote them

/** @param now the clock, UTC ISO */
export function createPasskeyStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): PasskeyStore {
  return {
    ...challengesIn(kysely, now),
    ...changesIn(kysely, now),
    listOf: (user) =>
      passkeys(kysely).where('user_id', '=', user).orderBy('created_at').orderBy('id').execute(),
    find: (credential) => passkeys(kysely).where('credential', '=', credential).executeTakeFirst(),
    add: async (user, name, { credential, publicKey, counter, transports }) => {
      const added = await kysely
        .insertInto('passkey')
        .values({
          id: randomUUID(),
          user_id: user,
          name,
          credential,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          created_at: now(),
        })
        .onConflict((oc) => oc.column('credential').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
  };
}

function changesIn(
  kysely: Access['kysely'],
  now: () => string,
): Pick<PasskeyStore, 'rename' | 'remove' | 'noteUse'> {
  return {
    rename: async (user, id, name) => {
      const { numUpdatedRows } = await kysely
        .updateTable('passkey')
        .set({ name })
        .where('user_id', '=', user)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    remove: async (user, id, within = kysely) => {
      const { numDeletedRows } = await within
        .deleteFrom('passkey')
        .where('user_id', '=', user)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    noteUse: async (id, counter) => {
      await kysely
        .updateTable('passkey')
        .set({ counter, last_used_at: now() })
        .where('id', '=', id)
        .execute();
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
      await kysely.deleteFrom('passkey_challenge').where('expires_at', '<=', now()).execute();
      await kysely
        .insertInto('passkey_challenge')
        .values({ challenge_hash: hashOf(challenge), owner, expires_at: ends })
        .execute();
    },
    takeChallenge: async (challenge, owner) => {
      const { numDeletedRows } = await kysely
        .deleteFrom('passkey_challenge')
        .where('challenge_hash', '=', hashOf(challenge))
        .where('owner', 'is not distinct from', owner)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
