import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { keptOf } from '#model/areas/integrations/api-client/client-secret.ts';
import { asSystem, type Actor } from '#model/engine/actor.ts';
import { companyOfCode } from '#model/areas/integrations/pairing/pairing-code.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import type { Partner } from '#model/areas/integrations/pairing/pairing.choice.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsByKeys } from '#server/platform/model/row-storage.ts';
import { isPaired, partnerId, rowOf, type SyncDeps } from './sync-deps.ts';

type Trx = Transaction<Schema>;

/** An open invitation, and the company that it is from. */
export interface Invitation {
  readonly row: PairingRow;
  readonly from: Partner;
}

const unknown = (): HttpError => new HttpError(404, { code: 'pairingCodeUnknown' });

/** [MS1] The open invitation that has a code; one that is over is as unknown as one that never was. */
export async function invitationOf(deps: SyncDeps, company: number, code: string): Promise<Invitation> {
  const inviter = companyOfCode(code);
  if (inviter === undefined) throw unknown();
  if (inviter === company) throw new HttpError(409, { code: 'pairingOwnCompany' });
  const { hash } = await keptOf(code);
  return deps.database.withCompany(inviter, async (trx) => {
    const [found] = await rowsByKeys(trx, inviter, layoutFor(deps.layouts, 'pairing'), 'code', [hash]);
    const row = found as PairingRow | undefined; // the rows of this table
    if (!row?.expiresAt || row.expiresAt <= deps.now()) throw unknown();
    return { row, from: await partnerOf(trx, deps, inviter) };
  });
}

async function partnerOf(trx: Trx, { layouts }: SyncDeps, company: number): Promise<Partner> {
  const row = await rowOf(trx, layouts, company, 'company', 'company');
  if (!row) throw unknown();
  return { company, name: row.name, currency: row.currency };
}

interface Acceptance {
  readonly company: number;
  readonly by: Actor;
  readonly permissions: readonly string[];
}

/**
 * [MS1] Pairs the company with the one that invited it, first here and then there; entered again after an interruption, the
 * code goes on. What the other company refuses ends the pairing here.
 * [MS10] The id of this side is made here: what the other company calls its own is the id of nothing in this one.
 */
export async function acceptInvitation(
  deps: SyncDeps,
  { row, from }: Invitation,
  { company, by, permissions }: Acceptance,
): Promise<string> {
  const { database, layouts } = deps;
  const partner = { ...from, pairing: row.id };
  const [known, self] = await database.withCompany(company, async (trx) => [
    await rowsByKeys(trx, company, layoutFor(layouts, 'pairing'), 'partner', [String(from.company)]),
    await partnerOf(trx, deps, company),
  ]);
  const begun = known
    .map((one) => one as PairingRow) // the rows of this table
    .find((one) => isPaired(one) && partnerId(one) === row.id);
  const id = begun?.id ?? randomUUID();
  if (!begun) mustBe(await give(deps, company, id, 'accept', { permissions, partner }, by));
  const answer = { partner: { ...self, pairing: id } };
  const refusal = await give(deps, from.company, row.id, 'answer', answer, asSystem);
  if (refusal) await give(deps, company, id, 'noteUnpaired', {}, asSystem);
  mustBe(refusal);
  return id;
}

async function give(
  { executor, now }: SyncDeps,
  company: number,
  document: string,
  type: string,
  data: object,
  by: Actor,
): Promise<Refusal | null> {
  const command = { kind: 'pairing', document, type, data };
  const [settled] = await executor.systemPropose(company, [command], { by, at: now() });
  return settled && 'refusal' in settled ? settled.refusal : null;
}

function mustBe(refusal: Refusal | null): void {
  if (refusal) throw new HttpError(refusalStatus(refusal), refusal);
}
