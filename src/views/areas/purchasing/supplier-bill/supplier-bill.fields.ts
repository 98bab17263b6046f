import { msg } from '@lingui/core/macro';
import { orderLineFields } from '#views/areas/products/product/product.fields.ts';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import {
  billSourceWords,
  billTypeWords,
  billVatWords,
  deviationWords,
  payeeWords,
} from './supplier-bill.messages.ts';

/** How histories name what is specific to supplier bills. */
export const supplierBillFields = {
  ...orderLineFields,
  type: { label: msg`Type`, as: { words: billTypeWords } },
  supplierNumber: { label: msg`Supplier's number`, as: 'text' },
  billedOn: { label: msg`Bill date`, as: 'day' },
  dueOn: { label: msg`Due date`, as: 'day' },
  treatment: { label: msg`VAT`, as: { words: billVatWords } },
  stated: { label: msg`Sums`, as: 'list' },
  'stated.net': { label: msg`Net`, as: 'money' },
  'stated.vat': { label: msg`VAT`, as: 'money' },
  'stated.rounding': { label: msg`Rounding`, as: 'money' },
  'stated.payable': { label: msg`To pay`, as: 'money' },
  payTo: { label: msg`Paid to`, as: 'list' },
  'payTo.type': { label: msg`Paid to`, as: { words: payeeWords } },
  'payTo.account': { label: msg`Account`, as: 'text' },
  'payTo.bic': { label: msg`BIC`, as: 'text' },
  paymentReference: { label: msg`Payment reference`, as: 'text' },
  source: { label: msg`Source`, as: { words: billSourceWords } },
  'lines.code': { label: msg`Supplier's code`, as: 'text' },
  'lines.text': { label: msg`Text`, as: 'text' },
  'lines.amount': { label: msg`Amount`, as: 'money' },
  'lines.vatRate': { label: msg`VAT rate`, as: 'percent' },
  'lines.receipt': { label: msg`Goods receipt`, as: { table: 'goodsReceipt' } },
  'lines.account': { label: msg`Account`, as: { table: 'account' } },
  'lines.billed': { label: msg`Amount`, as: 'money' },
  'lines.accrued': { label: msg`Of goods not billed before`, as: 'money' },
  'lines.value': { label: msg`To stock`, as: 'money' },
  'lines.expensed': { label: msg`To cost of goods`, as: 'money' },
  'lines.rest': { label: msg`To cost of goods`, as: 'money' },
  'lines.cost': { label: msg`To costs`, as: 'money' },
  deviations: { label: msg`Differences`, as: 'list' },
  'deviations.code': { label: msg`Difference`, as: { words: deviationWords } },
  on: { label: msg`Day`, as: 'day' },
  rate: { label: msg`Rate`, as: 'rate' },
  note: { label: msg`Note`, as: 'text' },
} satisfies Readonly<Record<string, FieldDisplay>>;
