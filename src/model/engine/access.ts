import { STOCK, type Folding } from './engine.ts';
import type { LogEvent } from './envelope.ts';
import type { Row } from './rows.ts';
import { isWithin, scopeKey, type Scope } from './scope.ts';
import type { AnyTable, GuardedFields } from './table.ts';

/** What of a company's model a session may see. Sessions of one class get the same bytes. */
export interface AccessClass {
  /** Sorted names, `|` between them: two sessions of one key are of one class. */
  readonly key: string;
  /** Tables whose rows may leave the server. */
  readonly tables: ReadonlySet<string>;
  /** By table, the fields whose guards the class does not pass. */
  readonly hidden: ReadonlyMap<string, readonly string[]>;
  /** The warehouses whose documents and stock it may see. */
  readonly scope: Scope;
}

/** The class of whoever holds these permissions, in these warehouses. */
export function accessClass(
  engine: Folding,
  may: (permission: string) => boolean,
  scope: Scope = null,
): AccessClass {
  const visible = [...engine.tables.values()].filter(({ view, follows }) =>
    view === null ? follows !== undefined : may(view),
  );
  const tables = new Set(visible.map((table) => table.name));
  const guards = visible.flatMap(({ guarded }) => guarded.map(({ permission }) => permission));
  const passed = new Set(guards.filter(may));
  const hidden = new Map(visible.map(({ name, guarded }) => [name, unlessPassed(guarded, passed)]));
  const beyond = [...passed].sort().map((permission) => `+${permission}`);
  return { key: [...[...tables].sort(), ...beyond].join('|') + scopeKey(scope), tables, hidden, scope };
}

/**
 * A row as a class may see it, or null where it may not. Of what follows a document (a comment), whether that stands
 * within the scope is asked by whoever knows the document. Redacted fields are absent, at any depth.
 */
export function redactRow(access: AccessClass, table: AnyTable, row: Row): Row | null {
  if (!sees(access, table, row) || !isWithin(access.scope, table, row)) return null;
  const hidden = access.hidden.get(table.name) ?? [];
  return hidden.length === 0 ? row : (without(row, hidden) as Row);
}

/** An event as a class may see it, whatever its scope, or null where it may not. */
export function redactEvent(access: AccessClass, engine: Folding, event: LogEvent): LogEvent | null {
  if (event.kind === STOCK) return access.tables.has(engine.ledger.tableOf(event.type)) ? event : null;
  const table = engine.types.get(event.kind)?.table;
  if (!table || !sees(access, table, event.data)) return null;
  const hidden = access.hidden.get(table.name) ?? [];
  return hidden.length === 0 ? event : { ...event, data: without(event.data, hidden) };
}

/** Whether a class sees a row of a table, or a fact about one. */
function sees(access: AccessClass, { name, follows }: AnyTable, content: unknown): boolean {
  if (!access.tables.has(name)) return false;
  if (follows === undefined) return true;
  const fields: Readonly<Record<string, unknown>> = { ...(content as object | null) }; // rows and facts are records
  return access.tables.has(String(fields[follows]));
}

const unlessPassed = (guarded: readonly GuardedFields[], passed: ReadonlySet<string>): readonly string[] =>
  guarded.flatMap(({ permission, fields }) => (passed.has(permission) ? [] : fields));

function without(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (!fields.includes(key)) kept[key] = without(inner, fields);
  return kept;
}
