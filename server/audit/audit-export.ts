import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { AuditAsk } from '#model/audit/audit-answer.ts';
import { heldBack } from '#server/lists/list-export.ts';
import { accessFor, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { AuditCursor } from './audit-cursor.ts';
import { auditPiece, mustAudit } from './audit-page.ts';
import { auditQuestion } from './audit-question.ts';

/** Entries in memory at once; those of the piece before may still be on their way. */
const PIECE = 500;
/** Milliseconds that a reader may leave the next piece lying: until then it holds a connection and a snapshot. */
const PATIENCE = 60_000;

interface ExportAsk {
  readonly company: number;
  readonly user: string;
  readonly ask: AuditAsk;
  /** Entries line by line, rather than in pieces that say how many there are. */
  readonly isPlain: boolean;
}

/**
 * All entries asked for, as their reader may see them, in one snapshot, read piece by piece as they are taken. [AUD9]
 * @param onEnd called once nothing of it is left
 */
export function openAuditExport(
  deps: CompanyRouteDeps,
  { company, user, ask, isPlain }: ExportAsk,
  onEnd: () => void,
): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  // The snapshot has to last until the last piece is read, long after the answer has begun.
  inSnapshot(deps.database, company, async (trx) => {
    const access = await accessFor(deps, trx, company, user);
    mustAudit(access, 'view');
    mustAudit(access, 'export');
    const lines = heldBack(exportLines(trx, deps, access, { ask, isPlain }), PATIENCE);
    resolve(lines);
    await finished(lines).catch(() => undefined); // whoever reads it is told, or has given up
  })
    .catch(reject)
    .finally(onEnd);
  return promise;
}

/** `{ head }`, then `{ rows }` for each piece, then `{ end }` with their number; or nothing but the rows, a line each. */
async function* exportLines(
  trx: Transaction<Schema>,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  { ask, isPlain }: Pick<ExportAsk, 'ask' | 'isPlain'>,
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

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
