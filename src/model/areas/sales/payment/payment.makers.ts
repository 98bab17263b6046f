import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Fee, PaymentFact, PaymentForm, PaymentRow } from './payment.facts.ts';

/** A payment with its number. */
export const recorded = (
  context: DecisionContext<PaymentRow>,
  data: PaymentForm,
): PaymentFact<'recorded'> => ({ ...data, number: context.draw('PAY') });

export const feeKept = ({ env }: DecisionContext<PaymentRow>, data: Fee): PaymentFact<'feeKept'> => ({
  ...data,
  on: env.today,
});
