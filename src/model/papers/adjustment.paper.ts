import type {
  AdjustmentLine,
  AdjustmentMode,
  AdjustmentRow,
} from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { reasonListOf } from '#model/areas/stock/adjustment/adjustment.line-rules.ts';
import { changeOfValue } from '#model/areas/stock/adjustment/adjustment.values.ts';
import { lineNames } from './line-names.ts';
import { filledColumns, tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperFact } from './paper.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import type { PaperWord } from './paper-words.ts';
import { placeNames } from './places.ts';
import { reasonText } from './returned-table.ts';

const modes: Readonly<Record<AdjustmentMode, PaperWord>> = {
  quantity: 'adjustQuantity',
  value: 'adjustValue',
  hold: 'adjustHold',
  free: 'adjustFree',
};

/** The permission to see what goods cost. */
const VIEW_COST = 'product.viewCost';

/** The voucher of an adjustment: what was changed, why, and by whom. [AD8] */
export const adjustmentPaper: PaperDeclaration<'adjustment'> = {
  kind: 'adjustment',
  title: () => 'stockAdjustment',
  number: ({ number }) => number,
  party: () => null,
  foot: 'plain',
  reads: ['warehouse', 'location', 'product', 'lot', 'reason', 'member'],
  parts: (row, source) => ({
    addresses: [],
    facts: factsOf(row, source),
    tables: [tableOf({ label: source.pen.word('lines'), lines: row.lines, columns: columnsOf(row, source) })],
  }),
};

function factsOf(row: AdjustmentRow, source: PaperSource): readonly PaperFact[] {
  const { view, pen, may, company } = source;
  const { person } = placeNames(source);
  const warehouse = row.warehouse === null ? undefined : view.get('warehouse', row.warehouse);
  const isCosted = may(VIEW_COST) && row.effectiveAt !== null;
  return [
    { label: pen.word('adjusts'), value: pen.word(modes[row.mode]) },
    { label: pen.word('warehouse'), value: warehouse?.name ?? '' },
    { label: pen.word('day'), value: pen.dateTime(row.effectiveAt) },
    { label: pen.word('writtenBy'), value: person(row.createdBy) },
    { label: pen.word('approvedBy'), value: person(row.approvedBy) },
    { label: pen.word('postedBy'), value: person(row.postedBy) },
    {
      label: pen.word('changeOfValue'),
      value: isCosted ? pen.money(changeOfValue(row.lines), company.currency) : '',
    },
    { label: pen.word('notes'), value: row.notes },
  ];
}

function columnsOf(row: AdjustmentRow, source: PaperSource): readonly LineColumn<AdjustmentLine>[] {
  const { view, pen } = source;
  const { name } = lineNames(source);
  const { place } = placeNames(source);
  const lot: LineColumn<AdjustmentLine> = {
    id: 'lot',
    header: pen.word('lot'),
    cell: (line) => (line.lot === undefined ? '' : (view.get('lot', line.lot)?.code ?? '')),
  };
  const why = (line: AdjustmentLine): string => {
    const reason = reasonText(source, reasonListOf(row.mode, line), line.reason);
    return line.scrap && reason !== '' ? pen.word('scrapped', { reason }) : reason;
  };
  return [
    { id: 'product', header: pen.word('product'), cell: name },
    { id: 'location', header: pen.word('location'), unbroken: true, cell: ({ location }) => place(location) },
    ...filledColumns([lot], row.lines),
    ...figuresOf(row, source),
    { id: 'reason', header: pen.word('reason'), cell: why },
    { id: 'note', header: pen.word('note'), cell: ({ note }) => note },
  ];
}

/** Quantities, and for those who may see it the value. */
function figuresOf(row: AdjustmentRow, source: PaperSource): readonly LineColumn<AdjustmentLine>[] {
  const { pen, may, company } = source;
  const { quantity } = lineNames(source);
  const figure = (id: 'before' | 'change' | 'after'): LineColumn<AdjustmentLine> => ({
    id,
    header: pen.word(id),
    align: 'end',
    cell: (line) => {
      const amount = line[id];
      return amount === undefined ? '' : quantity(line, amount);
    },
  });
  const value: LineColumn<AdjustmentLine> = {
    id: 'value',
    header: pen.word('value'),
    align: 'end',
    cell: (line) => pen.money(line.value ?? 0, company.currency),
  };
  const isValued = may(VIEW_COST) && row.lines.some((line) => line.value !== undefined);
  return [figure('before'), figure('change'), figure('after'), ...(isValued ? [value] : [])];
}
