import { isDeepStrictEqual } from 'node:util';
import type {
  Desk,
  ConnectorCommand,
  PulledRecord,
  Taken,
} from '#model/areas/integrations/connector/connector.ts';
import { customerForm, type CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { readChoice, unitWords } from '#model/areas/integrations/data-import/reading/words.ts';
import { usualTreatment } from '#model/areas/integrations/data-import/targets/party-target.ts';
import { isArchived } from '#model/engine/archived.ts';
import { productFrom } from '#model/areas/products/product/fresh-product.ts';
import { withSku } from '#model/areas/products/product/product-codes.ts';
import { productForm, type ProductForm } from '#model/areas/products/product/product.facts.ts';
import { supplierForm, type SupplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { currencies, UNIT, type Currency } from '#model/values/money.ts';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import type { VatSetting } from '#model/vat/vat-setting.ts';
import { stockUnits, type StockUnit } from '#model/values/units.ts';
import { vatClasses, type VatClass } from '#model/values/vat-rates.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { articleData, partyData, type ArticleData, type PartyData } from './fortnox-records.ts';

/** How VAT is charged, as Fortnox calls it. */
const treatmentOf: Readonly<Record<string, VatSetting>> = {
  SEVAT: 'domestic',
  SEREVERSEDVAT: 'reverseCharge',
  EUREVERSEDVAT: 'euB2B',
  EUVAT: 'euB2C',
  EXPORT: 'export',
};

const unreadable: Taken = { is: 'refused', refusal: { code: 'otherSideUnreadable' } };
const follows = ({ settings }: Desk): boolean => settings['leads'] === 'fortnox';
const isCurrency = (text: string): text is Currency => Object.hasOwn(currencies, text);

/**
 * [FX5] A customer, supplier or article of Fortnox is the one with its number, or becomes one. What changes there is taken over
 * where the settings say that Fortnox leads.
 */
export function takeFortnox(record: PulledRecord, desk: Desk): Taken {
  if (record.flow === 'articles') return takeArticle(record, desk);
  const read = partyData.safeParse(record.data);
  if (!read.success) return unreadable;
  const there = read.data;
  if (!isCurrency(there.currency))
    return { is: 'refused', refusal: { code: 'otherSideCurrency', params: { currency: there.currency } } };
  return record.flow === 'customers'
    ? takeParty<CustomerForm>(record, there, there.currency, desk, {
        kind: 'customer',
        form: customerForm.strip(),
        own: {
          creditLimit: null,
          shipPolicy: desk.company.policies.shipPolicy ?? 'partialKeep',
          discount: 0,
        },
      })
    : takeParty<SupplierForm>(record, there, there.currency, desk, {
        kind: 'supplier',
        form: supplierForm.strip(),
        own: { leadDays: 0, minimumOrder: 0, overReceipt: null },
      });
}

type Kind = 'customer' | 'supplier' | 'product';

interface Found<F> {
  readonly kind: Kind;
  readonly id: string | null;
  readonly before: F | null;
  readonly isOver: boolean;
}

/** The commands that make one of it, or bring the one that is here to what it says. */
function settle<F>(
  record: PulledRecord,
  found: Found<F>,
  made: (before: F | null) => F,
  desk: Desk,
  then: readonly string[] = [],
): Taken {
  const { kind, id, before, isOver } = found;
  if (id === null || before === null) {
    if (record.data['isActive'] === false) return { is: 'passed' };
    const document = desk.idOf(`${record.entity}/${record.externalId}`);
    const commands: ConnectorCommand[] = [
      { kind, document, type: 'create', data: made(null) },
      ...then.map((type) => ({ kind, document, type, data: {}, optional: true as const })),
    ];
    return { is: 'commands', commands, link: { kind, document } };
  }
  const after = made(before);
  const isSame = isOver || !follows(desk) || isDeepStrictEqual(after, before);
  const commands = isSame ? [] : [{ kind, document: id, type: 'update', data: after }];
  return { is: 'commands', commands, link: { kind, document: id } };
}

const named = (view: Desk['view'], kind: Kind, key: string) =>
  kind === 'product' ? withSku(view, key) : view.by(kind, 'number', key.toLowerCase());

/** The record that is linked, or else the one in use that goes by a number or SKU, and its form. */
function foundAs<F>(
  kind: Kind,
  key: string,
  form: { parse(row: unknown): F },
  { entity, externalId }: PulledRecord,
  { view, link }: Desk,
): Found<F> {
  const linked = link(entity, externalId)?.document;
  const row = linked ? view.get(kind, linked) : named(view, kind, key).find((one) => !isArchived(one));
  return row
    ? { kind, id: row.id, before: form.parse(row), isOver: isArchived(row) }
    : { kind, id: null, before: null, isOver: false };
}

interface PartyKind<F extends PartyForm> {
  readonly kind: 'customer' | 'supplier';
  readonly form: { parse(row: unknown): F };
  /** What a new one has besides what all parties have. */
  readonly own: Omit<F, keyof PartyForm>;
}

function takeParty<F extends PartyForm>(
  record: PulledRecord,
  there: PartyData,
  currency: Currency,
  desk: Desk,
  { kind, form, own }: PartyKind<F>,
): Taken {
  const made = (old: F | null): F => {
    const begun = old ?? ({ ...freshParty(kind, there, currency, desk), ...own } as unknown as F); // both halves of it
    const after = { ...begun, ...saidOf(there, currency, begun) };
    return { ...after, ...treatmentThere(kind, there.vatType, after, desk) };
  };
  return settle(record, foundAs(kind, there.number, form, record, desk), made, desk);
}

const freshParty = (
  kind: 'customer' | 'supplier',
  there: PartyData,
  currency: Currency,
  { company }: Desk,
): PartyForm => ({
  number: there.number,
  name: there.name,
  organisationNumber: '',
  vatNumber: '',
  category: null,
  addresses: { billing: { street: '', postcode: '', city: '', country: there.country }, delivery: [] },
  contacts: [],
  language: there.country === 'SE' ? 'sv' : 'en',
  currency,
  terms: 30,
  vatTreatment: usualTreatment(kind, company, {
    addresses: { billing: placeOf(there), delivery: [] },
    vatNumber: there.vatNumber,
  }).is,
  notes: '',
});

const placeOf = ({ street, postcode, city, country }: PartyData) => ({ street, postcode, city, country });

/**
 * How Fortnox charges VAT. What follows here from the address anyway stays worked out for each sale; anything else is set,
 * with what Fortnox calls it as the reason.
 */
function treatmentThere(
  kind: 'customer' | 'supplier',
  vatType: string,
  after: PartyForm,
  { company }: Desk,
): Partial<Pick<CustomerForm, 'vatTreatment' | 'vatReason'>> {
  const there = treatmentOf[vatType];
  if (there === undefined || there === after.vatTreatment) return {};
  if (kind === 'supplier') return { vatTreatment: there === 'reverseCharge' ? 'domestic' : there };
  const { now } = usualTreatment(kind, company, after);
  return after.vatTreatment === 'derived' && now === there
    ? {}
    : { vatTreatment: there, vatReason: `Fortnox: ${vatType}` };
}

/** What Fortnox says of a party; the rest stays. Contacts beside the first are Lagra's. */
function saidOf(
  there: PartyData,
  currency: Currency,
  before: PartyForm,
): Pick<PartyForm, 'name' | 'organisationNumber' | 'vatNumber' | 'addresses' | 'contacts' | 'currency'> {
  const { email, phone } = there;
  const [first, ...others] = before.contacts;
  const isSilent = email === '' && phone === '';
  const contact = { name: there.name, role: '', ...first, email, phone };
  return {
    name: there.name,
    organisationNumber: there.organisationNumber,
    vatNumber: there.vatNumber,
    addresses: { ...before.addresses, billing: placeOf(there) },
    contacts: isSilent && !first ? [] : [contact, ...others],
    currency,
  };
}

function takeArticle(record: PulledRecord, desk: Desk): Taken {
  const read = articleData.safeParse(record.data);
  if (!read.success) return unreadable;
  const there = read.data;
  return settle<ProductForm>(
    record,
    foundAs('product', there.sku, productForm.strip(), record, desk),
    (old) => ({ ...(old ?? freshArticle(there)), ...saidOfArticle(there, old, desk) }),
    desk,
    ['activate'],
  );
}

const freshArticle = (there: ArticleData): ProductForm =>
  productFrom(there.sku, there.name, {
    kind: there.isService ? 'service' : 'stocked',
    unit: (readChoice(there.unit, stockUnits, unitWords) ?? 'pcs') as StockUnit, // one of the options
  });

function saidOfArticle(there: ArticleData, before: ProductForm | null, desk: Desk): Partial<ProductForm> {
  const [first, ...others] = before?.barcodes ?? [];
  const name = before?.name.sv ? { ...before.name, sv: there.name } : { en: there.name || there.sku, sv: '' };
  return {
    ...(there.name !== '' && { name }),
    ...(there.barcode !== '' && {
      barcodes: [{ quantity: first?.quantity ?? UNIT, code: there.barcode }, ...others],
    }),
    ...(there.price !== null && { price: there.price }),
    ...(there.weight !== null && { weight: there.weight }),
    ...(there.vatRate !== null && {
      vatClass: vatClassOf(there.vatRate, before?.vatClass ?? 'standard', desk),
    }),
  };
}

/** The class that has this rate at home: the one that it is, if it has. */
function vatClassOf(rate: number, before: VatClass, { view, company, today }: Desk): VatClass {
  const has = (one: VatClass): boolean => vatRateOn(view, one, company.address.country, today) === rate;
  return has(before) ? before : (vatClasses.find(has) ?? before);
}
