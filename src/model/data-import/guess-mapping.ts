import type { ColumnMapping, ImportMapping } from './data-import.facts.ts';
import type { TableName } from '../engine/rows.ts';
import type { FieldKind, ImportTarget, TargetField } from './import-target.ts';
import { headsOf } from './heads.ts';
import { emailFault, barcodeFault } from '../checks/single-checks.ts';
import { readCountry } from './reading/countries.ts';
import { dayOrderIn, readDay } from './reading/days.ts';
import { decimalMarkIn, readNumber } from './reading/numbers.ts';
import { plain } from './reading/plain.ts';
import { readChoice, readYesNo } from './reading/words.ts';
import { ATTRIBUTE } from './targets/product-target.ts';

/** A table as it was found in a file: its heads, and some of its lines. */
export interface GuessedTable {
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** Whether a text names a record of the company that is in use; absent where that is not known. */
  readonly known?: (table: TableName, text: string) => boolean;
}

/** Earlier names of our own columns, which files that people keep still have. */
const earlierNames: Readonly<Record<string, string>> = {
  usage: 'location_type',
  walkingorder: 'pick_sequence',
};

const OWN = 100;
const EXACT = 80;
const WITH_MORE = 50;
const BY_VALUE = 45;
const DIRTY = 30;

/** Heads that may stand above anything. */
const vague: ReadonlySet<string> = new Set(['type', 'typ']);
/** A record that is not there is left out, unless goods would come to another place without it, or a line would be nobody's. */
const mayBeDirty = (
  { keyWith }: ImportTarget,
  { name, kind, needed }: TargetField,
  head: string,
): boolean => {
  const tells = needed === true || name === 'warehouse' || keyWith.includes(name);
  return (kind.is !== 'record' || tells) && !name.startsWith('weight') && !vague.has(head);
};

interface Candidate {
  readonly column: number;
  readonly field: TargetField;
  readonly score: number;
}

/** What the columns of a table hold, told by their heads and their values. [DI4] */
export function guessMapping(
  target: ImportTarget,
  table: GuessedTable,
  fields = target.fields,
): ImportMapping {
  const columns = guessColumns(target, table, fields);
  const marks = markOf(table);
  const kinds = new Map(fields.map((field) => [field.name, field.kind]));
  const [usual = ''] = target.keys;
  const key = target.keys.find((name) => columns.some(({ field }) => field === name)) ?? usual;
  return {
    target: target.name,
    mode: target.modes[0] ?? 'createAndUpdate',
    // Parties without numbers get them: they are told by their names only if the file says nothing better.
    key,
    columns: columns.map((one): ColumnMapping => {
      const kind = kinds.get(one.field);
      const cells = table.lines.map((cells) => cells[one.column] ?? '');
      const days = kind?.is === 'day' ? dayOrderIn(cells) : undefined;
      // Whether an attribute is a number may be known only when its lines are read.
      const isFigure = kind?.is === 'number' || one.field.startsWith(ATTRIBUTE);
      const decimals = isFigure ? (decimalMarkIn(cells) ?? marks) : undefined;
      return { ...one, ...(days && { days }), ...(decimals && { decimals }) };
    }),
    fixed: {},
  };
}

function guessColumns(
  target: ImportTarget,
  table: GuessedTable,
  fields: readonly TargetField[],
): { readonly column: number; readonly field: string }[] {
  const candidates = table.heads
    .flatMap((head, column) => candidatesOf(target, table, fields, head, column))
    .toSorted((a, b) => b.score - a.score || a.column - b.column);
  const taken = new Map<number, string>();
  for (const { column, field } of candidates) {
    if (taken.has(column)) continue;
    const others = [...taken].filter(([, name]) => name === field.name).map(([at]) => at);
    if (others.length > 0 && !goesOn(table.heads[column] ?? '')) continue;
    taken.set(column, field.name);
  }
  const says = new Set(taken.values());
  return [...taken]
    .filter(([, field]) => field !== 'purchase_price' || says.has('supplier'))
    .filter(([, field]) => field !== 'supplier_sku' || says.has('supplier'))
    .map(([column, field]) => ({ column, field }))
    .toSorted((a, b) => a.column - b.column);
}

/** Whether a column goes on with the text of another one: a street of two lines, a name and its variant. */
const goesOn = (head: string): boolean =>
  /(?:address2|adress2|street2|rad2|line2|lastname|efternamn|option\dvalue)$/.test(plain(head));

function candidatesOf(
  target: ImportTarget,
  table: GuessedTable,
  fields: readonly TargetField[],
  head: string,
  column: number,
): Candidate[] {
  const cells = table.lines.map((line) => (line[column] ?? '').trim()).filter((cell) => cell !== '');
  if (table.lines.length > 0 && cells.length === 0) return [];
  const asked = plain(earlierNames[plain(head)] ?? head);
  const heads = headsOf(target.name);
  return fields.flatMap((field, rank) => {
    const known = [field.name, ...(heads[field.name] ?? [])].map(plain);
    const at = known.indexOf(asked);
    // Earlier fields and earlier heads come first where two have the same.
    const order = (fields.length - rank) / 1000 - Math.max(at, 0) / 10_000;
    const score = asked === '' ? 0 : headScore(asked, known, at);
    const fit = fits(field, cells, table.known);
    if (score > 0 && fit !== NO) return [{ column, field, score: score + order + (fit === WELL ? 5 : 0) }];
    // A column that is called so is one, however dirty it is: its lines are put right.
    if (score >= EXACT && mayBeDirty(target, field, asked)) return [{ column, field, score: DIRTY + order }];
    return score === 0 && fit === SURELY ? [{ column, field, score: BY_VALUE + order }] : [];
  });
}

function headScore(asked: string, known: readonly string[], at: number): number {
  if (at === 0) return OWN;
  if (at > 0) return EXACT;
  // `Försäljningspris (SEK)`, `Pris exkl. moms 2026`
  const longest = known.filter((name) => name.length >= 5 && asked.startsWith(name));
  return longest.length > 0 ? WITH_MORE + Math.max(...longest.map((name) => name.length)) / 10 : 0;
}

/** From 0, which rules a field out, to 3, which is enough without a head. */
type Fit = 0 | 1 | 2 | 3;
const [NO, MAYBE, WELL, SURELY] = [0, 1, 2, 3] as const;

const MOSTLY = 0.8;
const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
const isVatNumber = (cell: string): boolean =>
  /^[A-Z]{2}[ -]?[A-Z\d]{8,12}$/.test(cell) && /\d{6}/.test(cell);
const isGtin = (cell: string): boolean => /^\d{8}$|^\d{12,14}$/.test(cell) && barcodeFault(cell) === null;
const isNumber = (cell: string): boolean => readNumber(cell, 10) !== 'unreadable';

const readers: Readonly<Partial<Record<FieldKind['is'], (cell: string) => boolean>>> = {
  number: isNumber,
  yesNo: (cell) => readYesNo(cell) !== null,
  day: (cell) => readDay(cell) !== null,
  country: (cell) => readCountry(cell) !== null,
};

/** Whether a cell can be of a field; null where that cannot be told. */
function readerOf({ kind }: TargetField, known: GuessedTable['known']): ((cell: string) => boolean) | null {
  if (kind.is === 'choice') return (cell) => readChoice(cell, kind.options, kind.words) !== null;
  if (kind.is === 'record') return known && !kind.made ? (cell) => known(kind.table, cell) : null;
  return readers[kind.is] ?? null;
}

const telltale: Readonly<Record<string, (cell: string) => boolean>> = {
  email: (cell) => cell.includes('@') && emailFault(cell) === null,
  barcode: isGtin,
  vat_number: isVatNumber,
};

/** How well the values of a column are those of a field. */
function fits(field: TargetField, cells: readonly string[], known: GuessedTable['known']): Fit {
  const { name, kind } = field;
  if (cells.length === 0) return MAYBE;
  const tells = telltale[name];
  if (tells) return share(cells, tells) > MOSTLY ? SURELY : MAYBE;
  // Grams are whole; a weight with decimals is in kilograms.
  if (name === 'weight' && cells.some((cell) => /\d[.,]\d*[1-9]/.test(cell))) return NO;
  const isOf = readerOf(field, known);
  if (!isOf) return MAYBE;
  const read = share(cells, isOf);
  if (kind.is === 'country') return read > MOSTLY && cells.some((cell) => cell.length > 3) ? SURELY : MAYBE;
  return read > 0.5 ? WELL : NO;
}

/** What is before the decimals anywhere in a table: a column of whole thousands is read as the others are. */
const markOf = ({ lines }: GuessedTable) =>
  decimalMarkIn(
    lines
      .flat()
      .filter((cell) => /^[^\p{L}]*$/u.test(cell) && !/^\d{1,2}[.]\d{1,2}[.]\d{2,4}$/.test(cell.trim())),
  );

/** How well a table fits a target: what it holds of the fields that make one. */
function worthOf(target: ImportTarget, table: GuessedTable): number {
  const { columns } = guessMapping(target, table);
  const says = new Set(columns.map(({ field }) => field));
  const needed = target.fields.filter(({ needed }) => needed);
  const missing = needed.filter(({ name }) => !says.has(name)).length;
  return says.size - 3 * missing + telling(target.name, table);
}

/** Heads that only one sort of file has. */
const tells: Readonly<Record<string, RegExp>> = {
  customers: /kund|customer|k[oö]pare/i,
  suppliers: /lev(?:erant[oö]r|\.?\s?nr)|supplier|vendor/i,
  products: /artikel|benämning|sku|item|produ[kc]t|försäljning|sales/i,
  stock: /saldo|lagerplats|antal|qty|quantity|on hand|inventer/i,
  locations: /lagerplats|plockordning|pick sequence|bin/i,
  'open-sales-orders': /kundorder|orderdatum|order ?(?:nr|nummer|number|date)|lineitem|utlovad/i,
  'open-purchase-orders': /inköpsorder|purchase order|best(?:ällnings|\.)/i,
};

const telling = (target: string, { heads }: GuessedTable): number =>
  2 * heads.filter((head) => tells[target]?.test(head)).length;

/** Which of these targets a table is most likely for. [DI4] */
export function guessTarget(targets: readonly ImportTarget[], table: GuessedTable): ImportTarget | undefined {
  const usual = targets.filter(({ name }) => Object.hasOwn(tells, name));
  const ranked = usual
    .map((target) => [target, worthOf(target, table)] as const)
    .toSorted((a, b) => b[1] - a[1]);
  return ranked[0]?.[0];
}
