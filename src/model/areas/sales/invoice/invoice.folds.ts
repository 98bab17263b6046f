import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { InvoiceFact, InvoiceRow } from './invoice.facts.ts';

type Row = Draft<InvoiceRow>;

const noMore = (row: Row, payment: string): void =>
  void (row.paid = row.paid.filter((one) => one.payment !== payment));

export const invoiceFolds = {
  created: (row: Row, data: InvoiceFact<'created'>, event: AppliedEvent): void =>
    void Object.assign(row, data, {
      number: null,
      issue: null,
      prepaid: [],
      setOff: 0,
      paid: [],
      credits: [],
      corrections: [],
      writtenOff: 0,
      writtenOffOn: null,
      reminders: null,
      disputeReason: null,
      rejectReason: null,
      sentBy: null,
      createdBy: event.by,
      issuedBy: null,
    }),
  issued: (row: Row, data: InvoiceFact<'issued'>, event: AppliedEvent): void => {
    const { number, lines, totals, prepaid, setOff, ...issue } = data;
    Object.assign(row, { number, lines, totals, prepaid, setOff, issue, issuedBy: event.by });
  },
  corrected: (row: Row, data: InvoiceFact<'corrected'>): void => void row.corrections.push(data),
  paid: (row: Row, data: InvoiceFact<'paid'>): void => void row.paid.push(data),
  unpaid: (row: Row, { payment }: InvoiceFact<'unpaid'>): void => noMore(row, payment),
  setOffAgainst: (row: Row, { invoice: payment, on, amount }: InvoiceFact<'setOffAgainst'>): void =>
    void row.paid.push({ payment, on, amount, less: null, withoutMoney: true }),
  setOffFreed: (row: Row, { invoice }: InvoiceFact<'setOffFreed'>): void => noMore(row, invoice),
  creditApplied: (row: Row, data: InvoiceFact<'creditApplied'>): void => void row.credits.push(data),
  deducted: (row: Row, data: InvoiceFact<'deducted'>): void =>
    void (row.deductions = [...(row.deductions ?? []), data]),
  writtenOff: (row: Row, { amount, on }: InvoiceFact<'writtenOff'>): void => {
    row.writtenOff += amount;
    row.writtenOffOn = on;
  },
  reminded: (row: Row, { on, level, fee = 0 }: InvoiceFact<'reminded'>): void => {
    const fees = (row.reminders?.fees ?? 0) + fee;
    row.reminders = { on, level, ...(fees > 0 && { fees }) };
  },
  disputed: (row: Row, { reason }: InvoiceFact<'disputed'>): void => void (row.disputeReason = reason),
  disputeSettled: (row: Row): void => void (row.disputeReason = null),
  sent: (row: Row, { by }: InvoiceFact<'sent'>): void => {
    row.sentBy = by;
    row.rejectReason = null;
  },
  rejected: (row: Row, { reason }: InvoiceFact<'rejected'>): void => void (row.rejectReason = reason),
};
