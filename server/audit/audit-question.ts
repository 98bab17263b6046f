import { sql, type RawBuilder, type Transaction } from 'kysely';
import { auditTypes, type AuditAsk, type AuditType } from '#model/audit/audit-answer.ts';
import type { Folding } from '#model/engine/engine.ts';
import { askedMoments } from '#server/lists/asked-moments.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { keyColumn } from '#server/platform/db/table-names.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';

type Trx = Transaction<Schema>;
type Sql = RawBuilder<unknown>;

/** A question to the audit log as its statements need it. */
export interface AuditQuestion {
  readonly company: number;
  readonly types: ReadonlySet<AuditType>;
  /** Of the first facts' kinds, any; null: whatever they are. */
  readonly kinds: readonly string[] | null;
  /** Those that were asked for themselves; null: none. */
  readonly askedKinds: readonly string[] | null;
  /** Kinds whose facts are not asked for. */
  readonly otherKinds: readonly string[];
  readonly documents: readonly string[] | null;
  readonly people: readonly string[] | null;
  readonly command: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Facts of these kinds are not work but rules of the company. */
const settingsKinds = [
  'company',
  'reason',
  'paymentTerm',
  'carrier',
  'deliveryTerm',
  'tag',
  'unit',
  'labelFormat',
];

/** What kind of entry the facts of a kind are. */
export function typeOfKind(engine: Pick<Folding, 'types'>, kind: string): AuditType {
  if (settingsKinds.includes(kind)) return 'settings';
  return engine.types.get(kind)?.changesAccess ? 'access' : 'change';
}

interface Asking {
  readonly engine: Pick<Folding, 'types'>;
  readonly layouts: RowLayouts;
  readonly access: Pick<CompanyAccess, 'company' | 'access'>;
}

/** What is asked of the audit log; null where nothing can answer it. Days are of the company's time zone. */
export async function auditQuestion(trx: Trx, asking: Asking, ask: AuditAsk): Promise<AuditQuestion | null> {
  const { engine, access } = asking;
  const { company } = access;
  const numbered = ask.number === '' ? null : await documentsCalled(trx, asking, ask.number);
  const documents = both(ask.documents, numbered);
  if (documents?.length === 0) return null;
  const types = new Set(ask.types.length > 0 ? ask.types : auditTypes);
  const all = [...engine.types.keys()];
  const wanted = all.filter((kind) => types.has(typeOfKind(engine, kind)));
  const isNarrowed = wanted.length < all.length;
  // Work is most of the log: rather than naming all its kinds, the few others are left out.
  const isWork = types.has('change');
  const narrowed = isNarrowed && !isWork ? wanted : null;
  return {
    company,
    types,
    kinds: both(ask.kinds, narrowed),
    askedKinds: ask.kinds.length > 0 ? ask.kinds : null,
    otherKinds: isNarrowed && isWork ? all.filter((kind) => !wanted.includes(kind)) : [],
    documents,
    people: ask.people.length > 0 ? ask.people : null,
    command: ask.command,
    ...(await askedMoments(trx, company, ask)),
  };
}

/** What is in both of two lists, of which an empty or absent one names everything. */
function both(asked: readonly string[], other: readonly string[] | null): readonly string[] | null {
  if (asked.length === 0) return other;
  return other === null ? asked : asked.filter((one) => other.includes(one));
}

const NAMES = ['number', 'sku', 'code'];

/** The documents of this number, code or SKU among those that the reader may see. */
async function documentsCalled(
  trx: Trx,
  { layouts, access }: Asking,
  name: string,
): Promise<readonly string[]> {
  const forms = [...new Set([name, name.toLowerCase(), name.toUpperCase()])];
  const named = [...layouts.values()].flatMap(({ table, keys, sqlTable }) => {
    const own = NAMES.filter((key) => keys.includes(key));
    return access.access.tables.has(table.name) ? own.map((key) => ({ key, sqlTable })) : [];
  });
  if (named.length === 0) return [];
  const asked = named.map(
    ({ key, sqlTable }) => sql`
      select id from ${sql.table(sqlTable)}
       where company_id = ${access.company} and ${sql.ref(keyColumn(key))} = any(${forms}::text[])`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(asked, sql` union all `)} limit 200`.execute(trx);
  return rows.map(({ id }) => id);
}

/** One value by equality: an index that begins with the column then gives the order, too. */
export function among(column: string, values: readonly string[] | null): readonly Sql[] {
  if (values === null) return [];
  if (values.length === 1) return [sql`${sql.ref(column)} = ${values[0]}`];
  return [sql`${sql.ref(column)} = any(${[...values]}::text[])`];
}

export const within = ({ from, to }: Pick<AuditQuestion, 'from' | 'to'>): readonly Sql[] => [
  ...(from === null ? [] : [sql`at >= ${from}::timestamptz`]),
  ...(to === null ? [] : [sql`at < ${to}::timestamptz`]),
];
