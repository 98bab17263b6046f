import { msg } from '@lingui/core/macro';
import type { CustomerCategoryForm } from '#model/areas/sales/customer-category/customer-category.facts.ts';
import { shipPolicyWords } from '#views/areas/setup/company/ship-policy.messages.ts';
import { vatSettingWords } from '#views/areas/setup/party/party.messages.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const form = {
  name: { label: msg`Name`, as: 'text', required: true, wide: true, search: true },
  parent: {
    label: msg`Belongs to`,
    as: { table: 'customerCategory' },
    none: msg`No category`,
    wide: true,
  },
  'defaults.terms': {
    label: msg`Payment terms`,
    as: 'paymentTerm',
    none: msg`As the category above`,
  },
  'defaults.discount': {
    label: msg`Discount`,
    as: 'percent',
    none: msg`Leave empty: as the category above`,
  },
  'defaults.creditLimit': {
    label: msg`Credit limit`,
    as: 'money',
    none: msg`Leave empty: as the category above. Each customer's own currency`,
  },
  'defaults.shipPolicy': {
    label: msg`If something is missing`,
    asked: msg`Deliveries`,
    as: { words: shipPolicyWords },
    none: msg`As the category above`,
  },
  'defaults.vatTreatment': {
    label: msg`VAT treatment`,
    as: { words: vatSettingWords },
    none: msg`As the category above`,
  },
} satisfies RecordFields<CustomerCategoryForm>;

const into = { label: msg`Into`, as: { table: 'customerCategory' } } as const;

/** All fields of a category of customers; what it was merged into is told in its history. */
export const customerCategoryFields = { ...form, into, mergedInto: into };
