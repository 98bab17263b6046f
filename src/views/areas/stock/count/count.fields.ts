import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { countCauseWords } from './count.messages.ts';

/** Fields whose meaning is specific to counts. */
export const countFields = {
  scope: { label: msg`Counts`, as: 'text' },
  freeze: { label: msg`Goods held meanwhile`, as: 'yesNo' },
  plannedFor: { label: msg`Planned for`, as: 'day' },
  at: { label: msg`Counted`, as: 'moment' },
  'entries.isTotal': { label: msg`All there is`, as: 'yesNo' },
  'lines.byAnother': { label: msg`By somebody else`, as: 'yesNo' },
  'lines.variance': { label: msg`Difference`, as: 'quantity' },
  'lines.counted': { label: msg`Counted`, as: 'quantity' },
  'lines.expected': { label: msg`Expected`, as: 'quantity' },
  cause: { label: msg`Cause`, as: { words: countCauseWords } },
} satisfies Readonly<Record<string, FieldDisplay>>;
