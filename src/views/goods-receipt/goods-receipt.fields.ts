import { msg } from '@lingui/core/macro';
import type { FieldSaid } from '../document/field-said.ts';
import { receiptSourceWords } from './goods-receipt.messages.ts';

/** The fields of a receipt that mean with it what they mean nowhere else. */
export const goodsReceiptFields = {
  order: { label: msg`Order`, as: { table: 'purchaseOrder' } },
  source: { label: msg`Source`, as: { words: receiptSourceWords } },
} satisfies Readonly<Record<string, FieldSaid>>;
