import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

/** Fields whose meaning is specific to returns to suppliers. */
export const supplierReturnFields = {
  receipt: { label: msg`Goods receipt`, as: { table: 'goodsReceipt' } },
  order: { label: msg`Order`, as: { table: 'purchaseOrder' } },
  theirReference: { label: msg`Supplier's return number`, as: 'text' },
  'lines.receiptLine': { label: msg`Line of the receipt`, as: 'text' },
  'lines.from': { label: msg`Leaves from`, as: { table: 'location' } },
  'lines.difference': { label: msg`Above stock value`, as: 'money' },
  amount: { label: msg`Credit`, as: 'money' },
} satisfies Readonly<Record<string, FieldDisplay>>;
