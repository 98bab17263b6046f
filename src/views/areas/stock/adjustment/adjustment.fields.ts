import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { howWords, modeWords } from './adjustment.messages.ts';

/** Fields whose meaning is specific to adjustments. */
export const adjustmentFields = {
  mode: { label: msg`Adjusts`, as: { words: modeWords } },
  adjustedOn: { label: msg`Day`, as: 'day' },
  effectiveAt: { label: msg`Adjusted`, as: 'moment' },
  takeReason: { label: msg`Why taken from orders`, as: { reasons: 'take' } },
  approvedValue: { label: msg`Approved value`, as: 'money' },
  'lines.before': { label: msg`Before`, as: 'quantity' },
  'lines.change': { label: msg`Change`, as: 'quantity' },
  'lines.after': { label: msg`After`, as: 'quantity' },
  'lines.how': { label: msg`Written as`, as: { words: howWords } },
  'lines.costBefore': { label: msg`Average before`, as: 'unitPrice' },
  'lines.reason': { label: msg`Reason`, as: { reasons: 'adjust' } },
  'lines.scrap': { label: msg`Scrapped`, as: 'yesNo' },
  'lines.note': { label: msg`Note`, as: 'text' },
  'lines.photo': { label: msg`Photo`, as: 'text' },
  'released.quantity': { label: msg`Quantity`, as: 'quantity' },
} satisfies Readonly<Record<string, FieldDisplay>>;
