import { msg } from '@lingui/core/macro';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { termNames } from '#model/areas/setup/party-category/party-terms.ts';
import { termLabels } from '#views/areas/setup/party/term-labels.ts';
import { partyFields } from '#views/areas/setup/party/party.fields.ts';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { rhythmWords } from '../invoice/invoice-rhythm.messages.ts';
import { reserveFields } from '#views/areas/setup/company/reserve-field.ts';
import { shipPolicyField } from '#views/areas/setup/company/ship-policy-field.ts';

/** The terms of a customer, besides currency and payment. */
const terms = {
  discount: { label: msg`Discount`, as: 'percent' },
  creditLimit: { label: msg`Credit limit`, as: 'money', none: msg`Leave empty for no limit` },
  shipPolicy: shipPolicyField,
  ...reserveFields,
  carrier: { label: msg`Usual carrier`, as: { table: 'carrier' }, none: msg`None` },
  salesperson: { label: msg`Our reference`, as: 'person', none: msg`Whoever writes the order` },
  invoiceRhythm: { label: msg({ context: 'rhythm', message: 'Invoiced' }), as: { words: rhythmWords } },
} satisfies RecordFields<CustomerForm>;

/** The fields of a customer's form that are drawn by what they hold. */
export const customerFormFields = {
  ...partyFields,
  category: { ...partyFields.category, as: { table: 'customerCategory' } },
  eInvoiceAddress: {
    label: msg`Peppol address`,
    hint: msg`Where it takes e-invoices, such as 0007:5560000001.`,
    as: 'text',
    optional: true,
  },
  ...terms,
  follows: {
    label: msg`As its category`,
    as: { words: Object.fromEntries(termNames.customer.map((term) => [term, termLabels[term]])) },
  },
} satisfies RecordFields<CustomerForm>;

/** All editable fields of a customer. */
export const customerFields = {
  ...customerFormFields,
  vatReason: { label: msg`Reason for the VAT treatment`, as: 'text' },
  vatNumberAnswer: { label: msg`Answer of VIES`, as: 'text' },
  'vatNumberAnswer.number': { label: msg`VAT number asked about`, as: 'text' },
  'vatNumberAnswer.askedOn': { label: msg`VIES asked on`, as: 'day' },
  'vatNumberAnswer.valid': { label: msg`Valid in VIES`, as: 'yesNo' },
} satisfies Readonly<Record<string, FieldDisplay>>;
export const customerTerms = Object.keys(terms);
