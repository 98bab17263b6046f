import type { DocumentRow } from '#model/engine/rows.ts';
import {
  productForm,
  productKinds,
  type ProductForm,
  type ProductRow,
  type SupplierOffer,
} from '#model/areas/products/product/product.facts.ts';
import { hasTerms, sellersOf } from '#model/areas/products/product/product.offers.ts';
import { listedOffer } from '#model/areas/products/purchase-price/moved-prices.ts';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import { trackings } from '#model/areas/products/product-type/trackings.ts';
import { UNIT } from '#model/values/money.ts';
import { isStockUnit } from '#model/values/units.ts';
import type { VatClass } from '#model/values/vat-rates.ts';
import type { FormDraft, ImportTarget, LineOrForm, TargetField } from '../import-target.ts';
import { readerOf } from '../world-reader.ts';
import { isTagFor } from '#model/areas/setup/tag/tag.rules.ts';
import type { ImportWorld } from '../import-world.ts';
import {
  ATTRIBUTE,
  bareCode,
  DECIMALS,
  finishProduct,
  needs,
  product,
  withoutLate,
} from './product-finish.ts';
import { productKindWords, trackingWords } from '../reading/words.ts';

const text = { is: 'text' } as const;
const code = { is: 'text', code: true } as const;
const price = { is: 'number', digits: 4, money: true } as const;
const whole = { is: 'number', digits: 0 } as const;
/** What an attribute says in figures. */
const figure = { is: 'number', digits: DECIMALS, signed: true } as const;
const pieces = { is: 'number', digits: 3 } as const;
const wholes = { is: 'number', digits: 0, exact: true } as const;

const at = (
  name: string,
  path: string,
  kind: TargetField['kind'],
  more: Partial<TargetField> = {},
): TargetField => ({
  name,
  kind,
  path: path.split('.'),
  ...more,
});

type Terms = ProductForm['suppliers'][number];
const noTerms: Terms = { supplier: '' };

/** What the first supplier, or the one that the line names, asks for it. */
const term = <K extends 'supplier' | 'code' | 'purchasePrice'>(
  name: string,
  key: K,
  kind: TargetField['kind'],
) =>
  at(name, `suppliers.0.${key}`, kind, {
    get: (form) => product(form).suppliers[0]?.[key],
    put: (form, value) => {
      const [first = noTerms, ...others] = product(form).suppliers;
      form['suppliers'] = [{ ...first, [key]: value }, ...others];
    },
  });

type Packaging = NonNullable<ProductForm['packagings']>[number];
const noPackaging: Packaging = { unit: '', numerator: 1, denominator: 1, barcode: '', weight: 0 };

const packaging = <K extends 'unit' | 'numerator' | 'barcode'>(
  name: string,
  key: K,
  kind: TargetField['kind'],
) =>
  at(name, `packagings.0.${key}`, kind, {
    get: (form) => product(form).packagings?.[0]?.[key],
    put: (form, value) => {
      const [first = noPackaging, ...others] = product(form).packagings ?? [];
      form['packagings'] = [{ ...first, [key]: value }, ...others];
    },
  });

type ReorderRule = ProductForm['reorder'][number];

/** What all rules say is shown; a line says one of them, which is put in its place once the warehouse is known. */
const reorder = (name: string, key: keyof ReorderRule, kind: TargetField['kind']) =>
  at(name, 'reorder', kind, {
    put: () => {},
    get: (form) => product(form).reorder.map((rule) => rule[key]),
  });

/** Our own lists show the name in the language of who exports them. */
function putName(form: FormDraft, value: unknown): void {
  const { en, sv } = product(form).name;
  form['name'] = { en: en !== '' && value === sv ? en : String(value), sv };
}

/** What is made of the prices of its components has none of its own. */
function putPrice(form: FormDraft, value: unknown): void {
  const { kind, bundle } = product(form);
  if (kind !== 'bundle' || !bundle || bundle.pricing === 'own') form['price'] = value;
}

/** Goods in a unit of the company's own are kept in pieces, one to one, and bought and sold in that unit. */
function putUnit(form: FormDraft, value: unknown): void {
  const unit = String(value);
  form['unit'] = isStockUnit(unit) ? unit : 'pcs';
  if (isStockUnit(unit)) return;
  const others = (product(form).packagings ?? []).filter((one) => one.unit !== unit);
  Object.assign(form, {
    packagings: [{ ...noPackaging, unit }, ...others],
    purchaseUnit: unit,
    salesUnit: unit,
  });
}

/** What a product has stays in its order; a file neither gives nor takes away tags that may not be given. [DI56] */
function putTags(form: FormDraft, value: unknown, world: ImportWorld): void {
  const said = value as readonly string[]; // a field of records
  const given = new Map(world.rows('tag').map((row) => [row.id, isTagFor('product', row)]));
  const { tags } = product(form);
  const kept = tags.filter((tag) => said.includes(tag) || given.get(tag) !== true);
  form['tags'] = [...new Set([...kept, ...said])];
}

const fields: readonly TargetField[] = [
  at('sku', 'sku', code, { needed: true }),
  at('name', 'name.en', text, { needed: true, put: putName }),
  at('name_sv', 'name.sv', text),
  at('description', 'description', text),
  at('kind', 'kind', {
    is: 'choice',
    options: productKinds,
    words: productKindWords,
  }),
  at('category', 'category', { is: 'record', table: 'category', made: true }),
  at('unit', 'unit', { is: 'unit' }, { put: putUnit }),
  at('price', 'price', price, { put: putPrice }),
  at('vat_class', 'vatClass', { is: 'vatClass' }),
  at('barcode', 'barcodes.0.code', code, {
    get: (form) => product(form).barcodes[0]?.code,
    put: (form, value) => {
      const [first = { quantity: UNIT }, ...others] = product(form).barcodes;
      form['barcodes'] = [{ ...first, code: bareCode(value) }, ...others];
    },
  }),
  at(
    'barcodes',
    'barcodes',
    { is: 'codes' },
    {
      put: () => {},
      get: (form) =>
        product(form)
          .barcodes.slice(1)
          .map((one) => one.code),
    },
  ),
  at('tags', 'tags', { is: 'records', table: 'tag', made: true }, { put: putTags }),
  term('supplier', 'supplier', { is: 'record', table: 'supplier' }),
  term('supplier_sku', 'code', code),
  term('purchase_price', 'purchasePrice', price),
  at('weight', 'weight', whole),
  at('weight_kg', 'weight', { is: 'number', digits: 3 }),
  at('length', 'length', whole),
  at('width', 'width', whole),
  at('height', 'height', whole),
  at('origin', 'origin', { is: 'country' }),
  at('customs_code', 'customsCode', code, {
    put: (form, value) => void (form['customsCode'] = String(value).replaceAll(/[ .]/g, '')),
  }),
  // Neither changes any more once there is stock.
  at('tracking', 'tracking', { is: 'choice', options: trackings, words: trackingWords }, { strict: true }),
  at('expires', 'expires', { is: 'yesNo' }, { strict: true }),
  packaging('packaging', 'unit', text),
  packaging('packaging_holds', 'numerator', wholes),
  packaging('packaging_barcode', 'barcode', code),
  at('purchase_unit', 'purchaseUnit', text),
  at('sales_unit', 'salesUnit', text),
  at('type', 'type', { is: 'record', table: 'productType' }),
  at('variant_of', 'variantOf', { is: 'record', table: 'product' }, { strict: true, put: () => {} }),
  at('substitutes', 'substitutes', { is: 'records', table: 'product' }),
  at(
    'components',
    'bundle.components',
    { is: 'components' },
    { put: () => {}, get: (form) => componentsOf(product(form)) },
  ),
  reorder('reorder_min', 'min', pieces),
  reorder('reorder_max', 'max', pieces),
  reorder('reorder_multiple', 'multiple', { ...pieces, exact: true }),
  reorder('reorder_warehouse', 'warehouse', { is: 'record', table: 'warehouse' }),
  // Of its prices; products have none of their own.
  at(
    'currency',
    'currency',
    { is: 'currency', any: true },
    { strict: true, put: () => {}, get: () => undefined },
  ),
];

const known = productForm.strip();
/** Who sells it: what they ask stands in their lists. */
const formOf = (row: DocumentRow): FormDraft => {
  const form = known.parse(row);
  return { ...form, suppliers: sellersOf(form.suppliers) };
};

const ofSuppliers = ['supplier', 'supplier_sku', 'purchase_price'];

/** With what the lists have of its suppliers, where that is spoken of. [PRI25] */
function formWithLists(row: DocumentRow, world: ImportWorld, says: LineOrForm): FormDraft {
  const isAsked =
    says instanceof Map
      ? ofSuppliers.some((field) => says.has(field))
      : ((says as FormDraft)['suppliers'] as SupplierOffer[] | undefined)?.some(hasTerms); // a product's form
  if (isAsked !== true) return formOf(row);
  const product = row as ProductRow; // of its target
  const suppliers = product.suppliers.map((one) => listedOffer(readerOf(world), product, one));
  return { ...known.parse(row), suppliers };
}

const blank = (): FormDraft => ({
  sku: '',
  name: { en: '', sv: '' },
  description: '',
  kind: 'stocked',
  unit: 'pcs',
  price: 0,
  vatClass: 'standard',
  weight: 0,
  barcodes: [],
  category: null,
  suppliers: [],
  reorder: [],
  overReceipt: null,
  tags: [],
});

/** The fields of a company's own attributes: a number in each type that asks for it is read as one. [DI10] */
export const attributeFields = (world: Pick<ImportWorld, 'rows'>): readonly TargetField[] => {
  const asked = world.rows('productType').flatMap(({ attributes }) => attributes);
  return [...Map.groupBy(asked, ({ key }) => key)].map(([key, all]) =>
    at(ATTRIBUTE + key, 'attributes', all.every(({ kind }) => kind === 'number') ? figure : text, {
      put: () => {},
      get: (form) => product(form).attributes?.[key],
    }),
  );
};

const products: ImportTarget = {
  name: 'products',
  kind: 'product',
  fields,
  keys: ['sku', 'barcode'],
  keyWith: [],
  modes: ['createAndUpdate', 'createOnly', 'updateOnly'],
  uses: [
    'category',
    'supplier',
    'productType',
    'vatRate',
    'unit',
    'exchangeRate',
    'tag',
    'warehouse',
    'purchaseList',
    'purchasePrice',
  ],
  blank,
  formOf,
  formWithLists,
  finish: (line) => finishProduct(fields, line),
  needs,
  withoutLate,
  vatClassOf: (form): VatClass => product(form).vatClass,
  then: ['activate'],
  restores: false,
};

const ofPrices = [
  'sku',
  'barcode',
  'price',
  'currency',
  'supplier',
  'supplier_sku',
  'purchase_price',
  'vat_class',
];

/** Prices alone, of products that are there. */
const prices: ImportTarget = {
  ...products,
  name: 'prices',
  fields: fields.filter(({ name }) => ofPrices.includes(name)),
  modes: ['updateOnly'],
};

export const productTargets: readonly ImportTarget[] = [products, prices];
