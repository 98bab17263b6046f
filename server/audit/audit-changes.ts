import type { Transaction } from 'kysely';
import type { AuditChange } from '#model/audit/audit-answer.ts';
import { redactRow } from '#model/engine/access.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { differences } from '#model/history/history-diff.ts';
import { refolding } from '#model/history/refolding.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Visibility } from '#server/platform/model/visibility.ts';
import { anyOf } from '#server/platform/db/any-of.ts';

/** Facts that are folded for one page: documents beyond that are listed without what changed. */
const MOST_FOLDED = 20_000;

/**
 * [AUD3] What facts changed in their documents, before and after, as the reader may see it, by their numbers. First
 * facts change nothing: everything is new.
 */
export async function changesOf(
  trx: Transaction<Schema>,
  sight: Visibility,
  facts: readonly LogEvent[],
): Promise<ReadonlyMap<number, readonly AuditChange[]>> {
  const { company, engine } = sight;
  const later = facts.filter(({ kind, version }) => version > 1 && engine.types.has(kind));
  if (later.length === 0) return new Map();
  const wanted = new Set(later.map(({ seq }) => seq));
  const documents = [...new Set(later.map((one) => one.document))];
  const rows = await trx
    .selectFrom('event')
    .select(['seq', 'kind', 'document', 'version', 'type', 'state', 'data', 'at', 'by'])
    .select(['by_type as byType', 'command', 'index'])
    .where('company_id', '=', company)
    .where('document', '=', anyOf(documents))
    .where('version', '>', 0)
    .where('seq', '<=', Math.max(...wanted))
    .orderBy('seq')
    .limit(MOST_FOLDED)
    .$narrowType<Pick<LogEvent, 'state'>>() // as the log wrote it
    .execute();
  const read = rows.map(({ byType, ...event }): LogEvent => ({ ...event, ...(byType && { byType }) }));
  const byDocument = Map.groupBy(read, ({ kind, document }) => `${kind}/${document}`);
  const changes = new Map<number, readonly AuditChange[]>();
  for (const events of byDocument.values())
    if (events[0]?.version === 1)
      foldOne(sight, events, (seq, its) => wanted.has(seq) && changes.set(seq, its()));
  return changes;
}

type Told = (seq: number, changes: () => readonly AuditChange[]) => void;

/** Folds the facts of one document, oldest first, and tells what each changed. */
function foldOne({ engine, access }: Visibility, events: readonly LogEvent[], tell: Told): void {
  const step = refolding(engine);
  for (const event of events) {
    const { before, after } = step(event);
    const table = engine.types.get(event.kind)?.table;
    if (!before || !after || !table) continue;
    tell(event.seq, () => {
      const [was, is] = [redactRow(access, table, before), redactRow(access, table, after)];
      return was && is ? differences(was, is).map((one) => told(event.kind, one)) : [];
    });
  }
}

const told = (
  kind: string,
  { owner, within, ...one }: ReturnType<typeof differences>[number],
): AuditChange => ({
  ...one,
  kind,
  owner: plain(owner),
  within: within && plain(within),
});

/** Its plain fields: what names it, and gives its currency and unit. */
const plain = (value: object): AuditChange['owner'] =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field !== 'object'));
