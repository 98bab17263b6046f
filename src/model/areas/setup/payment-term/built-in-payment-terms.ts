import { namedId } from '#model/values/named-id.ts';
import type { PaymentTermForm } from './payment-term.facts.ts';

/** A term that comes with a company. */
export interface BuiltInTerm extends PaymentTermForm {
  /** The same in every company. */
  readonly id: string;
  readonly isDefault: boolean;
}

const plain = { endOfMonth: false, discount: 0, discountDays: 0, prepayment: 0 };

/** Days net, as a term without a name of its own says it. */
export const daysNet = (days: number): Pick<PaymentTermForm, 'name' | 'days'> & typeof plain => ({
  name: {
    en: days === 1 ? '1 day net' : `${days} days net`,
    sv: days === 1 ? '1 dag netto' : `${days} dagar netto`,
  },
  days,
  ...plain,
});

const USUAL_DAYS = 30;

const forms: readonly PaymentTermForm[] = [
  { code: 'NET0', ...daysNet(0), name: { en: 'Payable at once', sv: 'Betalas omgående' } },
  ...[10, 14, 20, USUAL_DAYS, 45, 60, 90].map((days) => ({ code: `NET${days}`, ...daysNet(days) })),
  {
    code: 'EOM30',
    ...daysNet(30),
    endOfMonth: true,
    name: { en: '30 days, end of month', sv: '30 dagar, månadens slut' },
  },
  {
    code: 'PREPAID',
    ...daysNet(0),
    prepayment: 10_000,
    name: { en: 'Prepayment', sv: 'Förskottsbetalning' },
  },
];

/** The terms that a company starts with; each may be renamed or hidden afterwards. */
export const builtInTerms: readonly BuiltInTerm[] = forms.map((form) => ({
  id: namedId(`paymentTerm/${form.code}`),
  ...form,
  isDefault: form.code === `NET${USUAL_DAYS}`,
}));
