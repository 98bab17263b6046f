import type { PaymentTermForm } from './payment-term.facts.ts';

/** A valid payment term; override what matters to the test. */
export const paymentTermFixture = (over: Partial<PaymentTermForm> = {}): PaymentTermForm => ({
  code: '2-10-25',
  name: { en: '2 % within 10 days, 25 days net', sv: '2 % inom 10 dagar, 25 dagar netto' },
  days: 25,
  endOfMonth: false,
  discount: 200,
  discountDays: 10,
  prepayment: 0,
  ...over,
});
