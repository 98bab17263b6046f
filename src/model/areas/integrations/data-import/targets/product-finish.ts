import { isArchived } from '#model/engine/archived.ts';
import {
  attributesOf,
  type AttributeValue,
} from '#model/areas/products/product-type/product-type.attributes.ts';
import type { Attribute, ProductTypeRow } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { variantOfType } from '#model/areas/products/product/product.variants.ts';
import { UNIT } from '#model/values/money.ts';
import type { FinishedLine, FormDraft, TargetField } from '../import-target.ts';
import type { LineRefusal } from '../import-line.ts';
import type { ImportWorld } from '../import-world.ts';
import type { ComponentEntry } from '../reading/components.ts';
import { readDay } from '../reading/days.ts';
import { readNumber, shownNumber } from '../reading/numbers.ts';
import { readChoice, readYesNo } from '../reading/words.ts';

/** Fields of attributes begin so; behind it stands the key. */
export const ATTRIBUTE = 'attr.';

export type Form = FormDraft & ProductForm;
export const product = (form: FormDraft): Form => form as Form; // its target's forms are products
export const DECIMALS = 3;

/** Without the signs that a spreadsheet or a person puts around the figures. */
export const bareCode = (code: unknown): string =>
  String(code)
    .replace(/^'/, '')
    .replace(/^(\d[\d -]*\d)$/, (digits) => digits.replaceAll(/[ -]/g, ''));

type Unfit = Omit<LineRefusal, 'column'>;

/** What is read of barcodes stands behind the first one, which has a field of its own; each is kept once. [DI56] */
function putBarcodes({ said, isNew }: FinishedLine, form: Form): void {
  const codes = said.get('barcodes');
  if (!Array.isArray(codes)) return;
  const first = said.has('barcode') || !isNew ? form.barcodes.slice(0, 1) : [];
  const all = [...first.map(({ code }) => code), ...codes.map(bareCode)];
  const before = new Map(form.barcodes.map((one) => [one.code, one]));
  form.barcodes = [...new Set(all)].map((one) => before.get(one) ?? { code: one, quantity: UNIT });
}

const rowsById = (world: ImportWorld): ReadonlyMap<string, ProductRow> =>
  world.once('products', () => new Map(world.rows('product').map((row) => [row.id, row])));
const typesById = (world: ImportWorld): ReadonlyMap<string, ProductTypeRow> =>
  world.once('types', () => new Map(world.rows('productType').map((row) => [row.id, row])));

/** A new variant begins with what it takes from its parent; one that is there keeps that, where its line says nothing else. [DI59] */
function putVariant(
  fields: readonly TargetField[],
  { said, isNew, world }: FinishedLine,
  form: Form,
): Unfit | null {
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
function putComponents(line: FinishedLine, form: Form): Unfit | null {
  const { said, isNew, leftOut } = line;
  const components = said.get('components') as readonly ComponentEntry[] | undefined; // a field of components
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
    quantity: quantity ?? before.get(id)?.quantity ?? UNIT,
    optional: before.get(id)?.optional ?? false,
  }));
  const pricing = said.has('price') ? 'own' : 'sum';
  form.bundle = { ...(form.bundle ?? { mode: 'kit', components: [], pricing, less: 0 }), components: all };
  return null;
}

/** What it is made of has to be there first; what may be offered in its place may come after it. [DI58] */
export const needs = (form: FormDraft): readonly string[] =>
  componentsOf(product(form)).map((one) => one.product);

export function withoutLate(form: FormDraft, isThere: (id: string) => boolean): FormDraft | null {
  const { substitutes = [] } = product(form);
  const there = substitutes.filter(isThere);
  return there.length === substitutes.length ? null : { ...form, substitutes: there };
}

const ofReorder = ['reorder_min', 'reorder_max', 'reorder_multiple'] as const;

/** A rule is of the warehouse that the line names, else of the only one; those of other warehouses stay. [DI57] */
function putReorder({ said, world, leftOut }: FinishedLine, form: Form): Unfit | null {
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
    multiple: multiple ?? before?.multiple ?? UNIT,
  };
  form.reorder = before ? form.reorder.map((one) => (one === before ? rule : one)) : [...form.reorder, rule];
  return null;
}

/** Attributes are read once the type is known, and a purchase price needs to be somebody's. */
export function finishProduct(fields: readonly TargetField[], line: FinishedLine): Unfit | null {
  const form = product(line.form);
  const unfit = putVariant(fields, line, form) ?? putComponents(line, form);
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

function attributesIn({ said, world }: FinishedLine, form: Form): Unfit | null {
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
