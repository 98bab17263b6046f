import { sql, type Transaction } from 'kysely';
import { accessClass, type AccessClass } from '#model/engine/access.ts';
import { agentOf, agentTables } from '#model/areas/setup/agent/agent-kinds.ts';
import type { Engine } from '#model/engine/engine.ts';
import { memberOf, type Grants } from '#model/areas/setup/member/member.rules.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from './company-cache.ts';
import { readHead, type Head } from './event-log.ts';
import { layoutFor, type RowLayouts } from './row-layout.ts';
import { grantsOfViewer, triedIn, type Viewer } from './viewer.ts';

type Trx = Transaction<Schema>;

/** What a person or an agent may see and do in a company, at one point in time. */
export interface CompanyAccess extends Viewer {
  readonly company: number;
  /** The id of the actor. */
  readonly user: string;
  readonly grants: Grants;
  readonly access: AccessClass;
  /** The last event that changed this user's access. */
  readonly changedAt: number;
  readonly head: Head;
}

export interface AccessReader {
  /**
   * Null if a user is not an active member, an agent is not at work, they lack a second factor that the company asks
   * for, or the company does not exist.
   */
  read(trx: Trx, company: number, viewer: Viewer): Promise<CompanyAccess | null>;
  /**
   * What was read no longer than a second ago, without asking the database; null if nothing was. Enough where every
   * command is judged by what holds at its decision anyway.
   */
  justRead(company: number, viewer: Viewer): Pick<CompanyAccess, 'actor'> | null;
  /** What was read of a company may no longer be so. */
  forget(company: number): void;
}

type Remembered = Omit<CompanyAccess, 'head'> & { readonly epoch: number; at: number };

const MOST_REMEMBERED = 10_000;
/** In milliseconds. */
const JUST_NOW = 1000;

/** Reads access from the company's own rows; cached while the company's epoch stays the same. */
export function createAccessReader(engine: Engine, layouts: RowLayouts): AccessReader {
  const remembered = new Map<string, Remembered>();
  return {
    justRead: (company, viewer) => {
      const held = remembered.get(keyOf(company, viewer));
      return held && performance.now() - held.at < JUST_NOW ? held : null;
    },
    forget: (company) => {
      for (const held of remembered.values()) if (held.company === company) held.at = -Infinity;
    },
    read: async (trx, company, viewer) => {
      const head = await readHead(trx, company);
      if (!head) return null;
      const key = keyOf(company, viewer);
      const at = performance.now();
      const held = remembered.get(key);
      remembered.delete(key); // the most recently used is put last
      if (held?.epoch === head.epoch) {
        held.at = at;
        remembered.set(key, held);
        return { ...held, head };
      }
      const fresh = await readAccess(trx, engine, layouts, company, viewer);
      if (!fresh) return null;
      const [least] = remembered.keys();
      if (least !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(least);
      remembered.set(key, { ...fresh, epoch: head.epoch, at });
      return { ...fresh, head };
    },
  };
}

const keyOf = (company: number, viewer: Viewer): string =>
  `${company}/${viewer.actor.type}/${viewer.actor.id}/${triedIn(company, viewer) ?? ''}`;

async function readAccess(trx: Trx, engine: Engine, layouts: RowLayouts, company: number, viewer: Viewer) {
  const { actor, tried } = viewer;
  const { id: user } = actor;
  const cache = new CompanyCache(engine, layouts, company);
  const grants = await cache.knowing(trx, () => grantsOfViewer(cache.view, company, viewer));
  if (!grants) return null;
  const isAgent = actor.type === 'agent';
  const agent = isAgent ? await cache.knowing(trx, () => agentOf(cache.view, user)?.agent) : undefined;
  const person = agent?.owner ?? user;
  if (await lacksFactor(trx, company, person)) return null;
  const role = triedIn(company, viewer) ?? memberOf(cache.view, person)?.role ?? '';
  const { rows } = await sql<{ seq: number }>`
    select max(seq) as seq from (
      select seq from row_member where company_id = ${company} and key_user = ${person} union all
      ${sql.join(
        agentTables.map(
          (kind) =>
            sql`select seq from ${sql.table(layoutFor(layouts, kind).sqlTable)} where company_id = ${company} and id = ${user}`,
        ),
        sql` union all `,
      )} union all
      select seq from row_role where company_id = ${company} and id = any(${[role, agent?.role ?? '']}::text[])) as changes`.execute(
    trx,
  );
  const access = accessClass(engine, (permission) => grants.may(permission), grants.warehouses);
  return { company, actor, user, tried, grants, access, changedAt: rows[0]?.seq ?? 0 };
}

/** Once there is a factor it cannot be removed while the company asks for it: what is remembered stays true. */
async function lacksFactor(trx: Trx, company: number, user: string): Promise<boolean> {
  const { rows } = await sql<{
    lacks: boolean;
  }>`select lacks_second_factor(${company}, ${user}) as lacks`.execute(trx);
  return rows[0]?.lacks ?? false;
}
