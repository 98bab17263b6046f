import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import type {
  BilledParts,
  CostCorrected,
  GoodsReceiptRow,
  OpenReceipt,
  PutAwayParts,
  ReceiptCount,
  SentBackParts,
} from './goods-receipt.facts.ts';

type Row = Draft<GoodsReceiptRow>;
/** To those who may not see costs, which lines were corrected is all that is told. */
interface Told {
  readonly lines: readonly Partial<CostCorrected['lines'][number]>[];
}
const untouched = {
  number: null,
  overReason: null,
  deliveryNote: '',
  countedBy: null,
  countedAt: null,
  effectiveAt: null,
};

/** [GR20] */
const putAway =
  (sign: 1 | -1) =>
  (row: Row, { lines }: PutAwayParts): void => {
    row.putAway ??= [];
    for (const { line, quantity } of lines) {
      const earlier = row.putAway.find((one) => one.line === line);
      if (earlier) earlier.quantity += sign * quantity;
      else row.putAway.push({ line, quantity: sign * quantity });
    }
  };

/** [GR21] */
const sentBack =
  (sign: 1 | -1) =>
  (row: Row, { lines }: SentBackParts): void => {
    for (const { line: id, quantity, inPlace } of lines) {
      const line = row.lines.find((one) => one.id === id);
      if (!line) continue;
      line.returned = (line.returned ?? 0) + sign * quantity;
      line.returnedInPlace = (line.returnedInPlace ?? 0) + sign * inPlace;
    }
  };

/** Who may not see costs sees which lines were billed, and how many. [GR45] */
function billed(row: Row, { bill, lines }: BilledParts): void {
  for (const { line: id, ...part } of lines) {
    const line = row.lines.find((one) => one.id === id);
    if (line) line.bills = [...(line.bills ?? []), { bill, ...part }];
  }
}

function unbilled(row: Row, { bill }: Pick<BilledParts, 'bill'>): void {
  for (const line of row.lines)
    if (line.bills) {
      line.bills = line.bills.filter((one) => one.bill !== bill);
      if (line.bills.length === 0) delete line.bills;
    }
}

export const goodsReceiptFolds = {
  created: (row: Row, data: OpenReceipt): void => void Object.assign(row, untouched, data),
  counted: (row: Row, data: ReceiptCount, event: AppliedEvent): void =>
    void Object.assign(row, data, { countedBy: event.by, countedAt: event.at }),
  costCorrected(row: Row, { lines }: Told): void {
    for (const { line: id, unitCost, expensed } of lines) {
      const line = row.lines.find((one) => one.id === id);
      if (!line || unitCost === undefined || expensed === undefined) continue;
      line.unitCost = unitCost;
      delete line.boughtAt; // what it was bought at no longer says what it is worth
      row.expensed ??= [];
      const earlier = row.expensed.find((one) => one.line === line.id);
      if (earlier) earlier.expensed += expensed;
      else row.expensed.push({ line: line.id, expensed });
    }
  },
  putAway: putAway(1),
  takenOut: putAway(-1),
  returned: sentBack(1),
  unreturned: sentBack(-1),
  billed,
  unbilled,
  reversed: stateOnly,
  /** What had been expensed went back with the reversal; the count that follows has the lines. */
  corrected: (row: Row): void => {
    delete row.expensed;
  },
};
