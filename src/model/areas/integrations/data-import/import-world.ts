import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow, Rows, TableName } from '#model/engine/rows.ts';
import { plain } from './reading/plain.ts';

/** What the lines of a file are read against. */
export interface ImportWorld {
  readonly company: CompanyRow;
  /** The company's day. */
  readonly today: string;
  /** All rows of a table, archived ones too; those of tables that the target does not use may be missing. */
  rows<N extends TableName>(table: N): readonly Rows[N][];
  /** The rows in use that a text names, by code, number, SKU, name in either language, or path of names. */
  named(table: TableName, text: string): readonly DocumentRow[];
  /** An id made of a name: the same in every run of the same import. */
  idOf(name: string): string;
  /** Products that other lines of the file create: the id of one by its SKU, and its SKU by that. */
  readonly coming?: Coming;
  /** Something kept for all lines of one reading, made when first asked for. */
  once<T>(what: string, make: () => T): T;
}

export interface Coming {
  readonly idOf: (sku: string) => string | undefined;
  readonly skuOf: (id: string) => string | undefined;
}

interface Given extends Pick<ImportWorld, 'company' | 'today' | 'rows' | 'idOf' | 'coming'> {}

/** The world of a reading, over the rows of a company. */
export function importWorld(given: Given): ImportWorld {
  const kept = new Map<string, unknown>();
  const once = <T>(what: string, make: () => T): T => {
    if (!kept.has(what)) kept.set(what, make());
    return kept.get(what) as T; // what was made under this name
  };
  return {
    ...given,
    once,
    named: (table, text) => {
      const rows = given.rows(table) as readonly DocumentRow[]; // tables that are named hold documents
      return once(`names/${table}`, () => namesIn(rows)).get(pathKey(text)) ?? [];
    },
  };
}

/** A path of names as it is compared: ` Fasteners / Bolts` and `fasteners/bolts` are one. */
const pathKey = (text: string): string =>
  text
    .split(/[/>]/)
    .map((part) => plain(part))
    .join('/');

interface NamedRow extends DocumentRow {
  readonly code?: string;
  readonly number?: string;
  readonly sku?: string;
  readonly name?: string | { readonly en: string; readonly sv: string };
  readonly parent?: string | null;
}

function namesIn(rows: readonly DocumentRow[]): ReadonlyMap<string, readonly DocumentRow[]> {
  const found = new Map<string, DocumentRow[]>();
  const byId = new Map(rows.map((row) => [row.id, row as NamedRow]));
  const add = (name: string | undefined, row: DocumentRow): void => {
    const key = pathKey(name ?? '');
    const others = found.get(key) ?? [];
    if (key !== '' && !others.includes(row)) found.set(key, [...others, row]);
  };
  for (const row of byId.values()) {
    if (isArchived(row)) continue;
    for (const code of [row.code, row.number, row.sku]) add(code, row);
    for (const language of ['en', 'sv'] as const) {
      add(nameIn(row, language), row);
      if (row.parent) add(pathOf(byId, row, language), row);
    }
  }
  return found;
}

const DEEPEST = 8;

function pathOf(rows: ReadonlyMap<string, NamedRow>, row: NamedRow, language: 'en' | 'sv'): string {
  const names: string[] = [];
  for (let next: NamedRow | undefined = row; next && names.length < DEEPEST;) {
    names.unshift(nameIn(next, language).replaceAll('/', ' '));
    next = next.parent ? rows.get(next.parent) : undefined;
  }
  return names.join('/');
}

const nameIn = ({ name = '' }: NamedRow, language: 'en' | 'sv'): string =>
  typeof name === 'string' ? name : name[language] || name.en;

/** How a file names a row: by its code, number or SKU, else by its English name. */
export function nameOfRow(row: DocumentRow): string {
  const { code, number, sku } = row as NamedRow;
  return code ?? number ?? sku ?? nameIn(row as NamedRow, 'en');
}
