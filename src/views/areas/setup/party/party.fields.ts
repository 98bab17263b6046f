import { msg } from '@lingui/core/macro';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { partyLanguageWords, vatSettingWords } from './party.messages.ts';

/** Fields shared by customers and suppliers; addresses and contacts have form panels of their own. */
export const partyFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    column: { width: { share: 3, min: 200 } },
    sort: true,
  },
  number: { label: msg`Number`, as: 'text', required: true, column: { width: 110 }, sort: true },
  category: {
    label: msg`Category`,
    as: 'text',
    optional: true,
    column: { width: 130 },
  },
  organisationNumber: { label: msg`Organisation number`, as: 'text', optional: true },
  vatNumber: { label: msg`VAT number`, as: 'text', optional: true },
  vatTreatment: { label: msg`VAT treatment`, as: { words: vatSettingWords } },
  language: { label: msg`Language`, asked: msg`Language of documents`, as: { words: partyLanguageWords } },
  currency: { label: msg`Currency`, as: 'text' },
  terms: {
    label: msg`Payment terms`,
    as: 'paymentTerm',
  },
  deliveryTerm: { label: msg`Delivery terms`, as: { table: 'deliveryTerm' }, none: msg`None` },
  deliveryPlace: {
    label: msg`Place of delivery`,
    hint: msg`Of the delivery terms.`,
    as: 'text',
    optional: true,
  },
  'addresses.delivery': { label: msg`Delivery addresses`, as: 'text' },
  tags: { label: msg`Tags`, as: 'tags' },
  contacts: { label: msg`Contacts`, as: 'text' },
} satisfies RecordFields<PartyForm>;
