import type { Draft } from 'immer';
import type { CompanyRow } from '#model/company/company.facts.ts';
import type { PartyForm } from '#model/values/party.ts';
import type { Form } from '../document/use-form.ts';

/** The part of a customer's or a supplier's form that both have. */
export interface PartyFormPart extends Pick<Form<never>, 'error' | 'mistyped' | 'draft'> {
  readonly value: PartyForm;
  edit(change: (draft: Draft<PartyForm>) => void): void;
}

/** A party nobody has written anything about: of the company's country and currency, thirty days net. */
export function freshParty(company: CompanyRow, number: string, locale: string): PartyForm {
  return {
    number,
    name: '',
    organisationNumber: '',
    vatNumber: '',
    category: '',
    addresses: {
      billing: { street: '', postcode: '', city: '', country: company.address.country },
      delivery: [],
    },
    contacts: [],
    language: locale === 'sv' ? 'sv' : 'en',
    currency: company.currency,
    terms: 30,
    vatTreatment: 'domestic',
    notes: '',
  };
}
