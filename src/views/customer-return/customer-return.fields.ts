import { msg } from '@lingui/core/macro';
import type { FieldSaid } from '../document/field-said.ts';

/** Fields whose meaning is specific to returns. */
export const customerReturnFields = {
  order: { label: msg`Sales order`, as: { table: 'salesOrder' } },
  shipment: { label: msg`Shipment`, as: { table: 'shipment' } },
  theirReference: { label: msg`Customer's reference`, as: 'text' },
  credited: { label: msg`Credited lines`, as: 'list' },
  shares: { label: msg`Credit by VAT rate`, as: 'list' },
  credit: { label: msg`To credit`, as: 'money' },
  amount: { label: msg`Credit`, as: 'money' },
} satisfies Readonly<Record<string, FieldSaid>>;
