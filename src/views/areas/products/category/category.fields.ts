import { msg } from '@lingui/core/macro';
import type { CategoryForm } from '#model/areas/products/category/category.facts.ts';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** All editable fields of a category. */
export const categoryFields = {
  'name.en': { label: msg`Name in English`, as: 'text', required: true, wide: true, search: true },
  'name.sv': { label: msg`Name in Swedish`, as: 'text', optional: true, wide: true, search: true },
  parent: { label: msg`Belongs to`, as: { table: 'category' }, none: msg`No category`, wide: true },
  'defaults.vatClass': {
    label: msg`VAT class`,
    asked: msg`VAT class of new products`,
    as: { words: vatClassWords },
    none: msg`Product setting`,
    column: { id: 'vat', width: 160, card: 'none' },
  },
  'defaults.overReceipt': {
    label: msg`Over-receipt`,
    asked: msg`Over-receipt allowed`,
    as: 'percent',
    none: msg`Leave empty to use the supplier's setting`,
    column: { id: 'over', width: 130, card: 'none' },
  },
  'defaults.countTolerance': {
    label: msg`Count tolerance`,
    asked: msg`Counts may differ by`,
    as: 'percent',
    none: msg`Leave empty to use the company's setting`,
  },
} satisfies RecordFields<CategoryForm>;
