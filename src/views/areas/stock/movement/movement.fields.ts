import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { outcomeWords, purposeWords } from './movement.messages.ts';

/** Fields whose meaning is specific to movements. */
export const movementFields = {
  purpose: { label: msg`Kind`, as: { words: purposeWords } },
  toWarehouse: { label: msg`To warehouse`, as: { table: 'warehouse' } },
  receipt: { label: msg`Goods receipt`, as: { table: 'goodsReceipt' } },
  dueOn: { label: msg`Due`, as: 'day' },
  asksApproval: { label: msg`Needs approval`, as: 'yesNo' },
  outcome: { label: msg`What became of it`, as: { words: outcomeWords } },
  from: { label: msg`From`, as: { table: 'location' } },
  to: { label: msg`To`, as: { table: 'location' } },
  ready: { label: msg`Reserved`, as: 'list' },
} satisfies Readonly<Record<string, FieldDisplay>>;
