import { codeKey } from '#model/values/code-key.ts';
import type { ColumnMapping, ImportMapping, OtherCurrencies } from './data-import.facts.ts';
import type { LineNote, LineRefusal } from './import-line.ts';
import type { ImportTarget, TargetField } from './import-target.ts';
import type { ImportWorld } from './import-world.ts';
import { currenciesIn } from './reading/currencies.ts';
import { foreignAmount } from './reading/money.ts';
import { readCell, shownValue, type CellReading } from './reading/read-cell.ts';
import { plain } from './reading/plain.ts';
import { isOrderTarget } from './targets/order-target.ts';
import { ATTRIBUTE } from './targets/product-finish.ts';
import { attributeFields } from './targets/product-target.ts';

/** What a line says, field by field. */
export interface LineReading {
  readonly line: number;
  /** Values of the fields that it says something of. */
  readonly said: ReadonlyMap<string, unknown>;
  readonly columns: ReadonlyMap<string, number>;
  /** What tells which record it is of; empty where it does not say. */
  readonly identity: string;
  /** The same for a person. */
  readonly about: string;
  /** What its amounts are in, as far as the file tells. */
  readonly amounts: ReadonlyMap<string, Amount>;
  /** Amounts that are with VAT. */
  readonly gross: ReadonlySet<string>;
  /** What was left out of it, or read otherwise than it is written. */
  readonly notes: readonly LineNote[];
  /** The first thing that is wrong with it, and costs it. */
  readonly refusal: LineRefusal | null;
  /** Whether a column, or what is the same in every line, is read as a field. */
  readonly isMapped: (field: string) => boolean;
}

/** What an amount may be in: none where its cell and column do not say. */
interface Amount {
  readonly cell: string;
  readonly currencies: readonly string[];
  readonly others: OtherCurrencies | undefined;
}

/** Words that stand for nothing. */
const nothing = new Set(['', '-', '–', 'n/a', 'null', '#n/a', 'default title']);
const isNothing = (cell: string): boolean => nothing.has(cell.trim().toLowerCase());

/** All fields of a target in a company: attributes of products are the company's own. */
export const fieldsOf = (target: ImportTarget, world: Pick<ImportWorld, 'rows'>): readonly TargetField[] =>
  target.name === 'products' ? [...target.fields, ...attributeFields(world)] : target.fields;

/**
 * Whether a line is taken without what it says of a field where that is wrong: not if it tells which record the line is of,
 * or if the line would say something else without it. [DI47]
 */
export const isDispensable = (
  { keyWith }: Pick<ImportTarget, 'keyWith'>,
  { name, needed, strict }: TargetField,
  key: string,
): boolean => !needed && !strict && name !== key && !keyWith.includes(name);

/** Makes a reader of a mapping's lines. [DI5] */
export function lineReader(
  target: ImportTarget,
  mapping: ImportMapping,
  world: ImportWorld,
): (line: number, cells: readonly string[]) => LineReading {
  const fields = new Map(fieldsOf(target, world).map((field) => [field.name, field]));
  const mapped = Map.groupBy(
    mapping.columns.filter(({ field }) => fields.has(field) || field.startsWith(ATTRIBUTE)),
    ({ field }) => field,
  );
  const asked = inReadingOrder([...new Set([...mapped.keys(), ...Object.keys(mapping.fixed)])]);
  const identify = identityOf(target, mapping.key, world, fields);
  return (line, cells) => {
    const said = new Map<string, unknown>();
    const columns = new Map<string, number>();
    const amounts = new Map<string, Amount>();
    const gross = new Set<string>();
    const notes: LineNote[] = [];
    let refusal: LineRefusal | null = null;
    for (const name of asked) {
      const from = mapped.get(name) ?? [];
      const [first] = from;
      if (first) columns.set(name, first.column);
      const field = fields.get(name) ?? { name, kind: { is: 'text' }, path: [] };
      const cell = cellOf(from, cells, field.between) || (mapping.fixed[name] ?? '').trim();
      if (isNothing(cell)) continue;
      const at = { field: name, column: first?.column ?? null };
      const reading = readField(field, cell, { how: first ?? {}, target, said, amounts, world });
      if ('value' in reading) {
        if (reading.note) notes.push({ ...reading.note, ...at });
        if (reading.value !== '') said.set(name, reading.value); // else tags were all of it
        if (first?.vat === 'with') gross.add(name);
      } else if (!reading.isAsked && (reading.isAgreed || isDispensable(target, field, mapping.key)))
        notes.push({ ...reading.problem, ...at, how: 'leftOut' });
      else refusal ??= { ...reading.problem, ...at };
    }
    const unmapped = { isMapped: (name: string) => asked.includes(name) };
    return { line, said, columns, amounts, gross, notes, refusal, ...unmapped, ...identify(said) };
  };
}

const CURRENCY = 'currency';
const SUPPLIER = 'supplier';
/** What an amount is in follows from these, so they are read first. */
const inReadingOrder = (names: readonly string[]): readonly string[] => [
  ...names.filter((name) => name === CURRENCY || name === SUPPLIER),
  ...names.filter((name) => name !== CURRENCY && name !== SUPPLIER),
];

interface ReadingWith {
  readonly how: Partial<ColumnMapping>;
  readonly target: ImportTarget;
  readonly said: ReadonlyMap<string, unknown>;
  readonly amounts: Map<string, Amount>;
  readonly world: ImportWorld;
}

/** Reads a cell, and of an amount also what it is in. [DI46] [DI48] */
function readField(
  { name, kind }: TargetField,
  cell: string,
  { how, target, said, amounts, world }: ReadingWith,
): CellReading {
  const reading = readCell(kind, cell, how, world);
  if (!('value' in reading) || kind.is !== 'number' || !kind.money) return reading;
  if (how.vat === 'open') return { problem: { code: 'importVatOpen', params: { cell } }, isAsked: true };
  const named = currenciesIn(cell);
  const ofColumn = how.currency === undefined ? [] : [how.currency];
  const currencies = named.length > 0 ? named : ofColumn;
  amounts.set(name, { cell, currencies, others: how.others });
  // What an order is in follows from its customer or supplier, too.
  if (isOrderTarget(target)) return reading;
  const ofLine = said.get(CURRENCY);
  const own = currencyFor(name, target, said, world);
  const fallback = typeof ofLine === 'string' ? ofLine : own;
  const currency = currencies.includes(own) ? own : (currencies[0] ?? fallback);
  if (currency === own) return reading;
  const value = Number(reading.value);
  return foreignAmount({ cell, value, currency, own, others: how.others }, world);
}

/** What an amount ought to be in: a purchase price as its supplier asks it, what concerns a party as the party pays. */
function currencyFor(
  name: string,
  { currencyIsOwn }: ImportTarget,
  said: ReadonlyMap<string, unknown>,
  { company, rows }: ImportWorld,
): string {
  if (currencyIsOwn) return String(said.get(CURRENCY) ?? company.currency);
  const supplier = name === 'purchase_price' ? said.get(SUPPLIER) : undefined;
  return rows('supplier').find(({ id }) => id === supplier)?.currency ?? company.currency;
}

/** Several columns of one field are one text. */
function cellOf(from: readonly ColumnMapping[], cells: readonly string[], between = ', '): string {
  const texts = from.map(({ column }) => (cells[column] ?? '').trim()).filter((cell) => !isNothing(cell));
  return [...new Set(texts)].join(between);
}

type Identified = Pick<LineReading, 'identity' | 'about'>;

/** What tells records of a target apart, from what is said of their fields. [DI6] */
export function identityOf(
  target: ImportTarget,
  key: string,
  world: ImportWorld,
  fields: ReadonlyMap<string, TargetField>,
): (said: ReadonlyMap<string, unknown>) => Identified {
  const shown = (name: string, said: ReadonlyMap<string, unknown>): string => {
    const field = fields.get(name);
    return field ? shownValue(field.kind, said.get(name), world) : '';
  };
  return (said) => {
    const about = shown(key, said);
    if (about === '') return { identity: '', about };
    const others = target.keyWith.map((name) => shown(name, said));
    return { identity: [about, ...others].map(keyText).join('\u001f'), about };
  };
}

/** Codes are compared with their signs, as far as they are seen, whatever their case; what has only signs, too. */
const keyText = (text: string): string => codeKey(text) || plain(text);
