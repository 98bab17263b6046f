import { openOf } from '#model/areas/sales/owed/owed.ts';
import type { PaymentForm } from '#model/areas/sales/payment/payment.facts.ts';
import type { Settlement } from '#model/areas/sales/owed/settlement.ts';
import type { Trading } from './trading.ts';

interface PaymentWish {
  /** What of the invoice is paid, minor units. */
  readonly amount: number;
  readonly less?: Settlement['less'];
  /** What came beyond it. */
  readonly beyond?: number;
  readonly over?: Partial<PaymentForm>;
}

/** Money of a day that pays an invoice; returns the payment's id. */
export function paid(trading: Trading, invoice: string, at: string, wish: PaymentWish): string {
  const row = trading.model.view.get('invoice', invoice);
  if (!row) throw new Error(`invoice ${invoice} is not there`);
  const { amount, less = null, beyond = 0, over } = wish;
  return came(trading, `${invoice}/${row.paid.length}`, at, {
    customer: row.customer,
    direction: openOf(row) > 0 ? 'in' : 'out',
    amount: amount + beyond,
    currency: row.currency,
    rate: row.rate,
    reference: row.issue?.ocr ?? '',
    allocations: [{ invoice, amount, less }],
    ...over,
  });
}

type Wanted = Pick<PaymentForm, 'customer' | 'amount' | 'currency' | 'rate'> & Partial<PaymentForm>;

/** Money of a day; returns the payment's id. */
export function came({ model, staff, calendar }: Trading, name: string, at: string, wish: Wanted): string {
  const id = model.id(`money/${name}`, at);
  const form: PaymentForm = {
    direction: 'in',
    on: calendar.day(Date.parse(at)),
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [],
    ...wish,
  };
  model.must('payment', id, 'record', form, { by: staff.sales, at });
  return id;
}
