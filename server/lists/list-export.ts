import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { lineOf } from '#server/platform/http/line-answers.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { Cursor } from './list-cursor.ts';
import { listedRows, type ListQuestion, type ListScope } from './list-queries.ts';
import { checkedSort, listScope, visibleListRows } from './list.routes.ts';

/** Rows in memory at once; those of the piece before may still be on their way. */
const PIECE = 1000;

interface ExportAsk {
  readonly company: number;
  readonly kind: string;
  readonly question: ListQuestion;
}

/** All rows of a list as lines of JSON: in one snapshot a row that moves meanwhile is neither missed nor doubled. [LQ6] */
export function listLines(
  deps: CompanyRouteDeps,
  trx: Transaction<Schema>,
  access: CompanyAccess,
  { company, kind, question }: ExportAsk,
): AsyncGenerator<string> {
  const scope = listScope(deps, access, company, kind);
  checkedSort(scope, question);
  return exportLines(trx, scope, question, access.head.head);
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
    yield lineOf({ rows: visibleListRows(scope, found) });
    after = next;
  } while (after);
  yield lineOf({ end: count });
}
