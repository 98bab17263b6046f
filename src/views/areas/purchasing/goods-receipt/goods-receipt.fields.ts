import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { receiptSourceWords } from './goods-receipt.messages.ts';

/** Fields whose meaning is specific to goods receipts. */
export const goodsReceiptFields = {
  order: { label: msg`Order`, as: { table: 'purchaseOrder' } },
  movement: { label: msg`Movement`, as: { table: 'movement' } },
  return: { label: msg`Return to supplier`, as: { table: 'supplierReturn' } },
  'lines.inPlace': { label: msg`From where it was put`, as: 'quantity' },
  'samples.percent': { label: msg`Share to inspect`, as: 'percent' },
  'samples.sample': { label: msg`To inspect`, as: 'quantity' },
  'lines.checked': { label: msg`Inspected`, as: 'quantity' },
  'lines.accepted': { label: msg`Accepted`, as: 'quantity' },
  bill: { label: msg`Supplier bill`, as: { table: 'supplierBill' } },
  'lines.billed': { label: msg`Billed`, as: 'money' },
  'lines.difference': { label: msg`More than it was received at`, as: 'money' },
  'lines.charged.quantity': { label: msg`For goods that were here`, as: 'quantity' },
  'lines.charged.amount': { label: msg`For goods that were here`, as: 'money' },
  'lines.waiting.quantity': { label: msg`Waits for a credit note`, as: 'quantity' },
  'lines.waiting.amount': { label: msg`Waits for a credit note`, as: 'money' },
  source: { label: msg`Source`, as: { words: receiptSourceWords } },
} satisfies Readonly<Record<string, FieldDisplay>>;
