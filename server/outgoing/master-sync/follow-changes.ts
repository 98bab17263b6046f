import { sql, type Transaction } from 'kysely';
import type { LogEvent } from '#model/engine/envelope.ts';
import { leaderOf, settingOf } from '#model/areas/integrations/pairing/leaders.ts';
import { noted, valuesIn } from '#model/areas/integrations/pairing/record-values.ts';
import { isSynced, syncKinds, type SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { idWithin } from '#model/values/ids.ts';
import { lastFact, type LogFollower } from '#server/jobs/follow-log.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { addLinks, keepLinks, linksOfDocuments, sideOf, type SideOf, type SyncLink } from './link-store.ts';
import { readReferences } from './references.ts';
import { isPaired, rowOf, sharedId, type Paired } from './sync-deps.ts';

type Trx = Transaction<Schema>;

interface Following {
  readonly layouts: RowLayouts;
}

/** [MS7] Notes what changed in a company of what is in step, by everybody but the pairing itself: nothing is sent back. */
export const followChanges = ({ layouts }: Following): LogFollower<Paired> => ({
  kind: 'pairing',
  queue: 'masterSync',
  readers: (trx, company) => workingPairings(trx, layouts, company),
  begins: lastBegun,
  take: (trx, company, pairing, events) => take(trx, layouts, company, pairing, events),
});

/** The pairings of a company that work. */
async function workingPairings(trx: Trx, layouts: RowLayouts, company: number): Promise<readonly Paired[]> {
  const { sqlTable } = layoutFor(layouts, 'pairing');
  const { rows } = await sql<{ data: Paired }>`
    select data from ${sql.table(sqlTable)} where company_id = ${company} and state in ('inSync', 'conflict')
     order by id`.execute(trx);
  return rows.map(({ data }) => data).filter(isPaired);
}

/** What happened before it was last confirmed or resumed is found by looking at the records themselves. */
const lastBegun = (trx: Trx, company: number, { id }: { readonly id: string }): Promise<number> =>
  lastFact(trx, { company, kind: 'pairing', id }, 'confirmed');

async function take(
  trx: Trx,
  layouts: RowLayouts,
  company: number,
  pairing: Paired,
  events: readonly LogEvent[],
): Promise<void> {
  const side = { company, pairing: pairing.id };
  const begun = await sideOf(trx, side);
  if (begun?.revision !== pairing.revision) return;
  const isOwn = ({ by, byType }: LogEvent): boolean => by === pairing.id && byType !== 'user';
  const concern = events.filter((event) => !isOwn(event) && settingOf(pairing, event.kind));
  if (concern.length === 0) return;
  for (const kind of syncKinds) await takeKind(trx, { layouts, side, pairing, kind }, concern);
}

interface OfKind {
  readonly layouts: RowLayouts;
  readonly side: SideOf;
  readonly pairing: Paired;
  readonly kind: SyncKind;
}

async function takeKind(trx: Trx, of: OfKind, all: readonly LogEvent[]): Promise<void> {
  const { layouts, side, pairing, kind } = of;
  const events = all.filter((event) => event.kind === kind);
  if (events.length === 0) return;
  if (settingOf(pairing, kind)?.newOnes) await addLinks(trx, side, events.flatMap(linkOfNew(pairing, kind)));
  const documents = [...new Set(events.map(({ document }) => document))];
  const links = await linksOfDocuments(trx, side, kind, documents);
  if (links.length === 0) return;
  // After the links of this kind: a category may be below one that is as new.
  const { say } = await readReferences(trx, layouts, side);
  const company = await rowOf(trx, layouts, side.company, 'company', 'company');
  const currency = company?.currency ?? '';
  const kept = links.flatMap((link) => {
    const own = events
      .filter(({ document }) => document === link.document)
      .reduce(
        (known, event) => noted(known, valuesIn(kind, event, say), { at: momentOf(event), by: side.company }),
        link.own,
      );
    if (own === link.own) return [];
    const fields = Object.keys(own).filter((field) => own[field] !== link.own[field]);
    // What the other company leads goes back to what it says.
    const goesBack = fields.some(
      (field) =>
        link.theirs[field] &&
        leaderOf(pairing, { company: side.company, currency }, kind, field) === pairing.partner.company,
    );
    return [
      {
        ...link,
        own,
        news: 1,
        changedAt: lastOf(events, link),
        heard: link.theirsVersion,
        pending: link.pending || goesBack,
      },
    ];
  });
  await keepLinks(trx, side, kept);
}

/** Every moment in one form: they are compared as texts. */
const momentOf = ({ at }: LogEvent): string => new Date(at).toISOString();

const lastOf = (events: readonly LogEvent[], { document }: SyncLink): string | null => {
  const last = events.findLast((event) => event.document === document);
  return last ? momentOf(last) : null;
};

/** A record that is new here has its id in the other company from the beginning, so that it is made there once. */
const linkOfNew =
  (pairing: Paired, kind: SyncKind) =>
  ({ type, document, data }: LogEvent) =>
    type === 'created' && isSynced(kind, data as object) ? [newLink(sharedId(pairing), kind, document)] : [];

/** The link of a record that is yet to be made in the other company. */
export const newLink = (pairing: string, kind: SyncKind, document: string) => ({
  id: idWithin(document, `link ${pairing}`),
  kind,
  document,
  partnerDocument: idWithin(document, `copy ${pairing}`),
});
