import type { Transaction } from 'kysely';
import { isArchived } from '#model/engine/archived.ts';
import { decided, type Matched } from '#model/areas/integrations/pairing/decisions.ts';
import {
  matchItems,
  matchLists,
  type MatchLists,
  type MatchRow,
} from '#model/areas/integrations/pairing/match.ts';
import { noted, valuesOf } from '#model/areas/integrations/pairing/record-values.ts';
import { isSynced, type SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { idWithin } from '#model/values/ids.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { decisionsOf } from './decision-store.ts';
import { newLink } from './follow-changes.ts';
import {
  addLinks,
  keepLinks,
  keepSide,
  linksOfKinds,
  sideOf,
  type NewLink,
  type SideOf,
} from './link-store.ts';
import { readReferences } from './references.ts';
import { allRows, type Paired, type SyncDeps } from './sync-deps.ts';

type Trx = Transaction<Schema>;

/** The two sides of a pairing, each as its company has it. */
export interface BothSides {
  readonly inviter: Paired;
  readonly accepter: Paired;
}

/** The company of a side: the partner of the other one. */
export const companyOf = ({ inviter, accepter }: BothSides, side: 'inviter' | 'accepter'): number =>
  (side === 'inviter' ? accepter : inviter).partner.company;

/** A side as its own company knows it. */
const sideFor = (sides: BothSides, side: 'inviter' | 'accepter'): SideOf => ({
  company: companyOf(sides, side),
  pairing: sides[side].id,
});

/** Whether both sides have confirmed the same choice. */
export const isAgreed = ({ inviter, accepter }: BothSides): boolean =>
  inviter.revision === accepter.revision && inviter.chosenBy === accepter.chosenBy;

/**
 * [MS4] What is the same becomes so in both companies, once both have confirmed. It is settled in the company that invited,
 * and copied to the other one: whoever is interrupted goes on with what was settled.
 */
export async function beginSync(deps: SyncDeps, sides: BothSides): Promise<void> {
  const { inviter } = sides;
  const { database, now } = deps;
  const here = sideFor(sides, 'inviter');
  const there = sideFor(sides, 'accepter');
  const known = await database.withCompany(here.company, (trx) => sideOf(trx, here));
  if (known?.revision !== inviter.revision) {
    const links = (await Promise.all(inviter.kinds.map(({ kind }) => newLinks(deps, sides, kind)))).flat();
    await database.withCompany(here.company, async (trx) => {
      await addLinks(trx, here, links);
      await lookAtAll(trx, deps, here, inviter);
      await keepSide(trx, here, inviter.revision, now());
    });
  }
  const other = await database.withCompany(there.company, (trx) => sideOf(trx, there));
  if (other?.revision === inviter.revision) return;
  const kinds = inviter.kinds.map(({ kind }) => kind);
  const settled = await database.withCompany(here.company, (trx) => linksOfKinds(trx, here, kinds));
  await database.withCompany(there.company, async (trx) => {
    const links = settled.map(({ document, partnerDocument, ...link }) => ({
      ...link,
      document: partnerDocument,
      partnerDocument: document,
    }));
    await addLinks(trx, there, links);
    await lookAtAll(trx, deps, there, sides.accepter);
    await keepSide(trx, there, inviter.revision, now());
  });
}

async function newLinks(deps: SyncDeps, sides: BothSides, kind: SyncKind): Promise<readonly NewLink[]> {
  const { pairs, here, there } = (await matchedOf(deps, sides, kind)).matched;
  const { id: pairing } = sides.inviter;
  const swapped = ({ document, partnerDocument, ...link }: NewLink): NewLink => ({
    ...link,
    document: partnerDocument,
    partnerDocument: document,
  });
  return [
    ...pairs.map(({ ours, theirs }) => ({
      id: idWithin(ours.id, `link ${pairing}`),
      kind,
      document: ours.id,
      partnerDocument: theirs.id,
    })),
    ...here.map(({ id }) => newLink(pairing, kind, id)),
    ...there.map(({ id }) => swapped(newLink(pairing, kind, id))),
  ];
}

/** [MS4] The three lists of a kind, as the company that invited sees them, without what is in step already, and what follows from them. */
export async function matchedOf(
  { database, layouts }: Pick<SyncDeps, 'database' | 'layouts'>,
  sides: BothSides,
  kind: SyncKind,
): Promise<{ readonly lists: MatchLists; readonly matched: Matched; readonly decisions: Decisions }> {
  const { inviter } = sides;
  const [here, there] = [sideFor(sides, 'inviter'), sideFor(sides, 'accepter')];
  const read = (side: SideOf) =>
    database.withCompany(side.company, async (trx) => {
      const linked = new Set((await linksOfKinds(trx, side, [kind])).map(({ document }) => document));
      const rows = await allRows(trx, layouts, side.company, kind);
      const inUse = rows.filter((row) => !isArchived(row) && isSynced(kind, row));
      const items = matchItems(inUse as readonly MatchRow[]); // the rows of a synced kind
      return items.filter(({ id }) => !linked.has(id));
    });
  const [ours, theirs] = [await read(here), await read(there)];
  const decisions = await database.withCompany(here.company, (trx) => decisionsOf(trx, here, kind));
  const lists = matchLists(ours, theirs);
  const makesNew = inviter.kinds.find((one) => one.kind === kind)?.newOnes ?? false;
  return { lists, decisions, matched: decided(lists, decisions, makesNew) };
}

type Decisions = Awaited<ReturnType<typeof decisionsOf>>;

/** Notes what all linked records of a company say by now, and has all of it told, and all that was told looked at. */
async function lookAtAll(
  trx: Trx,
  { layouts }: Pick<SyncDeps, 'layouts'>,
  side: SideOf,
  { kinds }: Paired,
): Promise<void> {
  const { say } = await readReferences(trx, layouts, side);
  for (const { kind } of kinds) {
    const links = await linksOfKinds(trx, side, [kind]);
    const rows = new Map((await allRows(trx, layouts, side.company, kind)).map((row) => [row.id, row]));
    const kept = links.flatMap((link) => {
      const row = rows.get(link.document);
      if (!row) return [{ ...link, heard: link.theirsVersion, news: 0, pending: link.theirsVersion > 0 }];
      const at = new Date(row.changedAt).toISOString();
      const own = noted(link.own, valuesOf(kind, row, say), { at, by: side.company });
      return [
        { ...link, own, heard: link.theirsVersion, news: 1, changedAt: at, pending: link.theirsVersion > 0 },
      ];
    });
    await keepLinks(trx, side, kept);
  }
}
