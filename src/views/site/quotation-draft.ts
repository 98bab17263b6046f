import { parseDecimal } from '#i18n/decimal.ts';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedLine } from '#model/sharing/shared-paper.ts';

export type Quotation = NonNullable<SharedAnswer['quotation']>;

/** What is typed for a line, in the order in which it is asked for. */
export const lineFields = ['price', 'pack', 'minimum', 'multiple', 'leadDays', 'code'] as const;
export type LineField = (typeof lineFields)[number];
export type LineTexts = Readonly<Record<LineField, string>>;

/** What is typed for the whole. */
export interface HeadTexts {
  readonly currency: string;
  readonly reference: string;
  readonly validUntil: string;
  readonly freight: string;
  readonly note: string;
}

/** Codes of what is wrong, by field: `validUntil`, `lines.2.price`. */
export type Faults = Readonly<Record<string, string>>;

/** Decimals of each number that is typed. */
const digits = { price: 4, pack: 3, minimum: 3, multiple: 3, leadDays: 0 } as const;
type NumberField = keyof typeof digits;
const UNIT = 1000;
/** Thousandths of a stock unit, and of a pack, at most. */
const MOST = 1_000_000_000_000;
const LONGEST_LEAD = 730;
const WHOLE = 10_000;

type Write = (value: number, digits: number, least?: number) => string;

/** A line as it was answered before; empty where it was not. */
export function textsOf({ id }: Pick<SharedLine, 'id'>, { answered }: Quotation, write: Write): LineTexts {
  const before = answered?.lines.find(({ line }) => line === id);
  const text = (field: NumberField, none: number | null): string => {
    const value = before?.[field] ?? none;
    return value === none ? '' : write(value ?? 0, digits[field], field === 'price' ? 2 : 0);
  };
  return {
    price: text('price', null),
    pack: text('pack', UNIT),
    minimum: text('minimum', 0),
    multiple: text('multiple', null),
    leadDays: text('leadDays', null),
    code: before?.code ?? '',
  };
}

/** The whole as it was answered before. */
export const headOf = ({ currency, answered }: Quotation, write: Write): HeadTexts => ({
  currency,
  reference: answered?.reference ?? '',
  validUntil: answered?.validUntil ?? '',
  freight: answered && answered.freight !== null ? write(answered.freight, 2, 0) : '',
  note: answered?.note ?? '',
});

interface Typed {
  readonly head: HeadTexts;
  readonly lines: readonly { readonly line: SharedLine; readonly texts: LineTexts }[];
  /** Ids. */
  readonly files: readonly string[];
}

/** What is sent for what was typed, or what is wrong with it; a line without a price is not offered. */
export function readQuotation({ head, lines, files }: Typed, locale: string) {
  const faults: Record<string, string> = {};
  const offered = lines.flatMap(({ line, texts }, index) => {
    const read = (field: NumberField): number | null => {
      const value = readNumber(texts[field], field, locale);
      if (value === undefined) faults[`lines.${index}.${field}`] = 'notANumber';
      return value ?? null;
    };
    const [price, pack, minimum] = [read('price'), read('pack'), read('minimum')];
    const rest = { multiple: read('multiple'), leadDays: read('leadDays'), code: texts.code.trim() };
    const isFilled = lineFields.some((field) => texts[field].trim() !== '');
    if (price === null && isFilled && texts.price.trim() === '') faults[`lines.${index}.price`] = 'missing';
    if (price === null) return [];
    return [{ line: line.id, price, pack: pack ?? UNIT, minimum: minimum ?? 0, ...rest }];
  });
  const freight = parseDecimal(head.freight, 2, locale);
  if (freight === undefined || (freight !== null && (freight < 0 || freight > WHOLE)))
    faults['freight'] = 'notANumber';
  if (offered.length === 0 && Object.keys(faults).length === 0) faults['lines'] = 'nothingOffered';
  const { validUntil, ...rest } = head;
  const data = {
    ...rest,
    validUntil: validUntil === '' ? null : validUntil,
    freight: freight ?? null,
    files: [...files],
    lines: offered,
  };
  return { faults, data };
}

/** Null where nothing is typed; undefined where it is no number that can be. */
function readNumber(text: string, field: NumberField, locale: string): number | null | undefined {
  const value = parseDecimal(text, digits[field], locale);
  if (value === undefined || value === null) return value;
  const least = field === 'minimum' || field === 'leadDays' ? 0 : 1;
  return value < least || value > (field === 'leadDays' ? LONGEST_LEAD : MOST) ? undefined : value;
}

/** Faults that the server names stand at the lines that were sent: `lines.0` is the first that is offered. */
export function faultsAt(fields: Faults, sent: readonly string[], lines: readonly SharedLine[]): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [root, index, ...within] = path.split('.');
      const at = root === 'lines' ? lines.findIndex(({ id }) => id === sent[Number(index)]) : -1;
      return [at < 0 ? path : ['lines', at, ...within].join('.'), code];
    }),
  );
}
