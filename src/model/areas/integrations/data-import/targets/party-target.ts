import { customerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { shipPolicies } from '#model/values/ship-policies.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { purchaseTreatments, supplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { partyLanguages, type PartyForm } from '#model/areas/setup/party/party.ts';
import type { LineRefusal } from '../import-line.ts';
import type { FinishedLine, FormDraft, ImportTarget, TargetField } from '../import-target.ts';
import { putAt } from '../import-target.ts';
import type { ImportWorld } from '../import-world.ts';
import { usualSetting, vatSettings } from '#model/vat/vat-setting.ts';
import { languageWords, shipPolicyWords, treatmentWords } from '../reading/words.ts';

type Form = FormDraft & PartyForm;
const party = (form: FormDraft): Form => form as Form; // its targets' forms are parties
const text = { is: 'text' } as const;
const treatments = (kind: PartyKind): TargetField['kind'] => ({
  is: 'choice',
  options: kind === 'customer' ? vatSettings : purchaseTreatments,
  words: treatmentWords,
});
const money = { is: 'number', digits: 2, money: true } as const;

const field = (
  name: string,
  path: string,
  kind: TargetField['kind'] = text,
  more: Partial<TargetField> = {},
): TargetField => ({
  name,
  kind,
  path: path.split('.'),
  ...more,
});

type Contact = PartyForm['contacts'][number];

/** Of the first contact; who has none there yet is called as the party. */
const contact = (name: string, key: 'name' | 'email' | 'phone'): TargetField =>
  field(name, `contacts.0.${key}`, text, {
    get: (form) => party(form).contacts[0]?.[key],
    put: (form, value) => {
      const none: Contact = { name: '', role: '', email: '', phone: '' };
      const [first = none, ...others] = party(form).contacts;
      form['contacts'] = [{ ...first, [key]: value }, ...others];
    },
  });

const bare = (name: string, path: string): TargetField =>
  field(name, path, text, {
    put: (form, value) =>
      putAt(
        form,
        path.split('.'),
        String(value)
          .replaceAll(/[\s\u00a0]+/g, '')
          .toUpperCase(),
      ),
  });

const fieldsOf = (kind: PartyKind): readonly TargetField[] => [
  field('number', 'number'),
  field('name', 'name', text, { needed: true, between: ' ' }),
  field('organisation_number', 'organisationNumber'),
  bare('vat_number', 'vatNumber'),
  field('category', 'category', { is: 'record', table: `${kind}Category`, made: true }),
  field('street', 'addresses.billing.street'),
  field('postcode', 'addresses.billing.postcode'),
  field('city', 'addresses.billing.city'),
  // VAT is charged by it.
  field('country', 'addresses.billing.country', { is: 'country' }, { strict: true }),
  contact('contact', 'name'),
  contact('email', 'email'),
  contact('phone', 'phone'),
  field('language', 'language', { is: 'choice', options: partyLanguages, words: languageWords }),
  field('currency', 'currency', { is: 'currency' }, { strict: true }),
  field('terms', 'terms', { is: 'days' }, { get: ({ terms }) => (typeof terms === 'number' ? terms : null) }),
  field(
    'payment_term',
    'terms',
    { is: 'record', table: 'paymentTerm' },
    {
      get: ({ terms }) => (typeof terms === 'string' ? terms : null),
    },
  ),
  field('delivery_term', 'deliveryTerm', { is: 'record', table: 'deliveryTerm' }),
  field('delivery_place', 'deliveryPlace'),
  field('vat_treatment', 'vatTreatment', treatments(kind), { strict: true }),
  field('notes', 'notes'),
  ...(kind === 'customer'
    ? [
        field('vat_reason', 'vatReason'),
        // None is no limit.
        field('credit_limit', 'creditLimit', money, { strict: true }),
        bare('e_invoice_address', 'eInvoiceAddress'),
        field('discount', 'discount', { is: 'number', digits: 2, percent: true }),
        field('ship_policy', 'shipPolicy', { is: 'choice', options: shipPolicies, words: shipPolicyWords }),
      ]
    : [field('lead_days', 'leadDays', { is: 'days' }), field('minimum_order', 'minimumOrder', money)]),
];

const USUAL_DAYS = 30;
const FIRST_NUMBER = 1001;

const blank =
  (kind: PartyKind) =>
  ({ company, rows }: ImportWorld): FormDraft => ({
    number: '',
    name: '',
    category: null,
    organisationNumber: '',
    vatNumber: '',
    addresses: {
      billing: { street: '', postcode: '', city: '', country: company.address.country },
      delivery: [],
    },
    contacts: [],
    language: company.address.country === 'SE' ? 'sv' : 'en',
    currency: company.currency,
    terms: rows('paymentTerm').find(({ isDefault }) => isDefault)?.id ?? USUAL_DAYS,
    vatTreatment: kind === 'customer' ? 'derived' : 'domestic',
    notes: '',
    ...(kind === 'customer'
      ? { creditLimit: null, shipPolicy: 'partialKeep', discount: 0 }
      : { leadDays: 0, minimumOrder: 0, overReceipt: null }),
  });

/** Letters that are put before postcodes of letters, and not those of the country. */
const carLetters: Readonly<Record<string, string>> = {
  S: 'SE',
  N: 'NO',
  D: 'DE',
  B: 'BE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  P: 'PT',
  E: 'ES',
  FIN: 'FI',
};
/** Countries whose five figures are written in two groups. */
const inGroups: ReadonlySet<string> = new Set(['SE', 'CZ', 'SK', 'GR']);

/** A postcode as its country writes it: `S-95822` in Sweden is `958 22`. [DI49] */
function ownPostcode({
  postcode,
  country,
}: Pick<PartyForm['addresses']['billing'], 'postcode' | 'country'>): string {
  const [, letters = '', figures = ''] = /^([A-Z]{1,3})[ -]?(\d[\d -]*)$/i.exec(postcode) ?? [];
  const named = carLetters[letters.toUpperCase()] ?? letters.toUpperCase();
  const bare = named === country && !keepsLetters.has(country) ? figures : postcode;
  const five = /^(\d{3})(\d{2})$/.exec(bare);
  return five && inGroups.has(country) ? `${five[1]} ${five[2]}` : bare;
}
/** Their letters are a part of the postcode. */
const keepsLetters: ReadonlySet<string> = new Set(['LV', 'LT', 'MT']);

/** The next number that no party has; those of files without numbers follow one another. */
function freshNumber(kind: PartyKind, world: ImportWorld): string {
  const drawn = world.once(`numbers/${kind}`, () => {
    const numbers = world
      .rows(kind)
      .flatMap(({ number }) => (/^\d{1,9}$/.test(number) ? Number(number) : []));
    return { last: Math.max(FIRST_NUMBER - 1, ...numbers) };
  });
  drawn.last += 1;
  return String(drawn.last);
}

/** How VAT is charged to a new party: worked out for each sale to a customer, and what follows now from a supplier. [DI16] */
export function usualTreatment(
  kind: PartyKind,
  { address }: Pick<ImportWorld['company'], 'address'>,
  { addresses, vatNumber }: Pick<PartyForm, 'addresses' | 'vatNumber'>,
) {
  const now = usualSetting(address, { ...addresses.billing, vatNumber });
  return { now, is: kind === 'customer' ? 'derived' : now } as const;
}

const finishOf =
  (kind: PartyKind) =>
  ({ form: draft, said, isNew, world }: FinishedLine): Omit<LineRefusal, 'column'> | null => {
    if (said.has('terms') && said.has('payment_term'))
      return { code: 'importTermsTwice', field: 'payment_term' };
    const form = party(draft);
    if (said.has('postcode')) form.addresses.billing.postcode = ownPostcode(form.addresses.billing);
    form.contacts = form.contacts.map((one) => ({ ...one, name: one.name || form.name }));
    if (!isNew) return null;
    if (form.number === '') form.number = freshNumber(kind, world);
    const { country } = form.addresses.billing;
    const usual = usualTreatment(kind, world.company, form);
    if (!said.has('vat_treatment') || form.vatTreatment === usual.now) form.vatTreatment = usual.is;
    if (!said.has('language') && said.has('country')) form.language = country === 'SE' ? 'sv' : 'en';
    return null;
  };

const partyTarget = (kind: PartyKind): ImportTarget => {
  const known = (kind === 'customer' ? customerForm : supplierForm).strip();
  return {
    name: `${kind}s`,
    kind,
    fields: fieldsOf(kind),
    keys: ['number', 'name', 'organisation_number', 'vat_number'],
    keyWith: [],
    modes: ['createAndUpdate', 'createOnly', 'updateOnly'],
    uses: [`${kind}Category`, 'paymentTerm', 'deliveryTerm'],
    blank: blank(kind),
    formOf: (row: DocumentRow): FormDraft => known.parse(row),
    currencyIsOwn: true,
    finish: finishOf(kind),
    then: [],
    restores: false,
  };
};

export const partyTargets: readonly ImportTarget[] = [partyTarget('customer'), partyTarget('supplier')];
