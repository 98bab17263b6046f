import { msg } from '@lingui/core/macro';
import type { UnitForm } from '#model/areas/setup/unit/unit.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The fields of a unit. */
export const unitFields = {
  code: {
    label: msg`Code`,
    hint: msg`Packagings and lines are written with it. It cannot be changed later.`,
    as: 'text',
    required: true,
    fixed: true,
    wide: true,
    search: true,
    sort: true,
  },
  'name.en': { label: msg`Name in English`, as: 'text', required: true, wide: true, search: true },
  'name.sv': { label: msg`Name in Swedish`, as: 'text', optional: true, wide: true, search: true },
  wholeOnly: {
    label: msg`Whole only`,
    hint: msg`It is not ordered in parts: no half of it.`,
    as: 'yesNo',
  },
} satisfies RecordFields<UnitForm>;
