import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import { stateOnly } from '../engine/kind.ts';
import type { GoodsReceiptRow, OpenReceipt, ReceiptCount } from './goods-receipt.facts.ts';

type Row = Draft<GoodsReceiptRow>;
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
  reversed: stateOnly,
};
