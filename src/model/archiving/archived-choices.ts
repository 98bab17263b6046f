import { isArchived } from '../engine/archived.ts';
import type { FactCheck } from '../engine/engine.ts';
import { ifKnown } from '../engine/if-known.ts';
import { onField } from '../engine/on-field.ts';
import type { Reader } from '../engine/reader.ts';
import type { DocumentRow, TableName } from '../engine/rows.ts';
import { mentions } from './mentions.ts';

const tables = {
  product: 'product',
  products: 'product',
  supplier: 'supplier',
  customer: 'customer',
  warehouse: 'warehouse',
  warehouses: 'warehouse',
  toWarehouse: 'warehouse',
  location: 'location',
  bins: 'location',
  to: 'location',
  category: 'category',
} as const;
/** Lists that are chosen as one: their field is named, not the place in them. */
const asOne: ReadonlySet<string> = new Set(['products', 'warehouses']);
type Chosen = (typeof tables)[keyof typeof tables];

/** The fields in which documents name what they are of, by the kinds in which somebody chooses it. */
const choices: Readonly<Record<string, readonly (keyof typeof tables)[]>> = {
  // What a bundle is made of.
  product: ['product', 'supplier', 'warehouse', 'location', 'category'],
  location: ['warehouse'],
  salesOrder: ['product', 'customer', 'warehouse'],
  purchaseOrder: ['product', 'supplier', 'warehouse'],
  goodsReceipt: ['product', 'supplier', 'warehouse', 'location'],
  movement: ['product', 'warehouse', 'toWarehouse', 'to'],
  // Whom goods come from, and whom they go back to, follows from what they came or left with.
  customerReturn: ['product', 'warehouse', 'location'],
  count: ['product', 'products', 'warehouse', 'location', 'bins', 'category'],
  adjustment: ['product', 'warehouse', 'location'],
  assembly: ['product', 'warehouse', 'location', 'to'],
  role: ['warehouses'],
  apiClient: ['warehouses'],
  connection: ['warehouses'],
};

/** Facts that tell what somebody wrote, and not what followed from it. */
const written = new Set([
  'created',
  'added',
  'updated',
  'amended',
  'recorded',
  'counted',
  'graded',
  'received',
  'revised',
  'put',
]);

/** [ARC1] Nothing archived is chosen anew; what the document had before stays. */
export const nothingArchivedIsChosen: FactCheck = (_, fact, view) => {
  const fields = choices[fact.kind];
  if (!fields || !written.has(fact.type)) return null;
  for (const { path, table, id } of chosenIn(fact.data, fields)) {
    const row = ifKnown(() => archivedOf(view, table, id), undefined);
    if (!row) continue;
    const before = view.get(fact.kind as TableName, fact.document); // a kind has a table of its name
    if (!mentions(before, id)) return onField('isArchived', path, { name: nameOf(row) });
  }
  return null;
};

interface Choice {
  readonly path: string;
  readonly table: Chosen;
  readonly id: string;
}

/** The choices in what a fact says, at any depth. */
function* chosenIn(
  value: unknown,
  fields: readonly string[],
  path: readonly string[] = [],
): Iterable<Choice> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const at = [...path, key];
    if (typeof part === 'string') yield* choiceOf(key, part, fields, at);
    else {
      // A list of ids is named as one of them would be.
      if (Array.isArray(part))
        for (const [index, id] of part.entries())
          if (typeof id === 'string')
            yield* choiceOf(key, id, fields, asOne.has(key) ? at : [...at, String(index)]);
      yield* chosenIn(part, fields, at);
    }
  }
}

function* choiceOf(
  key: string,
  id: string,
  fields: readonly string[],
  at: readonly string[],
): Iterable<Choice> {
  if (isChoice(key) && fields.includes(key)) yield { path: at.join('.'), table: tables[key], id };
}

const isChoice = (key: string): key is keyof typeof tables => Object.hasOwn(tables, key);

function archivedOf(view: Reader, table: Chosen, id: string): DocumentRow | undefined {
  const row = view.get(table, id);
  return row && isArchived(row) ? row : undefined;
}

/** What people know a record by. */
function nameOf(row: object): string {
  const { sku, code, name } = row as Readonly<Record<string, unknown>>; // a record has one of them
  const known = [sku, code, name].find((one) => typeof one === 'string');
  return typeof known === 'string' ? known : ((name as { readonly en?: string } | undefined)?.en ?? '');
}
