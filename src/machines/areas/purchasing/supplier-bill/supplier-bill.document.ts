import type { AppliedEvent, DocumentType, StockEffect } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import * as schemas from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import {
  isBillDiscarded,
  supplierBillKind,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { valueDrafts } from '#model/areas/purchasing/supplier-bill/supplier-bill.posting.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { supplierBillMachine } from './supplier-bill.machine.ts';

type Posted = schemas.SupplierBillFact<'posted'>;

const { supplierBillFacts: facts } = schemas;

/** What goods cost beyond what they were received at. [SBL8] [SBL11] */
const reworth = ({ data }: AppliedEvent, view: Reader): StockEffect => ({
  values: valueDrafts(view, (data as Posted).lines), // its schema
});

/** Receipts hear what is billed of their goods. [GR52] */
function tellReceipts({ document: bill, data }: AppliedEvent): readonly FollowUp[] {
  return [...byReceipt(data as Posted)].map(([receipt, lines]) => ({
    kind: 'goodsReceipt',
    document: receipt,
    type: 'markBilled',
    data: {
      bill,
      lines: lines.map(({ receiptLine, quantity, billed, value, expensed, charged, waiting }) => ({
        line: receiptLine,
        quantity,
        billed,
        difference: value + expensed,
        ...(charged && waiting ? { charged, waiting } : {}),
      })),
    },
  }));
}

/** Receipts hear that their goods are not billed after all. [SBL11] */
const freeReceipts = ({ document: bill, data }: AppliedEvent): readonly FollowUp[] =>
  [...byReceipt(data as Posted).keys()].map((receipt) => ({
    kind: 'goodsReceipt',
    document: receipt,
    type: 'unmarkBilled',
    data: { bill },
  }));

function byReceipt({ lines }: Posted): ReadonlyMap<string, readonly schemas.PostedLine[]> {
  const goods = lines.filter(({ receiptLine }) => receiptLine !== null);
  return Map.groupBy(goods, ({ receipt }) => receipt ?? '');
}

const entered = enteredIn('lines');

export const supplierBillDocument: DocumentType = {
  ...supplierBillKind,
  chart: supplierBillMachine,
  entersLines: { created: entered, updated: entered },
  freesLines: isBillDiscarded,
  commands: {
    create: { schema: schemas.billForm, mode: 'predict', permission: 'supplierBill.create' },
    update: { schema: schemas.billForm, mode: 'predict', permission: 'supplierBill.edit', savesForm: true },
    discard: { schema: v.empty, mode: 'predict', permission: 'supplierBill.edit' },
    match: { schema: v.empty, mode: 'confirm', permission: 'supplierBill.edit' },
    explain: { schema: schemas.explanation, mode: 'predict', permission: 'supplierBill.edit' },
    approve: { schema: v.empty, mode: 'confirm', permission: 'supplierBill.approve', endorses: true },
    reopen: { schema: v.withReason, mode: 'predict', permission: 'supplierBill.edit' },
    post: { schema: schemas.billPosting, mode: 'confirm', permission: 'supplierBill.post' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'supplierBill.reverse' },
    order: { schema: schemas.paymentOrder, mode: 'confirm', permission: 'supplierBill.pay' },
    takeBackOrder: { schema: v.empty, mode: 'predict', permission: 'supplierBill.pay' },
    noteFetched: { schema: schemas.fetchedFile, mode: 'confirm', permission: null },
    pay: { schema: schemas.billPayment, mode: 'predict', permission: 'supplierBill.pay' },
    unpay: { schema: v.empty, mode: 'predict', permission: 'supplierBill.pay' },
  },
  facts,
  stock: { posted: reworth, reversed: reworth },
  reactions: { posted: tellReceipts, reversed: freeReceipts },
};
