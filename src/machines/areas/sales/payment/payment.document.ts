import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import * as schemas from '#model/areas/sales/payment/payment.facts.ts';
import { settledBy } from '#model/areas/sales/payment/payment.figures.ts';
import { paymentKind } from '#model/areas/sales/payment/payment.kind.ts';
import * as v from '#model/values/schemas.ts';
import { paymentMachine } from './payment.machine.ts';

const { paymentFacts: facts } = schemas;

/** The invoices that it pays are told. [PAY2] */
function payInvoices(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const { allocations } = event.data as schemas.ToAllocate; // the schemas of `recorded` and `allocated`
  const on = view.get('payment', event.document)?.on;
  return allocations.map(({ invoice, less, ...part }) => ({
    kind: 'invoice',
    document: invoice,
    type: 'pay',
    data: { payment: event.document, on, amount: settledBy(part), less },
  }));
}

const unpay = (payment: string, invoice: string): FollowUp => ({
  kind: 'invoice',
  document: invoice,
  type: 'unpay',
  data: { payment },
});

/** The invoice that it does not pay after all is told. [PAY4] */
function freeInvoice({ document, data }: AppliedEvent): readonly FollowUp[] {
  return [unpay(document, (data as schemas.PaymentFact<'freed'>).invoice)]; // the schema of `freed`
}

/** All invoices that it had paid are told. [PAY6] */
const freeAll = ({ document }: AppliedEvent, view: Reader): readonly FollowUp[] =>
  view.by('invoice', 'paidBy', document).map(({ id }) => unpay(document, id));

export const paymentDocument: DocumentType = {
  ...paymentKind,
  chart: paymentMachine,
  commands: {
    record: { schema: schemas.paymentForm, mode: 'predict', permission: 'payment.record' },
    allocate: { schema: schemas.toAllocate, mode: 'predict', permission: 'payment.allocate' },
    free: { schema: schemas.toFree, mode: 'predict', permission: 'payment.allocate' },
    refund: { schema: schemas.refund, mode: 'predict', permission: 'payment.refund' },
    keepFee: { schema: schemas.fee, mode: 'predict', permission: 'payment.allocate' },
    reverse: { schema: v.withReason, mode: 'predict', permission: 'payment.reverse' },
  },
  facts,
  reactions: { recorded: payInvoices, allocated: payInvoices, freed: freeInvoice, reversed: freeAll },
};
