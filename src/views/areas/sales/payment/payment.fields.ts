import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { differenceWords } from '../invoice/difference.messages.ts';
import { directionWords, sourceWords } from './payment.messages.ts';

/** Fields whose meaning is specific to payments. */
export const paymentFields = {
  direction: { label: msg`Direction`, as: { words: directionWords } },
  on: { label: msg`Booked`, as: 'day' },
  amount: { label: msg`Amount`, as: 'money' },
  rate: { label: msg`Rate`, as: 'rate' },
  reference: { label: msg`Reference`, as: 'text' },
  source: { label: msg`Source`, as: { words: sourceWords } },
  bankReference: { label: msg`The bank's reference`, as: 'text' },
  invoice: { label: msg`Invoice`, as: { table: 'invoice' } },
  'allocations.invoice': { label: msg`Invoice`, as: { table: 'invoice' } },
  'allocations.amount': { label: msg`Amount`, as: 'money' },
  keeps: { label: msg`Reminder fees`, as: 'list' },
  'keeps.invoice': { label: msg`Invoice`, as: { table: 'invoice' } },
  'keeps.amount': { label: msg`Amount`, as: 'money' },
  'allocations.settles': { label: msg`Of the invoice`, as: 'money' },
  'allocations.less': { label: msg`Payment difference`, as: 'list' },
  'allocations.less.kind': { label: msg`Payment difference`, as: { words: differenceWords } },
  'allocations.less.amount': { label: msg`Payment difference`, as: 'money' },
} satisfies Readonly<Record<string, FieldDisplay>>;
