import type { TableKind } from '../import-options.ts';
import type { Columns, KnownColumns } from './columns.ts';
import { attributeKey } from '#model/product-type/product-type.facts.ts';
import { ATTRIBUTE } from './product-types.ts';
import { Unsuitable } from '../unsuitable.ts';
import { formColumns } from './form-table.ts';

const party = {
  needed: ['number', 'name'],
  optional: [
    'organisation_number',
    'vat_number',
    'category',
    'street',
    'postcode',
    'city',
    'country',
    'contact',
    'email',
    'phone',
    'language',
    'currency',
    'terms',
    'payment_term',
    'delivery_term',
    'delivery_place',
    'vat_treatment',
    'notes',
  ],
};

/** What a product also comes in: its name, how many stock units it holds, its barcode, and what is bought or sold in it. */
const packaging = ['packaging', 'packaging_holds', 'packaging_barcode', 'purchase_unit', 'sales_unit'];

/** How its stock is told apart, and whether that expires. */
const tracked = ['tracking', 'expires'];

/** Its size, and what customs ask of it. */
const goods = ['length', 'width', 'height', 'origin', 'customs_code'];

/** The columns of each table, by the table's name; the help centre shows them. */
export const tableColumns: Readonly<Record<string, KnownColumns>> = {
  ...formColumns,
  products: {
    needed: ['sku', 'name', 'price'],
    optional: [
      'name_sv',
      'description',
      'kind',
      'unit',
      'vat_class',
      'barcode',
      'weight',
      ...packaging,
      ...tracked,
      ...goods,
      'type',
    ],
  },
  customers: { ...party, optional: [...party.optional, 'credit_limit', 'discount', 'ship_policy'] },
  suppliers: { ...party, optional: [...party.optional, 'lead_days', 'minimum_order'] },
  stock: {
    needed: ['sku', 'quantity'],
    optional: ['warehouse', 'location', 'unit_cost', 'lot', 'expires_on'],
  },
};

/** Columns by their earlier names, which files that people keep still have. */
const earlierNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  locations: { usage: 'location_type', walking_order: 'pick_sequence' },
};

/** Any attribute: whether the company has it is a matter of each line's type. */
const isAttribute = (kind: TableKind, name: string): boolean =>
  kind === 'products' &&
  attributeKey.safeParse(name.replace(ATTRIBUTE, '')).success &&
  name.startsWith(ATTRIBUTE);

/** Finds the columns of a header, whatever their order and case. Throws Unsuitable where one lacks or is not known. [IM10] */
export function columnsOf(kind: TableKind, header: readonly string[]): Columns {
  const names = header.map((given) => {
    const name = given
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    return earlierNames[kind]?.[name] ?? name;
  });
  const { needed = [], optional = [] } = tableColumns[kind] ?? {};
  const all = [...needed, ...optional];
  const lacking = needed.filter((name) => !names.includes(name));
  if (lacking.length > 0) throw new Unsuitable(`the header of ${kind} lacks ${lacking.join(', ')}`);
  const unknown = names.filter((name) => !all.includes(name) && !isAttribute(kind, name));
  if (unknown.length > 0)
    throw new Unsuitable(`the header of ${kind} has ${unknown.join(', ')}; known are ${all.join(', ')}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Unsuitable(`the header of ${kind} has ${twice} twice`);
  return new Map(names.map((name, index) => [name, index]));
}
