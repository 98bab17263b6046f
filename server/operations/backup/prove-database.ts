import type { Engine } from '#model/engine/engine.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { judgeRows } from '#server/platform/model/rebuild.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { wholeWalk } from '#server/platform/model/verify-log.ts';
import { doubtOf } from '#words/books.words.ts';
import type { BackupStep } from './backup-format.ts';

/** What a restored database came to. */
export interface DatabaseProof {
  readonly companies: number;
  /** Facts that were folded from zero. */
  readonly facts: number;
  /** Where it is not what it should be, a sentence each. */
  readonly faults: readonly string[];
  /** Where the books of a company contradict each other, as they did when they were backed up, a sentence each. */
  readonly doubts: readonly string[];
}

interface ProofDeps {
  readonly database: Database;
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

/**
 * [BK10] [BOK14] Folds every log from zero and compares it with the rows, and books with each other, and follows its
 * chain. Tells how far it is.
 */
export async function* proveDatabase({
  database,
  engine,
  layouts,
}: ProofDeps): AsyncGenerator<BackupStep, DatabaseProof> {
  const rows = await database.owner.kysely.selectFrom('company').select('id').orderBy('id').execute();
  const [faults, doubts]: [string[], string[]] = [[], []];
  let facts = 0;
  for (const [index, { id }] of rows.entries()) {
    const [{ differences, books }, verdict, head] = [
      await judgeRows(engine, database, layouts, id),
      await inSnapshot(database, id, (trx) => wholeWalk(trx, id, layouts)),
      await inSnapshot(database, id, (trx) => readHead(trx, id)),
    ];
    facts += head?.head ?? 0;
    for (const { table, id: row } of differences)
      faults.push(`company ${id}: ${table} ${row} is not what its log says`);
    if (verdict.broken)
      faults.push(`company ${id}: its log is not what was written at fact ${verdict.broken.seq}`);
    doubts.push(...books.map((fault) => `company ${id}: ${doubtOf(fault)}`));
    yield { part: 'folding', done: index + 1, of: rows.length };
  }
  return { companies: rows.length, facts, faults, doubts };
}
