import { createHmac } from 'node:crypto';
import pg from 'pg';
import { secretOf, type SecretPlace } from '../kept-secret.ts';

export const appRole = 'lagra_app';

/**
 * Runs the functions that find texts by a trigram index. It cannot sign in, and sees the texts of all companies: each of
 * its functions returns those of the transaction's company alone.
 */
export const searchRole = 'lagra_search';

/** A database that cannot be used safely as it is, with a message for the person who wrote DATABASE_URL. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}

/**
 * Ensures the application's own role: it can sign in, owns nothing, and is subject to row-level security. Its password
 * is derived from the owner's, so every process with the same owner URL gets the same one; for an owner without a
 * password (trusted connections) it is a secret of `place`. Returns the password.
 */
export async function ensureAppRole(ownerUrl: string, place: SecretPlace): Promise<string> {
  const owner = new URL(ownerUrl);
  if (decodeURIComponent(owner.username) === appRole) {
    throw new DatabaseSetupError(
      `DATABASE_URL must name the owner of the database, not ${appRole}, which the server makes itself.`,
    );
  }
  const password = createHmac('sha256', await ownerSecret(owner, place))
    .update(appRole)
    .digest('base64url');

  await asOwner(ownerUrl, async (client) => {
    await ensureRole(client, appUrlOf(ownerUrl, password), password);
    await grant(client);
    await ensureSearchRole(client);
    await refuseUnboundRole(client);
  });
  return password;
}

/** The owner's address, for the application. */
export function appUrlOf(ownerUrl: string, password: string): string {
  const app = new URL(ownerUrl);
  app.username = appRole;
  app.password = password;
  return app.toString();
}

async function ownerSecret(owner: URL, place: SecretPlace): Promise<string> {
  if (owner.password !== '') return decodeURIComponent(owner.password);
  return secretOf(place, 'app-role');
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'lagra roles' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Does not touch a role that can already sign in: altering it at each start would make two starters collide. */
async function ensureRole(client: pg.Client, appUrl: string, password: string): Promise<void> {
  for (let attempt = 1; !(await canSignIn(appUrl)); attempt++) {
    try {
      const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
      const verb = found.rowCount === 0 ? 'create' : 'alter';
      await client.query(`${verb} role ${appRole} login password ${client.escapeLiteral(password)}`);
    } catch (error) {
      if (isPrivilegeError(error)) {
        throw new DatabaseSetupError(
          `The user in DATABASE_URL may not make the role ${appRole}: grant it CREATEROLE (alter role … createrole).`,
          { cause: error },
        );
      }
      // Roles belong to the whole server: a starter on another of its databases may be writing the same one.
      if (attempt === 5) throw error;
    }
    if (attempt > 5)
      throw new DatabaseSetupError(`The role ${appRole} exists but cannot sign in to this database.`);
  }
}

/** The owner is a member of it, to make functions in its name. */
async function ensureSearchRole(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtext('lagra search role'))");
  const found = await client.query('select 1 from pg_roles where rolname = $1', [searchRole]);
  // Roles belong to the whole server: a starter on another of its databases may be making the same one.
  if (found.rowCount === 0)
    await client.query(
      `do $$ begin create role ${searchRole} nologin; exception when duplicate_object or unique_violation then end $$`,
    );
  if (!(await mayActAs(client, searchRole))) await client.query(`grant ${searchRole} to current_user`);
  await client.query('commit');
}

/** From PostgreSQL 16 on, who makes a role is a member of it that may grant it, and may not act in its name. */
async function mayActAs(client: pg.Client, role: string): Promise<boolean> {
  const answer = await client.query<{ number: number }>(
    `select current_setting('server_version_num')::int as number`,
  );
  const right = (answer.rows[0]?.number ?? 0) >= 160_000 ? 'set' : 'member';
  const { rows } = await client.query<{ may: boolean }>('select pg_has_role($1, $2) as may', [role, right]);
  return rows[0]?.may === true;
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'lagra roles' });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
    if (code.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Default privileges cover tables of later migrations, as long as the same owner creates them. */
async function grant(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtext('lagra grants'))");
  await client.query(`grant usage on schema public to ${appRole}`);
  await client.query(
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole}`,
  );
  await client.query(
    `alter default privileges in schema public grant usage, select on sequences to ${appRole}`,
  );
  await client.query('commit');
}

async function refuseUnboundRole(client: pg.Client): Promise<void> {
  const answer = await client.query<{ free: boolean; owner: boolean }>(
    `select rolsuper or rolbypassrls as free,
            pg_has_role($1, current_user, 'member')
              or exists (select 1 from pg_class where relowner = pg_roles.oid) as owner
       from pg_roles where rolname = $1`,
    [appRole],
  );
  const row = answer.rows[0];
  if (row && !row.free && !row.owner) return;
  throw new DatabaseSetupError(
    `The role ${appRole} is not bound by row-level security: it must be no superuser, have no BYPASSRLS, ` +
      'own no table and not be a member of the owner.',
  );
}

const isPrivilegeError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '42501';
