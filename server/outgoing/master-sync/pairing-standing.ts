import { sql, type Transaction } from 'kysely';
import type {
  PairingStanding,
  ShownConflict,
  Trouble,
} from '#model/areas/integrations/pairing/pairing-answer.ts';
import type { Plain } from '#model/areas/integrations/pairing/registers.ts';
import { syncField } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { settingOf } from '#model/areas/integrations/pairing/leaders.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { namesOf, sideOf, troubledLinks, type SideOf, type SyncLink } from './link-store.ts';
import { readReferences, type References } from './references.ts';
import { partnerRow, rowOf, type Paired, type SyncDeps } from './sync-deps.ts';

type Trx = Transaction<Schema>;

/** Records with something to do that are told at once. */
const MOST_TROUBLES = 200;

/** How a pairing stands, of the kinds that who asks may see. */
export async function standingOf(
  deps: SyncDeps,
  company: number,
  pairing: Paired,
  may: (permission: string) => boolean,
): Promise<PairingStanding> {
  const partner = await partnerRow(deps, company, pairing);
  const side = { company, pairing: pairing.id };
  const refusedThere = partner
    ? await refusedIn(deps, { company: pairing.partner.company, pairing: partner.id })
    : 0;
  return deps.database.withCompany(company, async (trx) => {
    const known = await sideOf(trx, side);
    const waiting = await waitingIn(trx, side);
    const kinds = pairing.kinds.map(({ kind }) => kind).filter((kind) => may(`${kind}.view`));
    const troubles = await troublesOf(trx, deps, side, new Set<string>(kinds));
    return {
      partnerState: partner ? String(partner.state) : null,
      isBegun: known?.revision === pairing.revision,
      records: waiting.kinds.filter(({ kind }) => settingOf(pairing, kind)),
      waitingOut: waiting.out,
      waitingIn: waiting.in,
      lag: waiting.oldest ? secondsFrom(waiting.oldest, deps.now()) : 0,
      sentAt: known?.sentAt ?? null,
      receivedAt: known?.receivedAt ?? null,
      refusedThere,
      troubles,
    };
  });
}

/** How many records of a side have something that was refused. */
const refusedIn = ({ database }: SyncDeps, { company, pairing }: SideOf): Promise<number> =>
  database.withCompany(company, async (trx) => {
    const { count } = await trx
      .selectFrom('sync_link')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', company)
      .where('pairing', '=', pairing)
      .where('problems', '<>', sql`'{}'::jsonb`)
      .executeTakeFirstOrThrow();
    return count;
  });

const secondsFrom = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

async function waitingIn(trx: Trx, { company, pairing }: SideOf) {
  const { rows } = await sql<{
    kind: SyncLink['kind'];
    count: number;
    out: number;
    in: number;
    oldest: string | null;
  }>`
    select kind, count(*)::int as count, (count(*) filter (where own_version > sent_version))::int as out,
           (count(*) filter (where pending))::int as in, min(changed_at) filter (where own_version > sent_version) as oldest
      from sync_link where company_id = ${company} and pairing = ${pairing} group by kind order by kind`.execute(
    trx,
  );
  const sum = (of: 'out' | 'in'): number => rows.reduce((all, row) => all + row[of], 0);
  const oldest = rows.flatMap((row) => (row.oldest === null ? [] : [row.oldest])).sort()[0];
  return {
    kinds: rows.map(({ kind, count }) => ({ kind, count })),
    out: sum('out'),
    in: sum('in'),
    oldest,
  };
}

async function troublesOf(
  trx: Trx,
  { layouts }: SyncDeps,
  side: SideOf,
  kinds: ReadonlySet<string>,
): Promise<Trouble[]> {
  const links = (await troubledLinks(trx, side, MOST_TROUBLES)).filter(({ kind }) => kinds.has(kind));
  if (links.length === 0) return [];
  const references = await readReferences(trx, layouts, side);
  return Promise.all(
    links.map(async (link): Promise<Trouble> => {
      const row = await rowOf(trx, layouts, side.company, link.kind, link.document);
      const code = (link.own['sku'] ?? link.theirs['sku'] ?? link.theirs['number'])?.value;
      return {
        link: link.id,
        kind: link.kind,
        document: link.document,
        isHere: row !== undefined,
        name: namesOf(link),
        code: typeof code === 'string' ? code : '',
        conflicts: link.conflicts.flatMap((field) => conflictOf(link, field, references)),
        problems: Object.entries(link.problems).map(([field, { code: why, params }]) => ({
          field,
          refusal: { code: why, ...(params && { params: { ...params } }) },
        })),
      };
    }),
  );
}

function conflictOf(link: SyncLink, field: string, references: References): readonly ShownConflict[] {
  const [ours, theirs] = [link.own[field], link.theirs[field]];
  if (!ours || !theirs) return [];
  const shown = (value: Plain): Plain => {
    const refersTo = syncField(link.kind, field)?.refersTo;
    return refersTo ? references.named(refersTo, value) : value;
  };
  return [
    {
      field,
      ours: shown(ours.value),
      theirs: shown(theirs.value),
      oursAt: ours.at,
      theirsAt: theirs.at,
    },
  ];
}
