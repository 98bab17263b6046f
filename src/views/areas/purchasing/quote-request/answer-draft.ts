import {
  supplierAnswer,
  type AnswerLine,
  type AskedSupplier,
  type QuoteRequestRow,
  type StoredAnswerLine,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { cellProblem, cellText, readCell, type LineCells } from '#views/kit/lines/line-cells.ts';

export type AnswerCell = 'price' | 'pack' | 'minimum' | 'multiple' | 'leadDays' | 'code';

/** A line as somebody types what a supplier offers for it; what is not typed is as it was answered before. */
export interface AnsweredLine {
  readonly id: string;
  readonly product: string;
  readonly before: StoredAnswerLine | undefined;
  readonly typed: Readonly<Partial<Record<AnswerCell, string>>>;
}

const shape = supplierAnswer.shape.lines.element.shape;

/** Without a price the line is not offered; an empty pack is one stock unit. */
const answerCells: LineCells<AnswerCell> = {
  price: { kind: 'number', schema: shape.price, digits: 4, least: 2, aboveZero: true },
  pack: { kind: 'number', schema: shape.pack.nullable(), digits: 3, aboveZero: true },
  minimum: { kind: 'number', schema: shape.minimum, digits: 3, emptyIsZero: true, hidesZero: true },
  multiple: { kind: 'number', schema: shape.multiple, digits: 3, aboveZero: true },
  leadDays: { kind: 'number', schema: shape.leadDays, digits: 0 },
  code: { kind: 'text', schema: shape.code.nullable() },
};

export const linesOf = (row: QuoteRequestRow, { quotation }: AskedSupplier): readonly AnsweredLine[] =>
  row.lines.map(({ id, product }) => ({
    id,
    product,
    before: quotation?.lines.find(({ line }) => line === id),
    typed: {},
  }));

type Decimal = (value: number, digits: number, least?: number) => string;

/** The text of a cell: as typed, else as it was answered. */
export const textOf = ({ typed, before }: AnsweredLine, cell: AnswerCell, decimal: Decimal): string =>
  typed[cell] ?? (before ? cellText(answerCells[cell], before[cell] ?? null, decimal) : '');

/** The code of what is wrong with a cell; undefined: nothing is. */
export function problemOf(line: AnsweredLine, cell: AnswerCell, locale: string): string | undefined {
  const text = line.typed[cell];
  if (text === undefined) return undefined;
  return readCell(answerCells[cell], text, locale) === undefined
    ? cellProblem(answerCells[cell], text, locale)
    : undefined;
}

/** What is answered for each line that has a price; null while a cell cannot be read. */
export function answerOf(lines: readonly AnsweredLine[], locale: string): AnswerLine[] | null {
  const answered: AnswerLine[] = [];
  for (const line of lines) {
    const value = (cell: AnswerCell) => {
      const text = line.typed[cell];
      return text === undefined ? (line.before?.[cell] ?? null) : readCell(answerCells[cell], text, locale);
    };
    const parts = { price: value('price'), code: value('code') ?? '', leadDays: value('leadDays') };
    const packs = {
      pack: value('pack') ?? UNIT,
      minimum: value('minimum') ?? 0,
      multiple: value('multiple'),
    };
    const isRead = (Object.keys(answerCells) as AnswerCell[]).every((cell) => value(cell) !== undefined);
    if (!isRead) return null;
    if (parts.price !== null) answered.push({ line: line.id, ...parts, ...packs } as AnswerLine); // read by its schemas
  }
  return answered;
}
