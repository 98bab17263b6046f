import type { Transaction } from 'kysely';
import type { AuditAsk } from '#model/audit/audit-answer.ts';
import type { CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { lineOf } from '#server/platform/http/line-answers.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { AuditCursor } from './audit-cursor.ts';
import { auditPiece, mustAudit } from './audit-page.ts';
import { auditQuestion } from './audit-question.ts';

/** Entries in memory at once; those of the piece before may still be on their way. */
const PIECE = 500;

interface ExportAsk {
  readonly ask: AuditAsk;
  /** Entries line by line, rather than in pieces that say how many there are. */
  readonly isPlain: boolean;
}

/** All entries asked for, as their reader may see them. [AUD9] */
export function auditLines(
  deps: CompanyRouteDeps,
  trx: Transaction<Schema>,
  access: CompanyAccess,
  asked: ExportAsk,
): AsyncGenerator<string> {
  mustAudit(access, 'view');
  mustAudit(access, 'export');
  return exportLines(trx, deps, access, asked);
}

/** `{ head }`, then `{ rows }` for each piece, then `{ end }` with their number; or nothing but the rows, a line each. */
async function* exportLines(
  trx: Transaction<Schema>,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  { ask, isPlain }: ExportAsk,
): AsyncGenerator<string> {
  if (!isPlain) yield lineOf({ head: access.head.head });
  const question = await auditQuestion(trx, { ...deps, access }, ask);
  let [count, after]: [number, AuditCursor | null] = [0, null];
  if (question)
    do {
      const piece = await auditPiece(trx, deps, access, question, { after, limit: PIECE });
      count += piece.entries.length;
      yield isPlain ? piece.entries.map(lineOf).join('') : lineOf({ rows: piece.entries });
      after = piece.next;
    } while (after);
  if (!isPlain) yield lineOf({ end: count });
}
