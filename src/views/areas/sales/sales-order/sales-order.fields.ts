import { msg } from '@lingui/core/macro';
import { reserveFields } from '#views/areas/setup/company/reserve-field.ts';
import { decidedByWords } from './reserving.messages.ts';
import { shipPolicyField } from '#views/areas/setup/company/ship-policy-field.ts';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { quantityWords, sentByWords } from './quote.messages.ts';
import { chargeWords } from './charge.messages.ts';
import { vatSettingWords } from '#views/areas/setup/party/party.messages.ts';
import { orderLineFields } from '#views/areas/products/product/product.fields.ts';

/** Fields of an order that come from its products and its customer. */
export const salesOrderFields = {
  ...orderLineFields,
  shipPolicy: shipPolicyField,
  ...reserveFields,
  reserves: { label: msg`Goods are reserved`, as: 'text' },
  'reserves.when': reserveFields.reserve,
  'reserves.days': reserveFields.reserveDays,
  'reserves.by': { label: msg`Decided by`, as: { words: decidedByWords } },
  to: { label: msg`Taken by`, as: { table: 'salesOrder' } },
  'from.order': { label: msg`Taken from`, as: { table: 'salesOrder' } },
  orderDiscount: { label: msg`Discount on the order`, as: 'text' },
  'orderDiscount.percent': { label: msg`Discount on the order`, as: 'percent' },
  'orderDiscount.amount': { label: msg`Discount on the order`, as: 'money' },
  vatOverride: { label: msg`VAT treatment`, as: 'text' },
  'vatOverride.treatment': { label: msg`VAT treatment`, as: { words: vatSettingWords } },
  'vatOverride.reason': { label: msg`Reason for the VAT treatment`, as: 'text' },
  'lines.charge': { label: msg`Charge`, as: { words: chargeWords } },
  validUntil: { label: msg`Quote valid until`, as: 'day' },
  quantities: { label: msg`If the customer wants another quantity`, as: { words: quantityWords } },
  by: { label: msg`Sent`, as: { words: sentByWords } },
  sentOn: { label: msg`Sent on`, as: 'day' },
  'lines.optional': { label: msg`Optional`, as: 'yesNo' },
  gross: { label: msg`Total with VAT`, as: 'money' },
  'ofQuote.quote': { label: msg`Quote`, as: { table: 'salesOrder' } },
  invoice: { label: msg`Invoice`, as: { table: 'invoice' } },
  'lines.invoice': { label: msg`Invoice`, as: { table: 'invoice' } },
  'deducted.invoice': { label: msg`Advance deducted`, as: { table: 'invoice' } },
  'restored.invoice': { label: msg`Back to the advance`, as: { table: 'invoice' } },
  paidBack: { label: msg`Paid back`, as: 'money' },
} satisfies Readonly<Record<string, FieldDisplay>>;
