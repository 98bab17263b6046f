import { msg } from '@lingui/core/macro';
import type { ReasonForm } from '#model/areas/setup/reason/reason.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { reasonListWords } from './reason.messages.ts';

/** The editable fields of a reason; action and code are what documents know it by. */
export const reasonFields = {
  action: {
    label: msg`Action`,
    as: { words: reasonListWords },
    required: true,
    fixed: true,
    wide: true,
    filter: true,
  },
  code: {
    label: msg`Code`,
    hint: msg`Documents keep it; it cannot be changed.`,
    as: 'text',
    required: true,
    fixed: true,
    wide: true,
    search: true,
    column: { width: 180 },
  },
  'name.en': { label: msg`Reason in English`, as: 'text', required: true, wide: true, search: true },
  'name.sv': { label: msg`Reason in Swedish`, as: 'text', optional: true, wide: true, search: true },
  account: {
    label: msg`Account`,
    as: { table: 'account' },
    none: msg`No account`,
    wide: true,
  },
  photo: { label: msg`Asks for a picture`, as: 'yesNo' },
  approval: { label: msg`Needs approval`, hint: msg`Whatever its value, by somebody else`, as: 'yesNo' },
} satisfies RecordFields<ReasonForm>;
