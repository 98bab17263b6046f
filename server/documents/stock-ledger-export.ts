import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { LedgerAsk, LedgerMove } from '#model/engine/ledger-answer.ts';
import { heldBack } from '#server/lists/list-export.ts';
import { accessFor, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { ledgerMoves, ledgerQuestion, type LedgerCursor, type LedgerQuestion } from './stock-ledger.ts';
import { seenMoves, type StoredMove } from './stock-ledger-names.ts';
import { mustSeeStock } from './stock-sight.ts';

/** Moves in memory at once; those of the piece before may still be on their way. */
const PIECE = 1000;
/** Milliseconds that a reader may leave the next piece lying: until then it holds a connection and a snapshot. */
const PATIENCE = 60_000;

interface ExportAsk {
  readonly company: number;
  readonly user: string;
  readonly ask: LedgerAsk;
}

/**
 * All moves asked for as lines of JSON, in one snapshot, read piece by piece as the reader takes them. [LG4]
 * @param onEnd called once nothing of it is left
 */
export function openLedgerExport(
  deps: CompanyRouteDeps,
  { company, user, ask }: ExportAsk,
  onEnd: () => void,
): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  // The snapshot has to last until the last piece is read, long after the answer has begun.
  inSnapshot(deps.database, company, async (trx) => {
    const access = await accessFor(deps, trx, company, user);
    mustSeeStock(access);
    const question = await ledgerQuestion(trx, deps.layouts, access, ask);
    const seen = (moves: readonly StoredMove[]) => seenMoves(trx, deps.layouts, access, moves);
    const lines = heldBack(ledgerLines(trx, question, { head: access.head.head, seen }), PATIENCE);
    resolve(lines);
    await finished(lines).catch(() => undefined); // whoever reads it is told, or has given up
  })
    .catch(reject)
    .finally(onEnd);
  return promise;
}

interface Sending {
  readonly head: number;
  readonly seen: (moves: readonly StoredMove[]) => Promise<readonly LedgerMove[]>;
  readonly piece?: number;
}

/** `{ head }`, then `{ rows }` for each piece, then `{ end }` with their number: without it the rest is missing. */
export async function* ledgerLines(
  trx: Transaction<Schema>,
  question: LedgerQuestion | null,
  { head, seen, piece = PIECE }: Sending,
): AsyncGenerator<string> {
  yield lineOf({ head });
  let count = 0;
  let after: LedgerCursor | null = null;
  do {
    const from: LedgerCursor | null = after;
    const found: readonly StoredMove[] = question
      ? await ledgerMoves(trx, question, { after: from, limit: piece })
      : [];
    count += found.length;
    yield lineOf({ rows: await seen(found) });
    const last = found.length < piece ? undefined : found.at(-1);
    after = last ? { ...last, at: Date.parse(last.effectiveAt) } : null;
  } while (after);
  yield lineOf({ end: count });
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
