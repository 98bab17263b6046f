import { msg } from '@lingui/core/macro';
import type { CustomerForm } from '#model/customer/customer.facts.ts';
import { partyFields } from '../party/party.fields.ts';
import type { RecordFields } from '../records/record-field.ts';
import { shipPolicyWords } from './customer.messages.ts';

/** The terms of a customer, besides currency and payment. */
const terms = {
  discount: { label: msg`Discount`, as: 'percent' },
  creditLimit: { label: msg`Credit limit`, as: 'money', none: msg`Leave empty for no limit` },
  shipPolicy: { label: msg`If something is missing`, asked: msg`Deliveries`, as: { words: shipPolicyWords } },
} satisfies RecordFields<CustomerForm>;

/** All editable fields of a customer. */
export const customerFields = { ...partyFields, ...terms };
export const customerTerms = Object.keys(terms);
