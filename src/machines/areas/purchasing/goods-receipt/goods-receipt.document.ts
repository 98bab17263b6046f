import type { AppliedEvent, DocumentType, StockEffect } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  billedParts,
  costCorrection,
  goodsReceiptFacts,
  inspection,
  openReceipt,
  putAwayParts,
  receiptCorrection,
  receiptCount,
  receiptPosting,
  rejectPhotos,
  sentBackParts,
  type CostCorrected,
  type GoodsReceiptRow,
  type ReceiptCorrection,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { dueWith } from '#model/areas/purchasing/landed-cost/due-costs.ts';
import { newLots } from '#model/areas/stock/lot/received-lots.ts';
import { reworth } from '#model/areas/purchasing/goods-receipt/goods-receipt.corrections.ts';
import { bringIn, takeBack } from '#model/areas/purchasing/goods-receipt/goods-receipt.stock.ts';
import { goodsReceiptKind, isDiscarded } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { doneAgain } from '#model/lines/correcting.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { goodsReceiptMachine } from './goods-receipt.machine.ts';

const effect =
  (of: (view: Reader, receipt: GoodsReceiptRow) => StockEffect) =>
  (event: AppliedEvent, view: Reader): StockEffect => {
    const receipt = view.get('goodsReceipt', event.document);
    return receipt ? of(view, receipt) : {};
  };

/** Lots that came in for the first time become known. */
function makeLots(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const receipt = view.get('goodsReceipt', event.document);
  return receipt ? newLots(view, receipt) : [];
}

function correct(event: AppliedEvent, view: Reader): StockEffect {
  const receipt = view.get('goodsReceipt', event.document);
  return receipt ? reworth(view, receipt, event.data as CostCorrected) : {}; // the schema of `costCorrected`
}

/** Tells the order what was received on its lines, or taken back. */
const tellOrder =
  (type: 'receive' | 'unreceive') =>
  (event: AppliedEvent, view: Reader): readonly FollowUp[] => {
    const receipt = view.get('goodsReceipt', event.document);
    const lines = (receipt?.lines ?? []).flatMap(({ orderLine, quantity, rejected }) =>
      orderLine === null ? [] : [{ line: orderLine, quantity, rejected }],
    );
    if (!receipt?.order || lines.length === 0) return [];
    return [{ kind: 'purchaseOrder', document: receipt.order, type, data: { receipt: receipt.id, lines } }];
  };

/** Landed costs that waited for this receipt alone are booked with it. [GR44] */
const landCosts = ({ document }: AppliedEvent, view: Reader): readonly FollowUp[] =>
  dueWith(view, document).map((id) => ({ kind: 'landedCost', document: id, type: 'post', data: {} }));

/** [GR22] */
function postAgain(event: AppliedEvent): readonly FollowUp[] {
  const { reason: _, ...count } = event.data as ReceiptCorrection; // the schema of `corrected`
  return doneAgain(event, [
    { type: 'count', data: count },
    { type: 'post', data: {} },
  ]);
}

export const goodsReceiptDocument: DocumentType = {
  ...goodsReceiptKind,
  chart: goodsReceiptMachine,
  entersLines: { created: enteredIn('lines'), counted: enteredIn('lines') },
  // An import that posts the parts of a refused receipt one by one knows its lines by their ids.
  freesLines: isDiscarded,
  commands: {
    create: { schema: openReceipt, mode: 'predict', permission: 'goodsReceipt.create' },
    count: { schema: receiptCount, mode: 'predict', permission: 'goodsReceipt.edit', savesForm: true },
    attachPhotos: { schema: rejectPhotos, mode: 'predict', permission: 'goodsReceipt.edit' },
    submit: { schema: v.empty, mode: 'predict', permission: 'goodsReceipt.edit' },
    inspect: { schema: inspection, mode: 'predict', permission: 'goodsReceipt.inspect' },
    recount: { schema: v.empty, mode: 'predict', permission: 'goodsReceipt.edit' },
    post: { schema: receiptPosting, mode: 'confirm', permission: 'goodsReceipt.post' },
    correctCost: { schema: costCorrection, mode: 'confirm', permission: 'goodsReceipt.correct' },
    putAway: { schema: putAwayParts, mode: 'confirm', permission: null },
    takeOut: { schema: putAwayParts, mode: 'confirm', permission: null },
    markReturned: { schema: sentBackParts, mode: 'confirm', permission: null },
    unreturn: { schema: sentBackParts, mode: 'confirm', permission: null },
    markBilled: { schema: billedParts, mode: 'confirm', permission: null },
    unmarkBilled: { schema: goodsReceiptFacts.unbilled, mode: 'confirm', permission: null },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'goodsReceipt.reverse' },
    correct: {
      schema: receiptCorrection,
      mode: 'confirm',
      permission: 'goodsReceipt.reverse',
      alsoGives: ['count', 'post'],
    },
    discard: { schema: v.empty, mode: 'predict', permission: 'goodsReceipt.edit' },
  },
  facts: goodsReceiptFacts,
  instead: { post: { checking: 'inspectionAwaited' } },
  stock: { posted: effect(bringIn), costCorrected: correct, reversed: effect(takeBack) },
  reactions: {
    posted: (event, view) => [
      ...makeLots(event, view),
      ...tellOrder('receive')(event, view),
      ...landCosts(event, view),
    ],
    reversed: tellOrder('unreceive'),
    corrected: postAgain,
  },
};
