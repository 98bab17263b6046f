import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { accessFor, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { Cursor } from './list-cursor.ts';
import { listedRows, type ListQuestion, type ListScope } from './list-queries.ts';
import { checkedSort, listScope, seenRows } from './list.routes.ts';

/** Rows in memory at once; those of the piece before may still be on their way. */
const PIECE = 1000;
/** Milliseconds that a reader may leave the next piece lying: until then it holds a connection and a snapshot. */
const PATIENCE = 60_000;

interface ExportAsk {
  readonly company: number;
  readonly kind: string;
  readonly user: string;
  readonly question: ListQuestion;
}

/**
 * All rows of a list as lines of JSON, in one snapshot: a row that moves meanwhile is neither missed nor doubled. Read
 * piece by piece as the reader takes them. [LQ6]
 * @param onEnd called once nothing of it is left
 */
export function openExport(deps: CompanyRouteDeps, asked: ExportAsk, onEnd: () => void): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  const { company, kind, user, question } = asked;
  // The snapshot has to last until the last piece is read, long after the answer has begun.
  inSnapshot(deps.database, company, async (trx) => {
    const access = await accessFor(deps, trx, company, user);
    const scope = listScope(deps, access, company, kind);
    checkedSort(scope, question);
    const lines = heldBack(exportLines(trx, scope, question, access.head.head), PATIENCE);
    resolve(lines);
    await finished(lines).catch(() => undefined); // whoever reads it is told, or has given up
  })
    .catch(reject)
    .finally(onEnd);
  return promise;
}

/** `{ head }`, then `{ rows }` for each piece, then `{ end }` with their number: without it the rest is missing. */
export async function* exportLines(
  trx: Transaction<Schema>,
  scope: ListScope,
  question: ListQuestion,
  head: number,
  piece = PIECE,
): AsyncGenerator<string> {
  yield lineOf({ head });
  let count = 0;
  let after: Cursor | null = null;
  do {
    const from: Cursor | null = after;
    const page = { after: from, limit: piece, figures: false };
    const { found, next } = await listedRows(trx, scope, question, page);
    count += found.length;
    yield lineOf({ rows: seenRows(scope, found) });
    after = next;
  } while (after);
  yield lineOf({ end: count });
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

/** Asks for a line when the one before was taken, and gives up a reader that takes none. */
export function heldBack(lines: AsyncGenerator<string>, patience: number): Readable {
  const taken = async function* taken(): AsyncGenerator<string> {
    for await (const line of lines) {
      yield line;
      timer.refresh();
    }
  };
  const stream = Readable.from(taken(), { highWaterMark: 1 });
  const timer = setTimeout(() => stream.destroy(), patience);
  stream.once('close', () => clearTimeout(timer));
  return stream;
}
