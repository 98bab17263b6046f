import type { TableKind } from '../import-options.ts';
import type { Columns, KnownColumns } from './columns.ts';
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
    'vat_treatment',
    'notes',
  ],
};

const tables: Readonly<Record<string, KnownColumns>> = {
  ...formColumns,
  products: {
    needed: ['sku', 'name', 'price'],
    optional: ['name_sv', 'description', 'kind', 'unit', 'vat_class', 'barcode', 'weight'],
  },
  customers: { ...party, optional: [...party.optional, 'credit_limit', 'discount', 'ship_policy'] },
  suppliers: { ...party, optional: [...party.optional, 'lead_days', 'minimum_order'] },
  stock: { needed: ['sku', 'quantity'], optional: ['warehouse', 'location', 'unit_cost'] },
};

/** Finds the columns of a header, in any order and case. Throws Unsuitable if one is missing or unknown. [IM10] */
export function columnsOf(kind: TableKind, header: readonly string[]): Columns {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const { needed = [], optional = [] } = tables[kind] ?? {};
  const all = [...needed, ...optional];
  const lacking = needed.filter((name) => !names.includes(name));
  if (lacking.length > 0) throw new Unsuitable(`the header of ${kind} lacks ${lacking.join(', ')}`);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Unsuitable(`the header of ${kind} has ${unknown.join(', ')}; known are ${all.join(', ')}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Unsuitable(`the header of ${kind} has ${twice} twice`);
  return new Map(names.map((name, index) => [name, index]));
}
