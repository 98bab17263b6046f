import { isArchived } from '#model/engine/archived.ts';
import { currencies } from '#model/values/money.ts';
import { vatRateAmong } from '#model/values/vat.ts';
import { vatClasses, type VatClass } from '#model/values/vat-rates.ts';
import type { ColumnMapping } from '../data-import.facts.ts';
import type { LineNote, LineRefusal } from '../import-line.ts';
import type { FieldKind } from '../import-target.ts';
import { nameOfRow, type ImportWorld } from '../import-world.ts';
import { readCountry } from './countries.ts';
import { readDay } from './days.ts';
import { stockUnits } from '#model/values/units.ts';
import { UNKNOWN_SIGN, withoutTags, withoutInvisible } from './clean-text.ts';
import { currenciesIn, readCurrency } from './currencies.ts';
import { readNumber, roundedNumber, shownNumber } from './numbers.ts';
import { plain } from './plain.ts';
import { namedProduct, readComponents, type ComponentEntry } from './components.ts';
import { isTagFor } from '#model/areas/setup/tag/tag.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { isShortened } from '#model/values/shortened.ts';
import { readChoice, readYesNo, unitWords, vatClassWords } from './words.ts';

export type CellProblem = Pick<LineRefusal, 'code' | 'params'>;
/** What a cell says, or why that cannot be told. */
export type CellReading =
  | {
      readonly value: unknown;
      /** It is not quite what the cell says. */
      readonly note?: CellNote;
    }
  | {
      readonly problem: CellProblem;
      /** Somebody has to say what it means: it is not left out. */
      readonly isAsked?: true;
      /** Somebody has said that it is left out. */
      readonly isAgreed?: true;
    };
export type CellNote = CellProblem & Pick<LineNote, 'how'>;

/** A record that is missing, by the names on its path; it is created before the line's own. */
export interface MadeRecord {
  readonly made: readonly string[];
}

const wrong = (code: string, cell: string, more: Record<string, string | number> = {}): CellReading => ({
  problem: { code, params: { cell: cell.slice(0, 80), ...more } },
});
const found = (value: unknown, code: string, cell: string): CellReading =>
  value === null || value === undefined ? wrong(code, cell) : { value };

type NumberKind = Extract<FieldKind, { readonly is: 'number' }>;
type How = Pick<ColumnMapping, 'days' | 'decimals'>;

/** Reads a cell that is not empty. [DI10] to [DI16] */
export function readCell(kind: FieldKind, text: string, how: How, world: ImportWorld): CellReading {
  switch (kind.is) {
    case 'text':
      return kind.code && isShortened(text) ? wrong('cellShortened', text) : textIn(text, kind.code === true);
    case 'number':
      return numberIn(kind, text, how);
    case 'unit':
      return unitIn(text, world);
    case 'yesNo':
      return found(readYesNo(text), 'cellNotYesNo', text);
    case 'day':
      return found(readDay(text, how.days), 'cellNotDay', text);
    case 'days':
      return found(wholeDays(text), 'cellNotDays', text);
    case 'country':
      return found(readCountry(text), 'cellNotCountry', text);
    case 'currency':
      return currencyIn(kind, text, world);
    case 'vatClass':
      return found(vatClassIn(text, world), 'cellNotVat', text);
    case 'choice': {
      const value = readChoice(text, kind.options, kind.words);
      return value === null ? wrong('cellNotChoice', text, { known: kind.options.join(', ') }) : { value };
    }
    case 'record':
      return recordIn(kind, text, world);
    case 'codes':
      return codesIn(text);
    case 'records':
      return recordsIn(kind, text, world);
    case 'components':
      return componentsIn(text, world);
    default:
      return kind satisfies never;
  }
}

/** Without signs that nobody sees, and without tags, which codes have none of. */
function textIn(text: string, isCode: boolean): CellReading {
  const seen = withoutInvisible(text);
  const value = (isCode ? seen : withoutTags(seen)).trim();
  if (seen.includes(UNKNOWN_SIGN))
    return { value, note: { code: 'cellUnknownSign', params: { cell: value.slice(0, 80) }, how: 'cleaned' } };
  if (seen.length === text.length) return { value };
  return { value, note: { code: 'cellUnseenSigns', params: { cell: value.slice(0, 80) }, how: 'cleaned' } };
}

function numberIn(
  { digits, money, exact, signed }: NumberKind,
  text: string,
  { decimals }: How,
): CellReading {
  if (!money && currenciesIn(text).length > 0) return wrong('cellNotNumber', text);
  const value = readNumber(text, digits, decimals);
  if (value === 'unreadable') return wrong('cellNotNumber', text);
  if (value === 'tooFine') {
    const fine = wrong(digits === 0 ? 'cellNotWhole' : 'cellTooFine', text, { digits });
    const rounded = exact ? null : roundedNumber(text, digits, decimals);
    if (rounded === null || (rounded < 0 && !signed) || !('problem' in fine)) return fine;
    return { value: rounded, note: { ...fine.problem, how: 'rounded' } };
  }
  return value < 0 && !signed ? wrong('cellNegative', text) : { value };
}

/** A unit that goods are kept in, else one of the company's list by its code. [DI14] */
function unitIn(text: string, world: ImportWorld): CellReading {
  const built = readChoice(text, stockUnits, unitWords);
  if (built !== null) return { value: built };
  const own = world.rows('unit').filter((row) => !isArchived(row) && row.wholeOnly);
  const asked = plain(text);
  const found = own.find(({ code, name }) => [code, name.en, name.sv].some((word) => plain(word) === asked));
  return found && asked !== ''
    ? { value: found.code }
    : wrong('cellNotChoice', text, { known: [...stockUnits, ...own.map(({ code }) => code)].join(', ') });
}

function currencyIn(
  { any }: Extract<FieldKind, { is: 'currency' }>,
  text: string,
  { company }: ImportWorld,
): CellReading {
  const value = readCurrency(text, company.currency);
  const isTaken = value !== null && (any === true || Object.hasOwn(currencies, value));
  return isTaken ? { value } : wrong('cellNotCurrency', text);
}

function wholeDays(text: string): number | null {
  const days = /\d{1,3}/.exec(text)?.[0];
  if (days !== undefined) return Number(days);
  return /kontant|cash|immediate|omg[åa]ende/i.test(text) ? 0 : null;
}

const BASIS = 100;
const ZERO: VatClass = 'zero';

/** A class by its name, or by its rate in the company's country: `25`, `25 %`, `0.25`. [DI15] */
function vatClassIn(text: string, { company, today, rows }: ImportWorld): VatClass | null {
  const named = readChoice(text, vatClasses, vatClassWords);
  if (named) return named as VatClass; // one of the options
  const percent = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  const value = percent === undefined ? 'unreadable' : readNumber(percent, 4);
  if (typeof value !== 'number') return null;
  const isFraction = value > 0 && value < 10_000 && !text.includes('%');
  const rate = isFraction ? value : value / BASIS;
  if (rate === 0) return ZERO;
  const own = rows('vatRate').filter((row) => !isArchived(row));
  const { country } = company.address;
  const order: readonly VatClass[] = ['standard', 'reduced', 'food', 'restaurant'];
  return order.find((one) => vatRateAmong(own, one, country, today) === rate) ?? null;
}

function recordIn(
  { table, made }: Extract<FieldKind, { is: 'record' }>,
  text: string,
  world: ImportWorld,
): CellReading {
  const rows = world.named(table, text);
  const [row] = rows;
  if (rows.length > 1) return wrong('cellSeveralRecords', text);
  if (row) return { value: row.id };
  if (!made) return wrong('cellUnknownRecord', text);
  const names = text
    .split(/[/>]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length === 0 ? wrong('cellUnknownRecord', text) : { value: { made: names } };
}

/** Codes with anything between them that is no part of one; doubles are kept once. [DI56] */
function codesIn(text: string): CellReading {
  const codes = withoutInvisible(text)
    .split(/[,;|\s]+/)
    .filter((code) => code !== '');
  const shortened = codes.find((code) => isShortened(code));
  const whole = [...new Set(codes.filter((code) => !isShortened(code)))];
  if (shortened === undefined) return { value: whole };
  const problem = { code: 'cellShortened', params: { cell: shortened } };
  return whole.length === 0 ? { problem } : { value: whole, note: { ...problem, how: 'leftOut' } };
}

/** Names with a comma, a semicolon or a bar between them; what is none is left out alone, unless all are meant. [DI56] */
function recordsIn(
  { table, made, whole }: Extract<FieldKind, { is: 'records' }>,
  text: string,
  world: ImportWorld,
): CellReading {
  const readOne = (one: string): CellReading => {
    if (table === 'tag') return tagIn(one, world);
    if (table === 'product') return productIn(one, world);
    return recordIn({ is: 'record', table, ...(made && { made }) }, one, world);
  };
  const readings = listed(text).map(readOne);
  const values = readings.flatMap((one) => ('value' in one ? [one.value] : []));
  const [bad] = readings.flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (bad && (whole || values.length === 0)) return { problem: bad };
  const value = [...Map.groupBy(values, (one) => JSON.stringify(one).toLowerCase()).values()].map(
    ([one]) => one,
  );
  return { value, ...(bad && { note: { ...bad, how: 'leftOut' as const } }) };
}

function productIn(text: string, world: ImportWorld): CellReading {
  const named = namedProduct(text, world);
  return 'id' in named ? { value: named.id } : wrong(named.code, text);
}

function componentsIn(text: string, world: ImportWorld): CellReading {
  const read = readComponents(withoutInvisible(text), world);
  if ('code' in read)
    return wrong(read.code === 'cellUnknownRecord' ? 'cellNotComponent' : read.code, read.part);
  return read.length === 0 ? wrong('cellNotComponent', text) : { value: read };
}

/** The parts of a cell that names several. */
const listed = (text: string): readonly string[] =>
  withoutInvisible(text)
    .split(/[,;|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A tag for products, whatever the case of its name; one of that name that may not be given them cannot be made either. [DI56] */
function tagIn(text: string, world: ImportWorld): CellReading {
  const asked = text.toLowerCase();
  const row = world.rows('tag').find(({ name }) => name.toLowerCase() === asked);
  if (!row)
    return text.length > LONGEST_TAG
      ? wrong('cellTooLong', text, { most: LONGEST_TAG })
      : { value: { made: [text] } };
  return isTagFor('product', row) ? { value: row.id } : wrong('importTagNotGiven', text);
}

const LONGEST_TAG = 40;

/** What a field holds, as a file would say it: numbers with a point, records by code or name. */
export function shownValue(kind: FieldKind, value: unknown, world: ImportWorld): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => shownValue(kind, one, world)).join(', ');
  if (typeof value === 'number') return shownNumber(value, kind.is === 'number' ? kind.digits : 0);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && 'product' in value) return shownComponent(value as ComponentEntry, world);
  if (typeof value === 'object' && 'made' in value) return (value as MadeRecord).made.join('/');
  if ((kind.is !== 'record' && kind.is !== 'records') || typeof value !== 'string') return String(value);
  const byId = world.once(
    `ids/${kind.table}`,
    () => new Map(world.rows(kind.table).map((row) => [row.id, row])),
  );
  const row = byId.get(value);
  return row ? nameOfRow(row as Parameters<typeof nameOfRow>[0]) : (world.coming?.skuOf(value) ?? value);
}

function shownComponent({ product, quantity }: ComponentEntry, world: ImportWorld): string {
  const sku = shownValue({ is: 'records', table: 'product' }, product, world);
  return quantity === null || quantity === UNIT ? sku : `${sku} x ${shownNumber(quantity, 3)}`;
}
