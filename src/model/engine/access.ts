import { STOCK, type Folding } from './engine.ts';
import type { LogEvent } from './envelope.ts';
import type { Row } from './rows.ts';
import type { AnyTable } from './table.ts';

/** What of a company's model a session may see. Sessions of one class get the same bytes. */
export interface AccessClass {
  /** Sorted names, `|` between them: two sessions of one key are of one class. */
  readonly key: string;
  /** Tables whose rows may leave the server. */
  readonly tables: ReadonlySet<string>;
  /** Purchase prices and costs too. */
  readonly cost: boolean;
  /** Tables whose guarded fields may leave it too. */
  readonly guarded: ReadonlySet<string>;
}

const COST = 'product.viewCost';

/** The class of whoever holds these permissions. */
export function accessClass(engine: Folding, may: (permission: string) => boolean): AccessClass {
  const visible = [...engine.tables.values()].filter(({ view, follows }) =>
    view === null ? follows !== undefined : may(view),
  );
  const tables = new Set(visible.map((table) => table.name));
  const cost = may(COST);
  const open = visible.filter(({ guarded: fields }) => fields && may(fields.permission));
  const guarded = new Set(open.map((table) => table.name));
  const beyond = [...(cost ? ['cost'] : []), ...[...guarded].sort()].map((part) => `|+${part}`);
  return { key: [...tables].sort().join('|') + beyond.join(''), tables, cost, guarded };
}

/** A row as a class may see it, or null where it may not. Redacted fields are absent, at any depth. */
export function redactRow(access: AccessClass, table: AnyTable, row: Row): Row | null {
  if (!sees(access, table, row)) return null;
  const hidden = hiddenIn(access, table);
  return hidden.length === 0 ? row : (without(row, hidden) as Row);
}

/** An event as a class may see it, or null where it may not. */
export function redactEvent(access: AccessClass, engine: Folding, event: LogEvent): LogEvent | null {
  if (event.kind === STOCK) {
    const table = event.type === 'valued' ? 'valuation' : 'balance';
    return access.tables.has(table) ? event : null;
  }
  const table = engine.types.get(event.kind)?.table;
  if (!table || !sees(access, table, event.data)) return null;
  const hidden = hiddenIn(access, table);
  return hidden.length === 0 ? event : { ...event, data: without(event.data, hidden) };
}

/** Whether a class sees a row of a table, or a fact about one. */
function sees(access: AccessClass, { name, follows }: AnyTable, content: unknown): boolean {
  if (!access.tables.has(name)) return false;
  if (follows === undefined) return true;
  const fields: Readonly<Record<string, unknown>> = { ...(content as object | null) }; // rows and facts are records
  return access.tables.has(String(fields[follows]));
}

/** Fields of a table that a class does not see. */
function hiddenIn(access: AccessClass, { name, costFields, guarded }: AnyTable): readonly string[] {
  const costs = access.cost ? [] : costFields;
  return guarded && !access.guarded.has(name) ? [...costs, ...guarded.fields] : costs;
}

function without(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (!fields.includes(key)) kept[key] = without(inner, fields);
  return kept;
}
