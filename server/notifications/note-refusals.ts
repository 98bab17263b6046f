import type { Transaction } from 'kysely';
import type { Command } from '#model/engine/envelope.ts';
import type { Settled } from '#server/platform/commands/job.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { nameOf } from '../inbox/follow-inbox.ts';
import { deliverNotices } from '#server/notifications/deliver.ts';
import type { Notice } from '../inbox/inbox-store.ts';

/**
 * Temporary server errors: the device retries, so there is nothing to report; and requests that were not carried out,
 * since the command itself is reported.
 */
const passing = new Set(['internalError', 'notCarriedOut']);

/** Notifies authors of refused commands that their device had queued; once per command. */
export async function noteRefusals(
  trx: Transaction<Schema>,
  company: number,
  user: string,
  { layouts, now }: { readonly layouts: RowLayouts; readonly now: string },
  given: readonly Command[],
  settled: readonly Settled[],
): Promise<void> {
  const notices: Notice[] = [];
  for (const [index, outcome] of settled.entries()) {
    const command = given[index];
    if (!command || !('refusal' in outcome) || passing.has(outcome.refusal.code)) continue;
    const { kind, document } = subjectOf(command);
    if (!layouts.has(kind)) continue;
    const [row] = await rowsById(trx, company, layoutFor(layouts, kind), [document]);
    notices.push({
      user,
      id: outcome.id,
      at: now,
      reason: 'refused',
      kind,
      document,
      by: user,
      data: { name: nameOf(row), type: command.type, text: '', refusal: outcome.refusal },
    });
  }
  await deliverNotices(trx, company, notices, { layouts, now });
}

/** A comment is about another document. */
function subjectOf({ kind, document, data }: Command): { kind: string; document: string } {
  const { about }: { about?: unknown } = { ...(data as object | null) };
  return { kind: kind === 'comment' && typeof about === 'string' ? about : kind, document };
}
