import { msg } from '@lingui/core/macro';
import type { PaymentTermForm } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The fields of a payment term; what it says of payment is fixed once it is there. [PT2] */
export const paymentTermFields = {
  code: {
    label: msg`Code`,
    hint: msg`Short; files name the term by it.`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    column: { width: 110 },
  },
  'name.en': { label: msg`Name in English`, as: 'text', required: true, wide: true, search: true },
  'name.sv': { label: msg`Name in Swedish`, as: 'text', optional: true, wide: true, search: true },
  days: {
    label: msg`Days net`,
    hint: msg`From the day of the invoice, which is not counted.`,
    as: 'whole',
    unit: msg`days`,
    sort: true,
  },
  endOfMonth: {
    label: msg`End of month`,
    hint: msg`Due at the end of the month in which the days end.`,
    as: 'yesNo',
  },
  discount: { label: msg`Cash discount`, hint: msg`0: none.`, as: 'percent' },
  discountDays: {
    label: msg`Discount within`,
    hint: msg`From the same day as the days net.`,
    as: 'whole',
    unit: msg`days`,
  },
  prepayment: {
    label: msg`Prepayment`,
    hint: msg`What is paid before anything is delivered. 0: nothing.`,
    as: 'percent',
  },
} satisfies RecordFields<PaymentTermForm>;
