import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

/** Fields whose meaning is specific to requests for quotation. */
export const quoteRequestFields = {
  sentOn: { label: msg`Sent on`, as: 'day' },
  files: { label: msg`Files`, as: 'text' },
  answerBy: { label: msg`Answer by`, as: 'day' },
  suppliers: { label: msg`Suppliers`, as: { table: 'supplier' } },
  supplier: { label: msg`Supplier`, as: { table: 'supplier' } },
  'lines.wantedOn': { label: msg`Wanted on`, as: 'day' },
  'lines.pack': { label: msg`Stock units in a pack`, as: 'quantity' },
  'lines.code': { label: msg`Supplier's code`, as: 'text' },
  'lines.minimum': { label: msg`Packs at least`, as: 'quantity' },
  'lines.multiple': { label: msg`Multiples of packs`, as: 'quantity' },
  'lines.leadDays': { label: msg`Lead time, days`, as: 'whole' },
  'lines.supplier': { label: msg`Supplier`, as: { table: 'supplier' } },
  'orders.supplier': { label: msg`Supplier`, as: { table: 'supplier' } },
  'orders.order': { label: msg`Purchase order`, as: { table: 'purchaseOrder' } },
  freight: { label: msg`Freight`, as: 'percent' },
  duty: { label: msg`Duty`, as: 'percent' },
  reference: { label: msg`Supplier's reference`, as: 'text' },
  validUntil: { label: msg`Valid until`, as: 'day' },
  keepPrices: { label: msg`Prices kept in purchase lists`, as: 'yesNo' },
  byLink: { label: msg`By link`, as: 'yesNo' },
  isLate: { label: msg`After the deadline`, as: 'yesNo' },
} satisfies Readonly<Record<string, FieldDisplay>>;
