import type { Transaction } from 'kysely';
import type { AuditAsk, AuditEntry, AuditPage } from '#model/audit/audit-answer.ts';
import type { CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { cursorText, type AuditCursor } from './audit-cursor.ts';
import { visibleEntries } from './audit-entries.ts';
import { auditQuestion, type AuditQuestion } from './audit-question.ts';
import { foundEntries, type StreamPart } from './audit-stream.ts';

type Trx = Transaction<Schema>;
type Deps = Pick<CompanyRouteDeps, 'engine' | 'layouts'>;
type Reader = Pick<CompanyAccess, 'company' | 'access'>;

/** Entries read for one page: where a reader may see few of them, a page has less than it might. */
const MOST_READ = 2000;

/** Throws 403 where somebody may not do this with the audit log. */
export function mustAudit({ grants }: CompanyAccess, action: 'view' | 'export'): void {
  const permission = `audit.${action}`;
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}

/** A page of the audit log as its reader may see it. [AUD1] [AUD2] */
export async function auditPage(
  trx: Trx,
  deps: Deps,
  reader: Reader,
  ask: AuditAsk,
  part: StreamPart,
): Promise<AuditPage> {
  const question = await auditQuestion(trx, { ...deps, access: reader }, ask);
  if (!question) return { entries: [], next: null };
  const entries: AuditEntry[] = [];
  let after = part.after;
  for (let read = 0; read < MOST_READ;) {
    const limit = part.limit - entries.length;
    const piece = await auditPiece(trx, deps, reader, question, { after, limit });
    entries.push(...piece.entries);
    after = piece.next;
    read += limit;
    if (after === null || entries.length >= part.limit) break;
  }
  return { entries, next: after && cursorText(after) };
}

interface Piece {
  readonly entries: readonly AuditEntry[];
  readonly next: AuditCursor | null;
}

/** As many entries as the limit, less those that the reader may not see. */
export async function auditPiece(
  trx: Trx,
  deps: Deps,
  reader: Reader,
  question: AuditQuestion,
  { after, limit }: StreamPart,
): Promise<Piece> {
  const found = await foundEntries(trx, question, { after, limit: limit + 1 });
  const here = found.slice(0, limit);
  const last = found.length > limit ? here.at(-1) : undefined;
  const next = last ? { at: last.at, source: last.source, id: last.id } : null;
  return { entries: await visibleEntries(trx, { ...deps, ...reader }, question, here), next };
}
