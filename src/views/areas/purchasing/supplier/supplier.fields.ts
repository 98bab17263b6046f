import { msg } from '@lingui/core/macro';
import type { SupplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { termNames } from '#model/areas/setup/party-category/party-terms.ts';
import { termLabels } from '#views/areas/setup/party/term-labels.ts';
import { purchaseTreatmentWords } from '#views/areas/setup/party/party.messages.ts';
import { partyFields } from '#views/areas/setup/party/party.fields.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The terms of a supplier, besides currency and payment. */
const terms = {
  leadDays: { label: msg`Lead time, days`, asked: msg`Lead time`, as: 'whole', unit: msg`days` },
  minimumOrder: { label: msg`Minimum order`, asked: msg`Minimum order value`, as: 'money' },
  overReceipt: {
    label: msg`Over-receipt`,
    asked: msg`Over-receipt allowed`,
    as: 'percent',
    none: msg`Leave empty to use the company's setting`,
  },
  inspection: {
    label: msg`Inspected`,
    asked: msg`Inspected before it is posted`,
    as: 'percent',
    none: msg`Share of what comes from it. Leave empty for none`,
  },
} satisfies RecordFields<SupplierForm>;

/** All editable fields of a supplier. */
export const supplierFields = {
  ...partyFields,
  category: { ...partyFields.category, as: { table: 'supplierCategory' } },
  vatTreatment: { ...partyFields.vatTreatment, as: { words: purchaseTreatmentWords } },
  ...terms,
  follows: {
    label: msg`As its category`,
    as: { words: Object.fromEntries(termNames.supplier.map((term) => [term, termLabels[term]])) },
  },
} satisfies RecordFields<SupplierForm>;
export const supplierTerms = Object.keys(terms);
