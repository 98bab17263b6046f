import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { GoodsReceiptRow, OpenReceipt, Posted, ReceiptCount } from './goods-receipt.events.ts';

type Row = Draft<GoodsReceiptRow>;
const stateOnly = (): void => {};
const untouched = {
  number: null,
  overReason: null,
  deliveryNote: '',
  countedBy: null,
  countedAt: null,
  effectiveAt: null,
};

export const goodsReceiptFolds = {
  created: (row: Row, data: OpenReceipt): void => void Object.assign(row, untouched, data),
  counted: (row: Row, data: ReceiptCount, event: AppliedEvent): void =>
    void Object.assign(row, data, { countedBy: event.by, countedAt: event.at }),
  posted: (row: Row, data: Posted): void => void Object.assign(row, data),
  reversed: stateOnly,
  discarded: stateOnly,
};
