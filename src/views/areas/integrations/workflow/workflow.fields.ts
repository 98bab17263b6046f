import { msg } from '@lingui/core/macro';
import { messageOf } from '#i18n/i18n.ts';
import { fieldTexts } from '#words/workflow-fields.words.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { operatorNames } from './operator-names.ts';

/** What histories name of a workflow; its form has a page of its own. */
export const workflowFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    search: true,
    sort: true,
    column: { width: { share: 2, min: 200 } },
  },
  kind: { label: msg`Kind of document`, as: 'text' },
  trigger: { label: msg`Trigger`, as: 'text' },
  conditions: { label: msg`Conditions`, as: 'text' },
  actions: { label: msg`Actions`, as: 'text' },
  'conditions.field': {
    label: msg`Field`,
    as: {
      words: Object.fromEntries(
        Object.entries(fieldTexts).map(([field, { label }]) => [field, messageOf(label)]),
      ),
    },
  },
  'conditions.is': { label: msg`Comparison`, as: { words: operatorNames } },
} satisfies AnyFields;
