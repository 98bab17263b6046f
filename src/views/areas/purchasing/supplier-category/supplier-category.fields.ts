import { msg } from '@lingui/core/macro';
import type { SupplierCategoryForm } from '#model/areas/purchasing/supplier-category/supplier-category.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const form = {
  name: { label: msg`Name`, as: 'text', required: true, wide: true, search: true },
  parent: {
    label: msg`Belongs to`,
    as: { table: 'supplierCategory' },
    none: msg`No category`,
    wide: true,
  },
  'defaults.terms': {
    label: msg`Payment terms`,
    as: 'paymentTerm',
    none: msg`As the category above`,
  },
  'defaults.leadDays': {
    label: msg`Lead time, days`,
    asked: msg`Lead time`,
    as: 'whole',
    unit: msg`days`,
    none: msg`Leave empty: as the category above`,
  },
  'defaults.overReceipt': {
    label: msg`Over-receipt`,
    asked: msg`Over-receipt allowed`,
    as: 'percent',
    none: msg`Leave empty: as the category above, else the company's setting`,
  },
} satisfies RecordFields<SupplierCategoryForm>;

const into = { label: msg`Into`, as: { table: 'supplierCategory' } } as const;

/** All fields of a category of suppliers; what it was merged into is told in its history. */
export const supplierCategoryFields = { ...form, into, mergedInto: into };
