import { isArchived } from '../../engine/archived.ts';
import type { DocumentRow } from '../../engine/rows.ts';
import { attributesOf, type AttributeValue } from '../../product-type/product-type.attributes.ts';
import type { Attribute, ProductTypeRow } from '../../product-type/product-type.facts.ts';
import { productForm, productKinds, type ProductForm, type ProductRow } from '../../product/product.facts.ts';
import { componentsOf } from '../../product/product.bundle.ts';
import type { SaidComponent } from '../reading/components.ts';
import { isParent } from '../../product/product.parent.ts';
import { variantOfType } from '../../product/product.variants.ts';
import { trackings } from '../../product/trackings.ts';
import { isStockUnit } from '../../values/units.ts';
import type { VatClass } from '../../values/vat-rates.ts';
import type { FinishedLine, FormDraft, ImportTarget, TargetField } from '../import-target.ts';
import type { LineRefusal } from '../import-line.ts';
import type { ImportWorld } from '../import-world.ts';
import { readDay } from '../reading/days.ts';
import { readNumber, shownNumber } from '../reading/numbers.ts';
import { productKindWords, readChoice, readYesNo, trackingWords } from '../reading/words.ts';

/** Fields of attributes begin so; behind it stands the key. */
export const ATTRIBUTE = 'attr.';

type Form = FormDraft & ProductForm;
const product = (form: FormDraft): Form => form as Form; // its target's forms are products
const text = { is: 'text' } as const;
const code = { is: 'text', code: true } as const;
const price = { is: 'number', digits: 4, money: true } as const;
const whole = { is: 'number', digits: 0 } as const;
const DECIMALS = 3;
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
const noTerms: Terms = { supplier: '', code: '', purchasePrice: 0, minimum: 0, leadDays: 0 };

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

const ONE = 1000;

/** Without the signs that a spreadsheet or a person puts around the figures. */
const bareCode = (code: unknown): string =>
  String(code)
    .replace(/^'/, '')
    .replace(/^(\d[\d -]*\d)$/, (digits) => digits.replaceAll(/[ -]/g, ''));

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
      const [first = { quantity: ONE }, ...others] = product(form).barcodes;
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
  at('tags', 'tags', { is: 'records', table: 'tag', made: true }),
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
const formOf = (row: DocumentRow): FormDraft => known.parse(row);

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

/** What is read of barcodes stands behind the first one, which has a field of its own; each is kept once. [DI56] */
function putBarcodes({ said, isNew }: FinishedLine, form: Form): void {
  const codes = said.get('barcodes');
  if (!Array.isArray(codes)) return;
  const first = said.has('barcode') || !isNew ? form.barcodes.slice(0, 1) : [];
  const all = [...first.map(({ code }) => code), ...codes.map(bareCode)];
  const before = new Map(form.barcodes.map((one) => [one.code, one]));
  form.barcodes = [...new Set(all)].map((one) => before.get(one) ?? { code: one, quantity: ONE });
}

const rowsById = (world: ImportWorld): ReadonlyMap<string, ProductRow> =>
  world.once('products', () => new Map(world.rows('product').map((row) => [row.id, row])));
const typesById = (world: ImportWorld): ReadonlyMap<string, ProductTypeRow> =>
  world.once('types', () => new Map(world.rows('productType').map((row) => [row.id, row])));

/** A new variant begins with what it takes from its parent; one that is there keeps that, where its line says nothing else. [DI59] */
function putVariant({ said, isNew, world }: FinishedLine, form: Form): Omit<LineRefusal, 'column'> | null {
  const named = said.get('variant_of');
  const parent = rowsById(world).get(String(named ?? form.variantOf ?? ''));
  if (!parent) return null;
  if (named !== undefined && !isParent(parent))
    return { code: 'importNotParent', params: { cell: parent.sku }, field: 'variant_of' };
  const own = new Set(fields.flatMap(({ name, path: [place = ''] }) => (said.has(name) ? [place] : [])));
  const saidOnly = Object.fromEntries(Object.entries(form).filter(([place]) => own.has(place)));
  const type = parent.type ? typesById(world).get(parent.type) : undefined;
  const blankVariant = variantOfType(type, parent, [], { sku: form.sku, values: {} });
  if (isNew) Object.assign(form, blankVariant, saidOnly);
  form.variantOf = parent.id;
  const isAsThere = (field: 'price' | 'weight' | 'suppliers'): boolean =>
    isDeepEqual(form[field], parent[field]);
  if (form.inherits) form.inherits = form.inherits.filter((field) => !own.has(field) || isAsThere(field));
  return null;
}

const isDeepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A line with components is of a bundle; what it does not say of one that is there stays. [DI58] */
function putComponents(line: FinishedLine, form: Form): Omit<LineRefusal, 'column'> | null {
  const { said, isNew, leftOut } = line;
  const components = said.get('components') as readonly SaidComponent[] | undefined; // a field of components
  const wrong = leftOut.get('components');
  if (wrong && isNew)
    return { code: wrong.code, field: wrong.field, ...(wrong.params && { params: wrong.params }) };
  if (components && isNew && !said.has('kind')) form.kind = 'bundle';
  if (!components)
    return form.kind === 'bundle' && !form.bundle ? { code: 'importBundleNew', field: null } : null;
  if (form.kind !== 'bundle') return { code: 'importNoBundle', field: 'components' };
  const before = new Map(componentsOf(form).map((one) => [one.product, one]));
  const all = components.map(({ product: id, quantity }) => ({
    product: id,
    quantity: quantity ?? before.get(id)?.quantity ?? ONE,
    optional: before.get(id)?.optional ?? false,
  }));
  const pricing = said.has('price') ? 'own' : 'sum';
  form.bundle = { ...(form.bundle ?? { mode: 'kit', components: [], pricing, less: 0 }), components: all };
  return null;
}

/** What it is made of has to be there first; what may be offered in its place may come after it. [DI58] */
const needs = (form: FormDraft): readonly string[] => componentsOf(product(form)).map((one) => one.product);

function withoutLate(form: FormDraft, isThere: (id: string) => boolean): FormDraft | null {
  const { substitutes = [] } = product(form);
  const there = substitutes.filter(isThere);
  return there.length === substitutes.length ? null : { ...form, substitutes: there };
}

const ofReorder = ['reorder_min', 'reorder_max', 'reorder_multiple'] as const;

/** A rule is of the warehouse that the line names, else of the only one; those of other warehouses stay. [DI57] */
function putReorder({ said, world, leftOut }: FinishedLine, form: Form): Omit<LineRefusal, 'column'> | null {
  const [field] = ofReorder.filter((name) => said.has(name));
  if (field === undefined) return null;
  if (said.get('reorder_multiple') === 0) return { code: 'importQuantityZero', field: 'reorder_multiple' };
  const inUse = world.rows('warehouse').filter((row) => !isArchived(row));
  const only = inUse.length === 1 && !leftOut.has('reorder_warehouse') ? inUse[0]?.id : undefined;
  const warehouse = said.get('reorder_warehouse') ?? only;
  if (typeof warehouse !== 'string') return { code: 'importReorderWarehouse', field };
  const before = form.reorder.find((rule) => rule.warehouse === warehouse);
  const [min, max, multiple] = ofReorder.map((name) => said.get(name) as number | undefined); // fields of numbers
  const rule = {
    warehouse,
    min: min ?? before?.min ?? 0,
    max: max ?? before?.max ?? min ?? 0,
    multiple: multiple ?? before?.multiple ?? ONE,
  };
  form.reorder = before ? form.reorder.map((one) => (one === before ? rule : one)) : [...form.reorder, rule];
  return null;
}

/** Attributes are read once the type is known, and a purchase price needs to be somebody's. */
function finish(line: FinishedLine): Omit<LineRefusal, 'column'> | null {
  const form = product(line.form);
  const unfit = putVariant(line, form) ?? putComponents(line, form);
  if (unfit) return unfit;
  // Its variants stand in no file.
  if (form.kind === 'variants' && line.isNew) return { code: 'importVariantsNew', field: null };
  putBarcodes(line, form);
  const terms = ['purchase_price', 'supplier_sku'].find((field) => line.said.has(field));
  if (form.suppliers.some(({ supplier }) => supplier === ''))
    return { code: 'importSupplierMissing', field: terms ?? 'supplier' };
  const packed = ['packaging_holds', 'packaging_barcode'].find((field) => line.said.has(field));
  if (form.packagings?.some(({ unit }) => unit === ''))
    return { code: 'importPackagingMissing', field: packed ?? 'packaging' };
  return putReorder(line, form) ?? attributesIn(line, form);
}

function attributesIn({ said, world }: FinishedLine, form: Form): Omit<LineRefusal, 'column'> | null {
  const given = [...said].filter(([field]) => field.startsWith(ATTRIBUTE));
  if (given.length === 0) return null;
  const typeOf = (id: string): ProductTypeRow | undefined => typesById(world).get(id);
  const asked = new Map(attributesOf(typeOf, form.type ?? null).map((one) => [one.key, one]));
  const values: Record<string, AttributeValue> = { ...form.attributes };
  for (const [field, cell] of given) {
    const key = field.slice(ATTRIBUTE.length);
    const attribute = asked.get(key);
    const shown = typeof cell === 'number' ? shownNumber(cell, DECIMALS) : String(cell);
    if (!attribute) return { code: 'importNotAsked', params: { cell: shown }, field };
    const value = typeof cell === 'number' ? cell : attributeValue(attribute, shown);
    if (value === null) return { code: 'cellNotAttribute', params: { cell: shown }, field };
    values[key] = value;
  }
  form.attributes = values;
  return null;
}

function attributeValue({ kind, choices }: Attribute, cell: string): AttributeValue | null {
  switch (kind) {
    case 'text':
      return cell;
    case 'number':
      return plainNumber(cell);
    case 'yesNo':
      return readYesNo(cell);
    case 'day':
      return readDay(cell);
    case 'choice':
      return readChoice(
        cell,
        choices.map(({ value }) => value),
        Object.fromEntries(choices.map(({ value, label }) => [value, [label.en, label.sv]])),
      );
    default:
      return kind satisfies never;
  }
}

/** A number of a column that holds texts too, of other types: of such a column nobody says what its decimals follow. */
function plainNumber(cell: string): number | null {
  const [first, other] = [readNumber(cell, DECIMALS, 'comma'), readNumber(cell, DECIMALS, 'point')];
  return typeof first === 'number' && first === other ? first : null;
}

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
  uses: ['category', 'supplier', 'productType', 'vatRate', 'unit', 'exchangeRate', 'tag', 'warehouse'],
  blank,
  formOf,
  finish,
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
