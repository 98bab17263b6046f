import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { gradeWords } from './customer-return.messages.ts';

/** Fields whose meaning is specific to returns. */
export const customerReturnFields = {
  order: { label: msg`Sales order`, as: { table: 'salesOrder' } },
  shipment: { label: msg`Shipment`, as: { table: 'shipment' } },
  theirReference: { label: msg`Customer's reference`, as: 'text' },
  'lines.shipmentLine': { label: msg`Line of the shipment`, as: 'text' },
  'lines.fee': { label: msg`Fee`, as: 'money' },
  'lines.grades.grade': { label: msg`Grade`, as: { words: gradeWords } },
  credited: { label: msg`Credited lines`, as: 'list' },
  shares: { label: msg`Credit by VAT rate`, as: 'list' },
  credit: { label: msg`To credit`, as: 'money' },
  amount: { label: msg`Credit`, as: 'money' },
} satisfies Readonly<Record<string, FieldDisplay>>;
