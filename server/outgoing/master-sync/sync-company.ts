import { sql } from 'kysely';
import { asSystem, asUser } from '#model/engine/actor.ts';
import { isInConflict, isOver, isWorking } from '#model/areas/integrations/pairing/pairing-states.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { readOn } from '#server/jobs/follow-log.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { applyLink } from './apply-link.ts';
import { beginSync, isAgreed, type BothSides } from './begin-sync.ts';
import { followChanges } from './follow-changes.ts';
import { hearLinks, noteSent, pendingLinks, touchSide, unsentLinks, type SideOf } from './link-store.ts';
import { isPaired, partnerId, partnerRow, type Paired, type SyncDeps } from './sync-deps.ts';

/** Links in one step. */
const PAGE = 200;

/** The job that brings a company and its partners in step. */
export const syncJob = (company: number) => ({ queue: 'masterSync', company, key: String(company) }) as const;

/**
 * [MS7] Brings a company in step with those it is paired with: what was chosen or ended here is told, what changed here is
 * noted and told, and what was heard is made so here. Each step writes in one company alone and may be done again.
 */
export async function syncCompany(deps: SyncDeps, company: number): Promise<void> {
  for (const pairing of await pairingsOf(deps, company)) {
    const partner = await partnerRow(deps, company, pairing);
    if (!partner) continue;
    const told = await tellChoice(deps, pairing, partner);
    if (told || !isWorking(pairing) || !isWorking(partner)) continue;
    const sides = sidesOf(pairing, partner);
    if (!isAgreed(sides)) continue;
    await beginSync(deps, sides);
    await syncSide(deps, company, pairing);
  }
}

export const sidesOf = (own: Paired, partner: Paired): BothSides =>
  own.side === 'inviter' ? { inviter: own, accepter: partner } : { inviter: partner, accepter: own };

async function pairingsOf({ database, layouts }: SyncDeps, company: number): Promise<readonly Paired[]> {
  return database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ data: Paired }>`
      select data from ${sql.table(layoutFor(layouts, 'pairing').sqlTable)} where company_id = ${company} order by id`.execute(
      trx,
    );
    return rows.map(({ data }) => data).filter(isPaired);
  });
}

/** [MS3] The other company is told of a newer choice, and of the end; true where it was. */
async function tellChoice({ executor, now }: SyncDeps, own: Paired, partner: Paired): Promise<boolean> {
  if (isOver(partner)) return false;
  const tell = async (type: string, data: object): Promise<boolean> => {
    const command: SystemCommand = { kind: 'pairing', document: partner.id, type, data };
    const [settled] = await executor.systemPropose(own.partner.company, [command], {
      by: asSystem,
      at: now(),
    });
    return settled !== undefined && 'seq' in settled;
  };
  if (isOver(own)) return tell('noteUnpaired', {});
  const { kinds, revision, chosenBy } = own;
  const isNewer =
    revision > partner.revision ||
    (revision === partner.revision && chosenBy === 'inviter' && partner.chosenBy === 'accepter');
  return isNewer && tell('noteChosen', { kinds, revision, chosenBy });
}

async function syncSide(deps: SyncDeps, company: number, pairing: Paired): Promise<void> {
  const { database } = deps;
  const side = { company, pairing: pairing.id };
  await noteChanges(deps, company, pairing);
  await applyAll(deps, side, pairing);
  await noteConflicts(deps, side, pairing);
  if (await tellAll(deps, side, pairing))
    await addJobs(database.app.kysely, [syncJob(pairing.partner.company)]);
}

/** Notes what changed in a company since it was last looked at. */
export function noteChanges(deps: SyncDeps, company: number, pairing: Paired): Promise<void> {
  const follower = followChanges(deps);
  return readOn(deps.database, { ...follower, readers: async () => [pairing] }, company);
}

/** Makes so what was heard. */
async function applyAll(deps: SyncDeps, side: SideOf, pairing: Paired): Promise<void> {
  const next = () => deps.database.withCompany(side.company, (trx) => pendingLinks(trx, side, PAGE));
  for (let links = await next(); links.length > 0; links = await next())
    for (const { id } of links) await applyLink({ deps, pairing, side }, id);
}

/** [MS2] Tells the other company what it does not know yet, as far as the owner here may see it; true where there was something. */
async function tellAll(deps: SyncDeps, side: SideOf, pairing: Paired): Promise<boolean> {
  const { database, access, now } = deps;
  const kinds = await database.withCompany(side.company, async (trx) => {
    const seen = await access.read(trx, side.company, { actor: asUser(pairing.owner) });
    return pairing.kinds.map(({ kind }) => kind).filter((kind) => seen?.grants.may(`${kind}.view`));
  });
  const there = { company: pairing.partner.company, pairing: partnerId(pairing) };
  const next = () => database.withCompany(side.company, (trx) => unsentLinks(trx, side, kinds, PAGE));
  let hasTold = false;
  for (let links = await next(); links.length > 0; links = await next()) {
    const told = links;
    await database.withCompany(there.company, (trx) => hearLinks(trx, there, told));
    await database.withCompany(side.company, async (trx) => {
      await noteSent(trx, side, told);
      await touchSide(trx, side, 'sent_at', now());
    });
    hasTold = true;
  }
  return hasTold;
}

/** [MS6] A pairing with something to settle says so, until the last of it is settled. */
async function noteConflicts(deps: SyncDeps, side: SideOf, pairing: Paired): Promise<void> {
  const { database, executor, now } = deps;
  const count = await database.withCompany(side.company, async (trx) => {
    const { sum } = await trx
      .selectFrom('sync_link')
      .select(({ fn }) => fn.sum<number | null>(fn('jsonb_array_length', ['conflicts'])).as('sum'))
      .where('company_id', '=', side.company)
      .where('pairing', '=', pairing.id)
      .executeTakeFirstOrThrow();
    return sum ?? 0;
  });
  if (count === pairing.conflicts && count > 0 === isInConflict(pairing)) return;
  const command =
    count > 0 ? { type: 'noteConflict', data: { conflicts: count } } : { type: 'noteSettled', data: {} };
  await executor.systemPropose(side.company, [{ kind: 'pairing', document: pairing.id, ...command }], {
    by: asSystem,
    at: now(),
  });
}
