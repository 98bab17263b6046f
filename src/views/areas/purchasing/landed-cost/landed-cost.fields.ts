import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { basisWords, chargeTypeWords } from './landed-cost.messages.ts';

/** Fields whose meaning is specific to landed costs. */
export const landedCostFields = {
  on: { label: msg`Day of the charges`, as: 'day' },
  charges: { label: msg`Charges`, as: 'list' },
  'charges.type': {
    label: msg({ context: 'landed cost', message: 'Charge' }),
    as: { words: chargeTypeWords },
  },
  'charges.supplier': { label: msg`Supplier`, as: { table: 'supplier' } },
  'charges.reference': { label: msg`Reference`, as: 'text' },
  'charges.rate': { label: msg`Rate`, as: 'rate' },
  'charges.amount': { label: msg`Amount`, as: 'money' },
  'charges.basis': { label: msg`Spread by`, as: { words: basisWords } },
  receipts: { label: msg`Goods receipts`, as: 'list' },
  'receipts.receipt': { label: msg`Goods receipt`, as: { table: 'goodsReceipt' } },
  'receipts.lines': { label: msg`Lines`, as: 'list' },
  'lines.receipt': { label: msg`Goods receipt`, as: { table: 'goodsReceipt' } },
  'lines.amounts': { label: msg`Charges`, as: 'list' },
  'lines.value': { label: msg`Into stock`, as: 'money' },
  'lines.expensed': { label: msg`Cost of goods`, as: 'money' },
} satisfies Readonly<Record<string, FieldDisplay>>;
