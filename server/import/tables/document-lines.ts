import type { CompanyRow } from '#model/company/company.facts.ts';
import { shipPolicies, type CustomerForm } from '#model/customer/customer.facts.ts';
import { productKinds, type ProductForm } from '#model/product/product.facts.ts';
import { trackings } from '#model/product/trackings.ts';
import { stockUnits } from '#model/values/units.ts';
import type { SupplierForm } from '#model/supplier/supplier.facts.ts';
import { currencies, type Currency } from '#model/values/money.ts';
import { partyLanguages, vatTreatments, type PartyForm } from '#model/values/party.ts';
import { vatClasses } from '#model/values/vat-rates.ts';
import type { Cells } from './cells.ts';
import type { ReadType } from './product-types.ts';

/** A product, customer or supplier as described by a line. */
export interface DescribedDocument {
  readonly kind: string;
  readonly form: unknown;
  /** Commands to give after its creation. */
  readonly then: readonly string[];
}

/** Reads a line; the cells record what is wrong with it. Prices are in the company's currency. */
export type ReadLine = (cells: Cells, company: CompanyRow) => DescribedDocument;

/** Reads lines of products, whose types are those of the company. */
export const productReader =
  (readType: ReadType): ReadLine =>
  (cells) => {
    const barcode = cells.text('barcode');
    const form: ProductForm = {
      sku: cells.needed('sku'),
      name: {
        en: cells.needed('name'),
        sv: cells.text('name_sv'),
      },
      description: cells.text('description'),
      kind: cells.choice('kind', productKinds, 'stocked'),
      unit: cells.choice('unit', stockUnits, 'pcs'),
      price: cells.number('price', 4),
      vatClass: cells.choice('vat_class', vatClasses, 'standard'),
      weight: cells.numberOr('weight', 0, 0),
      barcodes:
        barcode === ''
          ? []
          : [
              {
                code: barcode,
                quantity: 1e3,
              },
            ],
      ...packagingOf(cells),
      ...trackingOf(cells),
      ...goodsOf(cells),
      ...readType(cells),
      category: null,
      suppliers: [],
      reorder: [],
      overReceipt: null,
      tags: [],
    };
    return { kind: 'product', form, then: ['activate'] };
  };

/** Files without the columns say nothing of lots. */
function trackingOf(cells: Cells): Pick<ProductForm, 'tracking' | 'expires'> {
  const tracking = cells.choice('tracking', trackings, 'none');
  const expires = cells.yesNo('expires');
  return { ...(tracking === 'none' ? {} : { tracking }), ...(expires ? { expires } : {}) };
}

/** Files without the columns say nothing of size, origin and customs. */
function goodsOf(cells: Cells): Pick<ProductForm, 'length' | 'width' | 'height' | 'origin' | 'customsCode'> {
  const [origin, customsCode] = [cells.text('origin').toUpperCase(), cells.text('customs_code')];
  if (origin !== '' && !/^[A-Z]{2}$/.test(origin))
    cells.reject('origin unknown', `has the origin "${origin}"; a country is two letters, such as SE`);
  const size = (['length', 'width', 'height'] as const).flatMap((side) => {
    const millimetres = cells.numberOr(side, 0, 0);
    return millimetres > 0 ? [[side, millimetres] as const] : [];
  });
  return {
    ...Object.fromEntries(size),
    ...(origin === '' ? {} : { origin }),
    ...(customsCode === '' ? {} : { customsCode }),
  };
}

/** One packaging a line; files without the column say nothing of packagings. */
function packagingOf(cells: Cells): Pick<ProductForm, 'packagings' | 'purchaseUnit' | 'salesUnit'> {
  const unit = cells.text('packaging');
  if (unit === '') return {};
  return {
    packagings: [
      {
        unit,
        numerator: cells.number('packaging_holds', 0),
        denominator: 1,
        barcode: cells.text('packaging_barcode'),
        weight: 0,
      },
    ],
    purchaseUnit: cells.text('purchase_unit') || null,
    salesUnit: cells.text('sales_unit') || null,
  };
}

/** Reads the payment and delivery terms of a line. */
export type ReadTerms = (cells: Cells) => Pick<PartyForm, 'terms' | 'deliveryTerm' | 'deliveryPlace'>;

export const customerReader =
  (readTerms: ReadTerms): ReadLine =>
  (cells, company) => {
    const form: CustomerForm = {
      ...readParty(cells, company, readTerms),
      creditLimit: cells.numberOr('credit_limit', 2, null),
      shipPolicy: cells.choice('ship_policy', shipPolicies, 'partialKeep'),
      discount: cells.numberOr('discount', 2, 0),
    };
    return { kind: 'customer', form, then: [] };
  };

export const supplierReader =
  (readTerms: ReadTerms): ReadLine =>
  (cells, company) => {
    const form: SupplierForm = {
      ...readParty(cells, company, readTerms),
      leadDays: cells.numberOr('lead_days', 0, 0),
      minimumOrder: cells.numberOr('minimum_order', 2, 0),
      overReceipt: null,
    };
    return { kind: 'supplier', form, then: [] };
  };

const currencyCodes = Object.keys(currencies) as Currency[]; // keys of a const record

function readParty(cells: Cells, company: CompanyRow, readTerms: ReadTerms): PartyForm {
  const home = company.address.country;
  const country = cells.text('country').toUpperCase() || home;
  if (!/^[A-Z]{2}$/.test(country))
    cells.reject(
      'country unknown',
      `has the country "${country}"; a country is two letters, such as ${home}`,
    );
  if (country !== home && cells.text('vat_treatment') === '')
    cells.reject('vat_treatment missing', `is in ${country} and has no vat_treatment`);
  const town = { street: cells.text('street'), postcode: cells.text('postcode'), city: cells.text('city') };
  return {
    number: cells.needed('number'),
    name: cells.needed('name'),
    category: cells.text('category'),
    organisationNumber: cells.text('organisation_number'),
    vatNumber: cells.text('vat_number'),
    addresses: {
      billing: {
        ...town,
        country,
      },
      delivery: [],
    },
    contacts: contactOf(cells),
    language: cells.choice('language', partyLanguages, 'en'),
    currency: cells.choice('currency', currencyCodes, company.currency),
    ...readTerms(cells),
    vatTreatment: cells.choice('vat_treatment', vatTreatments, 'domestic'),
    notes: cells.text('notes'),
  };
}

function contactOf(cells: Cells): PartyForm['contacts'] {
  const [name, email, phone] = [cells.text('contact'), cells.text('email'), cells.text('phone')];
  if (name + email + phone === '') return [];
  return [{ name: name || cells.text('name'), role: '', email, phone }];
}
