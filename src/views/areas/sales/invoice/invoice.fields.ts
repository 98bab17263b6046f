import { msg } from '@lingui/core/macro';
import { orderLineFields } from '#views/areas/products/product/product.fields.ts';
import { chargeWords } from '#views/areas/sales/sales-order/charge.messages.ts';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { invoiceTypeWords, sentByWords } from './invoice.messages.ts';

/** How histories name what is specific to invoices. */
export const invoiceFields = {
  ...orderLineFields,
  type: { label: msg`Type`, as: { words: invoiceTypeWords } },
  as: { label: msg`Corrected by`, as: { words: invoiceTypeWords } },
  corrects: { label: msg`Corrects`, as: { table: 'invoice' } },
  invoice: { label: msg`Invoice`, as: { table: 'invoice' } },
  advanceOn: { label: msg`Day of the advance`, as: 'day' },
  issuedOn: { label: msg`Invoice date`, as: 'day' },
  dueOn: { label: msg`Due date`, as: 'day' },
  discountUntil: { label: msg`Cash discount until`, as: 'day' },
  theirOrder: { label: msg`Your order`, as: 'text' },
  ocr: { label: msg`OCR reference`, as: 'text' },
  'lines.kit': { label: msg`Kit`, as: { table: 'product' } },
  'lines.advance': { label: msg`Advance`, as: 'yesNo' },
  'lines.deducts.invoice': { label: msg`Advance deducted`, as: { table: 'invoice' } },
  'lines.freightOff.return': { label: msg`Freight refunded`, as: { table: 'customerReturn' } },
  'lines.again': { label: msg`Invoice again`, as: 'yesNo' },
  'lines.charge': { label: msg`Charge`, as: { words: chargeWords } },
  'lines.credited': { label: msg`To credit`, as: 'money' },
  'lines.treatment': { label: msg`VAT treatment`, as: 'text' },
  'lines.deliveredOn': { label: msg`Delivered`, as: 'day' },
  'lines.net': { label: msg`Without VAT`, as: 'money' },
  'totals.net': { label: msg`Total without VAT`, as: 'money' },
  'totals.vat': { label: msg`VAT`, as: 'money' },
  'totals.gross': { label: msg`Total with VAT`, as: 'money' },
  'totals.perRate.net': { label: msg`Without VAT`, as: 'money' },
  'totals.perRate.vat': { label: msg`VAT`, as: 'money' },
  'totals.rounding': { label: msg`Rounding`, as: 'money' },
  'totals.payable': { label: msg`To be paid`, as: 'money' },
  setOff: { label: msg`Set off`, as: 'money' },
  withoutMoney: { label: msg`Without money`, as: 'yesNo' },
  by: { label: msg`Sent`, as: { words: sentByWords } },
  fee: { label: msg`Reminder fee`, as: 'money' },
  level: { label: msg`Reminder`, as: 'whole' },
} satisfies Readonly<Record<string, FieldDisplay>>;
