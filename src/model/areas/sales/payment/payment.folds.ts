import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { PaymentFact, PaymentRow } from './payment.facts.ts';

type Row = Draft<PaymentRow>;

export const paymentFolds = {
  recorded: (row: Row, { keeps = [], ...data }: PaymentFact<'recorded'>, event: AppliedEvent): void => {
    Object.assign(row, data, { refunds: [], reversedFor: null, recordedBy: event.by });
    if (keeps.length > 0) row.fees = keeps.map((fee) => ({ ...fee, on: data.on }));
  },
  allocated: (row: Row, { allocations }: PaymentFact<'allocated'>): void =>
    void (row.allocations = [...row.allocations, ...allocations]),
  freed: (row: Row, { invoice }: PaymentFact<'freed'>): void =>
    void (row.allocations = row.allocations.filter((one) => one.invoice !== invoice)),
  refunded: (row: Row, data: PaymentFact<'refunded'>): void => void (row.refunds = [...row.refunds, data]),
  feeKept: (row: Row, data: PaymentFact<'feeKept'>): void => void (row.fees = [...(row.fees ?? []), data]),
  reversed: (row: Row, { reason }: PaymentFact<'reversed'>): void => {
    row.reversedFor = reason;
    row.allocations = [];
    delete row.fees;
  },
};
