import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { newRecoveryCodes, readCode } from './factor-code.ts';
import type { SecretBox } from './secret-box.ts';
import { newTotpSecret, totpStep } from './totp.ts';

/** A person's second factors. */
export interface FactorState {
  readonly totp: boolean;
  readonly passkeys: number;
  /** Recovery codes that were not used yet. */
  readonly recoveryCodes: number;
}

/** Authenticator apps and recovery codes. */
export interface FactorStore {
  stateOf(user: string): Promise<FactorState>;
  /** A new secret, without effect until it is confirmed; replaces one that was not. */
  beginTotp(user: string): Promise<Uint8Array>;
  /** Puts the new secret into use with its first code; false if the code is wrong or nothing was begun. */
  confirmTotp(user: string, code: string): Promise<boolean>;
  removeTotp(user: string, within?: Kysely<Schema>): Promise<void>;
  /** Whether a code is right, an app's or a recovery code; it is taken once. */
  take(user: string, typed: string): Promise<boolean>;
  /** Replaces all recovery codes of a person. */
  makeRecoveryCodes(user: string): Promise<string[]>;
  endRecoveryCodes(user: string, within?: Kysely<Schema>): Promise<void>;
  /** The names of the companies that ask the person for a second factor. */
  requiredBy(user: string): Promise<string[]>;
  /** Whether a company asks its member for a second factor they do not have. */
  lacks(company: number, user: string): Promise<boolean>;
}

interface Deps {
  readonly kysely: Access['kysely'];
  readonly box: SecretBox;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

export function createFactorStore(deps: Deps): FactorStore {
  const { kysely, now } = deps;
  return {
    ...appsIn(deps),
    ...codesIn(deps),
    take: (user, typed) => {
      const { kind, code } = readCode(typed);
      return kind === 'totp' ? takeTotp(deps, user, code) : takeRecovery(deps, user, code);
    },
    stateOf: async (user) => {
      const { rows } = await sql<FactorState>`select
        exists (select 1 from totp where user_id = ${user} and confirmed_at is not null) as totp,
        (select count(*)::int from passkey where user_id = ${user}) as passkeys,
        (select count(*)::int from recovery_code where user_id = ${user} and used_at is null) as "recoveryCodes"`.execute(
        kysely,
      );
      return rows[0] ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
    },
    beginTotp: async (user) => {
      const secret = newTotpSecret();
      const sealed = deps.box.seal(secret, user);
      const begun = { secret: sealed, created_at: now() };
      await kysely
        .insertInto('totp')
        .values({ user_id: user, ...begun })
        .onConflict((oc) => oc.column('user_id').doUpdateSet(begun).where('totp.confirmed_at', 'is', null))
        .execute();
      return secret;
    },
    requiredBy: async (user) =>
      (
        await sql<{ name: string }>`select name from requires_second_factor(${user})`.execute(kysely)
      ).rows.map(({ name }) => name),
    lacks: async (company, user) => {
      const { rows } = await sql<{ lacks: boolean }>`
        select lacks_second_factor(${company}, ${user}) as lacks`.execute(kysely);
      return rows[0]?.lacks ?? false;
    },
  };
}

/** The time step of a right code, compared with the secret that is in use or waits to be. */
async function stepFor({ kysely, box, now }: Deps, user: string, code: string, inUse: boolean) {
  const found = await kysely
    .selectFrom('totp')
    .select('secret')
    .where('user_id', '=', user)
    .where('confirmed_at', inUse ? 'is not' : 'is', null)
    .executeTakeFirst();
  return found ? totpStep(box.open(found.secret, user), code, Date.parse(now())) : null;
}

function appsIn(deps: Deps): Pick<FactorStore, 'confirmTotp' | 'removeTotp'> {
  const { kysely, now } = deps;
  return {
    confirmTotp: async (user, typed) => {
      const step = await stepFor(deps, user, readCode(typed).code, false);
      if (step === null) return false;
      const { numUpdatedRows } = await kysely
        .updateTable('totp')
        .set({ confirmed_at: now(), last_step: step })
        .where('user_id', '=', user)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    removeTotp: async (user, within = kysely) => {
      await within.deleteFrom('totp').where('user_id', '=', user).execute();
    },
  };
}

function codesIn({ kysely, box }: Deps): Pick<FactorStore, 'makeRecoveryCodes' | 'endRecoveryCodes'> {
  const end = async (user: string, within: Kysely<Schema> = kysely): Promise<void> => {
    await within.deleteFrom('recovery_code').where('user_id', '=', user).execute();
  };
  return {
    endRecoveryCodes: end,
    makeRecoveryCodes: async (user) => {
      const codes = newRecoveryCodes();
      const values = codes.map((code) => ({ user_id: user, code_hash: box.mark(readCode(code).code, user) }));
      await kysely.transaction().execute(async (trx) => {
        await end(user, trx);
        await trx.insertInto('recovery_code').values(values).execute();
      });
      return codes;
    },
  };
}

/** One statement decides, so that of two requests with the same code only one is let in. */
async function takeTotp(deps: Deps, user: string, code: string): Promise<boolean> {
  const step = await stepFor(deps, user, code, true);
  if (step === null) return false;
  const { numUpdatedRows } = await deps.kysely
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function takeRecovery({ kysely, box, now }: Deps, user: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('recovery_code')
    .set({ used_at: now() })
    .where('user_id', '=', user)
    .where('code_hash', '=', box.mark(code, user))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
