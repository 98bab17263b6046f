import type { ColumnMapping, ImportMapping } from './data-import.facts.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { FieldKind, ImportTarget, TargetField } from './import-target.ts';
import { stockUnits } from '#model/values/units.ts';
import { traitsOf, type Trait } from './column-traits.ts';
import { headsOf, systemsOf } from './heads/heads.ts';
import { emailFault, barcodeFault } from '#model/checks/single-checks.ts';
import { readCountry } from './reading/countries.ts';
import { currencyOfHead, readCurrency } from './reading/currencies.ts';
import { dayOrderIn, readDay } from './reading/days.ts';
import { decimalMarkIn, readNumber } from './reading/numbers.ts';
import { plain } from './reading/plain.ts';
import { readChoice, readYesNo, unitWords } from './reading/words.ts';
import { ATTRIBUTE } from './targets/product-finish.ts';

/** A table as it was found in a file: its heads, and some of its lines. */
export interface GuessedTable {
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** Whether a text names a record of the company that is in use; absent where that is not known. */
  readonly known?: (table: TableName, text: string) => boolean;
  /** All fields of a target in the company; absent: those that every company has. */
  readonly fieldsOf?: (target: ImportTarget) => readonly TargetField[];
}

/** Earlier names of our own columns, which files that people keep still have. */
const earlierNames: ReadonlyMap<string, string> = new Map([
  ['usage', 'location_type'],
  ['walkingorder', 'pick_sequence'],
]);

const OWN = 100;
const EXACT = 80;
const PREFIXED = 70;
const WITH_MORE = 50;
const BY_VALUE = 45;
const DIRTY = 30;

/** Heads that may stand above anything. */
const vague: ReadonlySet<string> = new Set(['type', 'typ', 'status', 'state', 'orderstatus']);
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
  fields = table.fieldsOf?.(target) ?? target.fields,
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
      const money = kind?.is === 'number' && kind.money === true;
      return {
        ...one,
        ...(days && { days }),
        ...(decimals && { decimals }),
        ...(money && moneyOf(one.field, table.heads, one.column)),
      };
    }),
    fixed: {},
  };
}

const withVat = /inkl|incl|brutto|gross|ttc$|medmoms|taxincluded/;
const withoutVat = /exkl|excl|ekskl|eksmva|exvat|exmoms|netto|^net|ht$|utanmoms|ohnemwst|veroton/;

/** What a head tells of its amounts: their currency, and whether they are with VAT, which a shop's files leave open. */
function moneyOf(
  field: string,
  heads: readonly string[],
  column: number,
): Pick<ColumnMapping, 'currency' | 'vat'> {
  const written = heads[column] ?? '';
  const head = plain(written);
  const currency = currencyOfHead(written);
  const isOpen = (): boolean => systemsOf(heads).some(({ leavesVatOpen }) => leavesVatOpen);
  const said = withoutVat.test(head)
    ? undefined
    : withVat.test(head)
      ? 'with'
      : isOpen()
        ? 'open'
        : undefined;
  const vat = field === 'price' ? said : undefined;
  return { ...(currency && { currency }), ...(vat && { vat }) };
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
  return [...taken].map(([column, field]) => ({ column, field })).toSorted((a, b) => a.column - b.column);
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
  const asked = plain(earlierNames.get(plain(head)) ?? head);
  return fields.flatMap((field, rank) => {
    const known = knownHeads(target.name, field.name);
    const at = known.indexOf(asked);
    // Earlier fields and earlier heads come first where two have the same.
    const order = (fields.length - rank) / 1000 - Math.max(at, 0) / 10_000;
    const score = asked === '' ? 0 : headScore(asked, known, at, prefixesOf(target));
    const fit = fits(field, cells, table.known);
    if (score > 0 && fit !== NO) return [{ column, field, score: score + order + (fit === WELL ? 5 : 0) }];
    // A column that is called so is one, however dirty it is: its lines are put right.
    if (score >= EXACT && field.name !== 'name' && mayBeDirty(target, field, asked))
      return [{ column, field, score: DIRTY + order }];
    return score === 0 && fit === SURELY ? [{ column, field, score: BY_VALUE + order }] : [];
  });
}

const plainHeads = new Map<string, readonly string[]>();

/** A field's name and its heads, as they are compared. */
function knownHeads(target: string, field: string): readonly string[] {
  const key = `${target} ${field}`;
  const known = plainHeads.get(key) ?? [field, ...(headsOf(target)[field] ?? [])].map(plain);
  plainHeads.set(key, known);
  return known;
}

const ofGoods = ['product', 'produkt', 'item', 'article', 'artikel', 'variant', 'stock'];
const prefixes: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  product: ofGoods,
  goodsReceipt: ofGoods,
  customer: ['customer', 'kund', 'client', 'kunde', 'billing'],
  supplier: ['supplier', 'vendor', 'lev', 'leverantor', 'lieferant'],
  salesOrder: ['order', 'lineitem', 'line'],
  purchaseOrder: ['order', 'lineitem', 'line'],
};
/** What heads begin with in files of a target: `ProductSKU` is a SKU. */
const prefixesOf = ({ kind }: ImportTarget): readonly string[] => prefixes[kind] ?? [];

function headScore(asked: string, known: readonly string[], at: number, before: readonly string[]): number {
  if (at === 0) return OWN;
  if (at > 0) return EXACT;
  const rest = before.find(
    (prefix) => asked.startsWith(prefix) && known.includes(asked.slice(prefix.length)),
  );
  if (rest !== undefined) return PREFIXED;
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
  if (kind.is === 'unit') return (cell) => readChoice(cell, stockUnits, unitWords) !== null;
  if (kind.is === 'currency') return (cell) => readCurrency(cell, '') !== null;
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
  // A column of figures is never a name.
  if (name === 'name' && share(cells, isNumber) > 0.5) return NO;
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
function worthOf(target: ImportTarget, table: GuessedTable, traits: ReadonlyMap<Trait, number>): number {
  const { columns } = guessMapping(target, table);
  const says = new Set(columns.map(({ field }) => field));
  const needed = target.fields.filter(({ needed }) => needed);
  const missing = needed.filter(({ name }) => !says.has(name)).length;
  return says.size - 3 * missing + telling(target.name, table) + evidence(target.name, traits);
}

/** What a column speaks for, and against, by what it holds: a file with prices is hardly one of customers. */
const weights: Readonly<Record<string, Readonly<Partial<Record<Trait, number>>>>> = {
  products: {
    price: 3,
    cost: 3,
    barcode: 3,
    orderNumber: -6,
    orderDate: -4,
    email: -4,
    address: -2,
    place: -2,
  },
  customers: { email: 4, address: 2, price: -6, cost: -6, quantity: -6, barcode: -6, orderNumber: -6 },
  suppliers: { email: 3, address: 2, price: -6, cost: -6, quantity: -6, barcode: -6, orderNumber: -6 },
  stock: { quantity: 3, place: 3, price: -2, orderNumber: -6, orderDate: -6, email: -6, address: -4 },
  locations: { place: 2, price: -6, cost: -6, quantity: -6, email: -6, address: -4, orderNumber: -6 },
  'list-prices': { price: 3, email: -6, address: -4, place: -4, orderNumber: -6, orderDate: -4 },
  'open-sales-orders': { orderNumber: 4, orderDate: 3, quantity: 1 },
  'open-purchase-orders': { orderNumber: 4, orderDate: 2, quantity: 1 },
};
/** Several columns of one sort tell hardly more than two. */
const MOST_TOLD = 2;
const NO_ORDER = -8;

function evidence(target: string, traits: ReadonlyMap<Trait, number>): number {
  const own = Object.entries(weights[target] ?? {}) as [Trait, number][]; // the keys of `weights`
  const told = own.reduce(
    (sum, [trait, weight]) => sum + weight * Math.min(MOST_TOLD, traits.get(trait) ?? 0),
    0,
  );
  const isNoOrder = target.startsWith('open-') && !traits.has('orderNumber');
  return told + (isNoOrder ? NO_ORDER : 0);
}

/** Heads that only one sort of file has. */
const tells: Readonly<Record<string, RegExp>> = {
  customers: /kund|customer|k[oö]pare/i,
  suppliers: /lev(?:erant[oö]r|\.?\s?nr)|supplier|vendor/i,
  products: /artikel|benämning|sku|item|produ[kc]t|försäljning|sales/i,
  stock: /saldo|lagerplats|antal|qty|quantity|on hand|inventer/i,
  locations: /lagerplats|plockordning|pick sequence|bin/i,
  'list-prices': /^(?:prislist\w*|price ?list\w*|preisliste|prisavtal)$/i,
  'open-sales-orders': /kundorder|orderdatum|order ?(?:nr|nummer|number|date)|lineitem|utlovad/i,
  'open-purchase-orders': /inköpsorder|purchase order|best(?:ällnings|\.)/i,
};

const telling = (target: string, { heads }: GuessedTable): number =>
  2 * heads.filter((head) => tells[target]?.test(head)).length;

/** The targets that a table may be for, the most likely first. [DI4] */
export function rankedTargets(
  targets: readonly ImportTarget[],
  table: GuessedTable,
): readonly ImportTarget[] {
  const traits = traitsOf(table);
  return targets
    .filter(({ name }) => Object.hasOwn(tells, name))
    .map((target) => [target, worthOf(target, table, traits)] as const)
    .toSorted((a, b) => b[1] - a[1])
    .map(([target]) => target);
}

/** Which of these targets a table is most likely for. [DI4] */
export const guessTarget = (
  targets: readonly ImportTarget[],
  table: GuessedTable,
): ImportTarget | undefined => rankedTargets(targets, table)[0];
