import type { Transaction } from 'kysely';
import type { AuditSubject } from '#model/audit/audit-subject.ts';
import type { LogVerdict, NamedFault, NightCheck } from '#model/audit/log-verdict.ts';
import type { BookFault } from '#model/books/books.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import { namesOfDocuments } from '#server/platform/model/document-names.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { LogCheck } from '#server/platform/model/log-checks.ts';
import type { Visibility } from '#server/platform/model/visibility.ts';
import type { Verdict } from '#server/platform/model/verify-log.ts';

type Trx = Transaction<Schema>;
interface Document {
  readonly kind: string;
  readonly document: string;
}

/** What a walk came to, with the names that its reader may see. */
export async function namedVerdict(trx: Trx, sight: Visibility, verdict: Verdict): Promise<LogVerdict> {
  const { checked, hash, broken } = verdict;
  if (!broken) return { checked, hash, broken };
  const { what, seq, kind, document, type, by, at } = broken;
  const about = kind === null || document === null ? [] : [{ kind, document }];
  const [subject = null] = await subjects(trx, sight, about);
  const people = await namesOf(trx, sight.company, by === null ? [] : [by]);
  return {
    checked,
    hash,
    broken: { what, seq, about: subject, type, by, byName: people.get(by ?? '') ?? '', at },
  };
}

/** What a night found, likewise. */
export async function namedCheck(trx: Trx, sight: Visibility, check: LogCheck): Promise<NightCheck> {
  const rows = await subjects(
    trx,
    sight,
    check.differences.map(({ table, id }) => ({ kind: table, document: id })),
  );
  return {
    ...(await namedVerdict(trx, sight, check)),
    at: check.at,
    differences: rows.map((about) => ({ table: about.kind, about })),
    books: await namedFaults(trx, sight, check.books),
  };
}

/** Where books contradict each other, likewise; figures of all warehouses are not for who is limited to some. */
export async function namedFaults(
  trx: Trx,
  sight: Visibility,
  faults: readonly BookFault[],
): Promise<NamedFault[]> {
  const named = await subjects(trx, sight, faults);
  return faults.flatMap(({ problem, params }, index) => {
    const about = named[index];
    return about ? [{ problem, about, params: sight.access.scope === null ? params : {} }] : [];
  });
}

async function subjects(
  trx: Trx,
  { company, layouts, access }: Visibility,
  documents: readonly Document[],
): Promise<AuditSubject[]> {
  const visible = [...layouts.values()].filter(
    ({ table }) => access.tables.has(table.name) && access.scope === null,
  );
  const names = await namesOfDocuments(trx, { company, layouts: visible }, documents);
  return documents.map(({ kind, document }) => ({
    kind,
    document,
    name: names.get(`${kind}/${document}`) ?? null,
  }));
}
