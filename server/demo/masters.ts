import { usualSetting } from '#model/vat/vat-setting.ts';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { SupplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { checkDigitOf } from '#model/gs1/check-digit.ts';
import { currencies, type Currency } from '#model/values/money.ts';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { SeededCompany } from './companies.ts';
import type { DemoParty, DemoTrade, Good, Tracked } from './catalogue.ts';
import type { TradeModel } from './trade-model.ts';
import { largestQuantity, type Staff } from './trading.ts';
import { delivered, demoCarrier, demoTags, demoTerm, makeCoreResources } from './core-resources.ts';
import { groupOfCustomer, groupOfSupplier, makePartyGroups } from './party-groups.ts';
import { attachPictures, type StoredPictures } from './pictures.ts';
import { makeTypes, type TypedGood } from './product-types.ts';
import { partyNumbers } from './party-numbers.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';

interface Founded {
  readonly seeded: SeededCompany;
  readonly trade: DemoTrade;
  readonly model: TradeModel;
  readonly staff: Staff;
  readonly pictures: StoredPictures;
  readonly at: string;
}

interface Masters {
  readonly products: string[];
  readonly customers: string[];
  readonly suppliers: string[];
}

/** Categories, suppliers, products and customers at the start of the year. */
export function makeMasters(founded: Founded): Masters {
  const { trade, model, staff, at } = founded;
  const branch = (key: string): string => model.id(`category/${key}`, at);
  for (const { key, en, sv, parent } of trade.categories)
    model.must(
      ...(['category', branch(key), 'create'] as const),
      { name: { en, sv }, parent: parent && branch(parent), defaults: { vatClass: null, overReceipt: null } },
      { by: staff.purchasing, at },
    );
  makeCoreResources(founded);
  makePartyGroups(founded);
  const types = makeTypes(model, trade.types, at, staff.purchasing);
  const suppliers = trade.suppliers.map((party, index) => makeSupplier(founded, party, index));
  const products = trade.goods.map((good, index) =>
    makeProduct(founded, good, index, suppliers, {
      category: branch(good.category),
      ...typeOf(trade.typed[good.sku], types),
    }),
  );
  return {
    suppliers,
    products,
    customers: trade.customers.map((party, index) => makeCustomer(founded, party, index)),
  };
}

/** Below the sales price, ten-thousandths; every good has its own margin. */
const purchasePrice = (price: number, index: number): number =>
  Math.round(price * (5200 + (index % 7) * 240));

function makeProduct(
  founded: Founded,
  good: Good,
  index: number,
  suppliers: readonly string[],
  grouped: Pick<ProductForm, 'category' | 'type' | 'attributes'>,
): string {
  const { model, staff, at } = founded;
  const id = model.id(`product/${good.sku}`, at);
  const supplier = suppliers[index % suppliers.length] ?? '';
  const form: ProductForm = {
    ...freshProduct,
    sku: good.sku,
    name: { en: good.en, sv: good.sv },
    kind: good.kind,
    unit: good.unit,
    ...grouped,
    price: Math.round(good.price * 10_000),
    weight: good.weight,
    ...trackingOf(founded.trade.tracked[good.sku]),
    ...demoTags(founded, index, { campaign: 9, fragile: 7 }),
    ...(good.kind === 'stocked' && keptInStock(founded, good, index, supplier)),
    ...boxOf(founded, good, index),
  };
  model.must('product', id, 'create', form, { by: staff.purchasing, at });
  model.must('product', id, 'activate', {}, { by: staff.purchasing, at });
  attachPictures(model, founded.pictures, { id, sku: good.sku }, { by: staff.purchasing, at });
  return id;
}

const typeOf = (
  typed: TypedGood | undefined,
  types: ReadonlyMap<string, string>,
): Pick<ProductForm, 'type' | 'attributes'> =>
  typed === undefined ? {} : { type: types.get(typed[0]) ?? null, attributes: typed[1] };

const trackingOf = (tracked: Tracked | undefined): Pick<ProductForm, 'tracking' | 'expires'> =>
  tracked === undefined
    ? {}
    : tracked === 'serial'
      ? { tracking: 'serial' }
      : { tracking: 'lot', expires: true };

/** The name of what boxed goods are bought in. */
const BOX = 'box';
const BOXES_ON_A_PALLET = 40;

/** The box that a product is bought in; sold by the piece. */
function boxOf(
  { trade, seeded }: Founded,
  { sku, weight }: Good,
  index: number,
): Pick<ProductForm, 'packagings' | 'purchaseUnit'> {
  const pieces = trade.boxed[sku];
  if (pieces === undefined) return {};
  const packaging = { unit: BOX, numerator: pieces, denominator: 1, weight: weight * pieces };
  const pallet = { unit: 'pallet', numerator: pieces * BOXES_ON_A_PALLET, denominator: 1, barcode: '' };
  return {
    packagings: [
      { ...packaging, barcode: boxCode(seeded.id, index) },
      { ...pallet, weight: packaging.weight * BOXES_ON_A_PALLET },
    ],
    purchaseUnit: BOX,
  };
}

/** One reorder rule in so many looks at the forecast too. */
const FORECAST = 4;

/** What only stocked products have: a barcode, suppliers, and a reorder rule. */
function keptInStock(
  { model, seeded, trade }: Founded,
  good: Good,
  index: number,
  supplier: string,
): Pick<ProductForm, 'barcodes' | 'suppliers' | 'reorder'> {
  const most = largestQuantity(good.price);
  const purchase = purchasePrice(good.price, index);
  const own = seeded.company.form.currency;
  const rate = rateOf(own, model.view.get('supplier', supplier)?.currency ?? own);
  const pieces = trade.boxed[good.sku];
  const price = multiplyDivide(purchase * (pieces ?? 1), RATE_ONE, rate);
  const unit = pieces === undefined ? {} : { unit: BOX };
  const offer = { supplier, code: `${index + 1001}`, purchasePrice: price, minimum: 0, ...unit };
  return {
    barcodes: [{ code: barcode(seeded.id, index), quantity: 1000 }],
    suppliers: [{ ...offer, leadDays: 5 + (index % 3) * 3 }],
    reorder: [
      {
        warehouse: seeded.warehouse,
        min: most * 2,
        max: most * 6,
        multiple: 1000,
        ...(index % FORECAST === 0 && { demand: 'forecast' as const }),
      },
    ],
  };
}

/** An EAN-13 from the range (20) reserved for internal use. */
function barcode(company: number, index: number): string {
  const digits = `20${String(company).padStart(4, '0').slice(-4)}${String(index + 1).padStart(6, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
}

/** The GTIN-14 of a box of it: the article's number with an indicator before it. */
function boxCode(company: number, index: number): string {
  const digits = `1${barcode(company, index).slice(0, -1)}`;
  return `${digits}${checkDigitOf(digits)}`;
}

const ownCurrency: Readonly<Record<string, Currency>> = { SE: 'SEK', DK: 'DKK', NO: 'NOK' };

function partyForm(
  { seeded }: Founded,
  party: DemoParty,
  number: string,
): Omit<PartyForm, 'currency' | 'vatTreatment'> {
  const { name, street, postcode, city, country, contact } = party;
  const home = seeded.company.form.address.country;
  const address = { street, postcode, city, country };
  const email = `${contact
    .split(' ')[0]
    ?.normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()}@example.com`;
  return {
    number,
    name,
    ...partyNumbers(country, Number(number.replace(/\D/g, ''))),
    category: null,
    addresses: {
      billing: address,
      delivery: [{ ...address, label: city }],
    },
    contacts: [{ name: contact, role: '', email, phone: '' }],
    language: home === 'SE' && country === 'SE' ? 'sv' : 'en',
    terms: 30,
    notes: '',
  };
}

function makeSupplier(founded: Founded, party: DemoParty, index: number): string {
  const { model, staff, at } = founded;
  const number = `S-${index + 101}`;
  const id = model.id(`supplier/${number}`, at);
  const currency = ownCurrency[party.country] ?? 'EUR';
  const own = partyForm(founded, party, number);
  const home = founded.seeded.company.form.address;
  const form: SupplierForm = {
    ...own,
    vatTreatment: usualSetting(home, { ...own.addresses.billing, vatNumber: own.vatNumber }),
    currency,
    leadDays: 5 + (index % 4) * 3,
    minimumOrder: 0,
    overReceipt: null,
    // What one of them sends is checked by sample before it is posted.
    ...(index === 2 && { inspection: 1000 }),
    ...groupOfSupplier(founded, index),
    ...(index % 2 === 0 && delivered('FCA', party.city)),
    ...demoTags(founded, index, { local: 3 }),
    // One in three has a discount for paying early, where it does not follow its category.
    ...(index % 3 === 1 && { terms: demoTerm(founded, 'early') }),
  };
  model.must('supplier', id, 'create', form, { by: staff.purchasing, at });
  return id;
}

function makeCustomer(founded: Founded, party: DemoParty, index: number): string {
  const { seeded, model, staff, at } = founded;
  const number = `C-${index + 1001}`;
  const id = model.id(`customer/${number}`, at);
  const form: CustomerForm = {
    ...partyForm(founded, party, number),
    vatTreatment: 'derived',
    currency: seeded.company.form.currency,
    creditLimit: null,
    shipPolicy: 'partialKeep',
    ...groupOfCustomer(founded, index),
    carrier: demoCarrier(founded, index),
    ...(index % 3 === 0 && delivered('DAP', party.city)),
    ...demoTags(founded, index, { key: 5, local: 4 }),
  };
  model.must('customer', id, 'create', form, { by: staff.sales, at });
  return id;
}

/** Millionths of `own` for one of `other`: approximate real rates. */
export function rateOf(own: Currency, other: Currency): number {
  const inSek: Readonly<Record<Currency, number>> = {
    SEK: 1,
    EUR: 11.2,
    NOK: 0.96,
    GBP: 13.1,
    USD: 10.1,
    DKK: 1.5,
  };
  return other in currencies && other !== own
    ? Math.round((inSek[other] / inSek[own]) * 1_000_000)
    : 1_000_000;
}
