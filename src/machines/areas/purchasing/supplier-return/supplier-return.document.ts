import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { perLine } from '#model/lines/line-parts.ts';
import {
  acceptance,
  openSupplierReturn,
  supplierCredit,
  supplierReturnFacts,
  supplierReturnForm,
  type SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { supplierReturnKind } from '#model/areas/purchasing/supplier-return/supplier-return.kind.ts';
import { sourceOf } from '#model/areas/purchasing/supplier-return/supplier-return.source.ts';
import {
  freeGoods,
  keepGoods,
  keepOthers,
  sendBack,
  takeBack,
} from '#model/areas/purchasing/supplier-return/supplier-return.stock.ts';
import { sendBackLines } from '#model/areas/purchasing/supplier-return/supplier-return.entered.ts';
import * as v from '#model/values/schemas.ts';
import { supplierReturnMachine } from './supplier-return.machine.ts';

/** Goods went back, or did not after all. */
type Word = 'markReturned' | 'unreturn';

/** Tells the receipt what of its lines went back, and how much of that had never been put away. [SR8] */
function tellReceipt(row: SupplierReturnRow, view: Reader, type: Word): FollowUp {
  const parts = Map.groupBy(row.lines, ({ receiptLine }) => receiptLine);
  const lines = [...parts].map(([line, sent]) => {
    const location = sourceOf(view, row.receipt, { receiptLine: line })?.location;
    const sum = (of: typeof sent): number => of.reduce((so, { quantity }) => so + quantity, 0);
    return { line, quantity: sum(sent), inPlace: sum(sent.filter(({ from }) => from === location)) };
  });
  return { kind: 'goodsReceipt', document: row.receipt, type, data: { return: row.id, lines } };
}

/** Tells the order what of its lines went back; what was received without being ordered is on none. [SR8] */
function tellOrder(row: SupplierReturnRow, view: Reader, type: Word): FollowUp[] {
  const lines = row.lines.flatMap(({ receiptLine, quantity }) => {
    const line = sourceOf(view, row.receipt, { receiptLine })?.orderLine ?? null;
    return line === null ? [] : [{ line, quantity }];
  });
  if (row.order === null || lines.length === 0) return [];
  const data = { return: row.id, lines: perLine(lines) };
  return [{ kind: 'purchaseOrder', document: row.order, type, data }];
}

const tellSources =
  (type: Word) =>
  (event: AppliedEvent, view: Reader): readonly FollowUp[] => {
    const row = view.get('supplierReturn', event.document);
    return row ? [tellReceipt(row, view, type), ...tellOrder(row, view, type)] : [];
  };

export const supplierReturnDocument: DocumentType = {
  ...supplierReturnKind,
  chart: supplierReturnMachine,
  entersLines: sendBackLines,
  commands: {
    create: { schema: openSupplierReturn, mode: 'predict', permission: 'supplierReturn.create' },
    update: {
      schema: supplierReturnForm,
      mode: 'predict',
      permission: 'supplierReturn.edit',
      savesForm: true,
    },
    request: { schema: v.empty, mode: 'predict', permission: 'supplierReturn.edit' },
    accept: { schema: acceptance, mode: 'predict', permission: 'supplierReturn.accept' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'supplierReturn.accept' },
    dispatch: { schema: v.empty, mode: 'confirm', permission: 'supplierReturn.dispatch' },
    credit: { schema: supplierCredit, mode: 'confirm', permission: 'supplierReturn.credit' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'supplierReturn.cancel' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'supplierReturn.reverse' },
  },
  facts: supplierReturnFacts,
  stock: {
    updated: keepOthers,
    requested: keepGoods,
    rejected: freeGoods,
    cancelled: freeGoods,
    dispatched: sendBack,
    reversed: takeBack,
  },
  reactions: { dispatched: tellSources('markReturned'), reversed: tellSources('unreturn') },
};
