import type { Transaction } from 'kysely';
import type { LedgerAsk, LedgerMove } from '#model/engine/ledger-answer.ts';
import type { CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { lineOf } from '#server/platform/http/line-answers.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { ledgerMoves, ledgerQuestion, type LedgerCursor, type LedgerQuestion } from './stock-ledger.ts';
import { visibleMoves, type StoredMove } from './stock-ledger-names.ts';
import { mustSeeStock } from './stock-visibility.ts';

/** Moves in memory at once; those of the piece before may still be on their way. */
const PIECE = 1000;

/** All moves asked for, as lines of JSON. [LG4] */
export async function ledgerExport(
  deps: CompanyRouteDeps,
  trx: Transaction<Schema>,
  access: CompanyAccess,
  ask: LedgerAsk,
): Promise<AsyncGenerator<string>> {
  mustSeeStock(access);
  const question = await ledgerQuestion(trx, deps.layouts, access, ask);
  const seen = (moves: readonly StoredMove[]) => visibleMoves(trx, deps.layouts, access, moves);
  return ledgerLines(trx, question, { head: access.head.head, seen });
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
