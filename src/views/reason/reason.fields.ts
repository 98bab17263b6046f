import { msg } from '@lingui/core/macro';
import type { ReasonForm } from '#model/reason/reason.facts.ts';
import type { RecordFields } from '../records/record-field.ts';
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
} satisfies RecordFields<ReasonForm>;
