import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import type {
  BilledParts,
  CostCorrected,
  GoodsReceiptRow,
  Inspected,
  OpenReceipt,
  PutAwayParts,
  ReceiptCount,
  RejectPhotos,
  Sample,
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

/** Who may not see costs sees which lines were billed, and how many. [GR52] */
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
  /** What was inspected was another count, unless this one corrects what was posted. [GR46] */
  counted(row: Row, data: ReceiptCount, event: AppliedEvent): void {
    Object.assign(row, data, { countedBy: event.by, countedAt: event.at });
    if (row.number === null) delete row.inspection;
  },
  /** [GR51] */
  photosAttached(row: Row, { lines }: RejectPhotos): void {
    for (const { line: id, photo } of lines) {
      const line = row.lines.find((one) => one.id === id);
      if (line) line.photo = photo;
    }
  },
  /** [GR52] */
  submitted(row: Row, { samples }: { readonly samples: Sample[] }, { by, at }: AppliedEvent): void {
    row.inspection = { samples, submittedBy: by, submittedAt: at };
  },
  /** What the inspection rejected comes to what was rejected as it was counted. [GR48] */
  inspected(row: Row, { lines }: Draft<Inspected>, { by, at }: AppliedEvent): void {
    if (row.inspection) row.inspection.found = { by, at, lines };
    for (const { line: id, accepted, rejected, reason, photo } of lines) {
      const line = row.lines.find((one) => one.id === id);
      if (!line) continue;
      line.quantity = accepted;
      if (rejected === 0) continue;
      line.rejected += rejected;
      line.rejectReason ??= reason;
      line.photo ??= photo;
    }
  },
  recounted: (row: Row): void => {
    delete row.inspection;
  },
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
