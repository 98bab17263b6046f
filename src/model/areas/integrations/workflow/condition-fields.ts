import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import type { Kind } from '#model/engine/kind.ts';
import type { TableName } from '#model/engine/rows.ts';
import { figuresOf } from './figures.ts';
import type { Operator } from './workflow.facts.ts';

/** What a field holds: an amount in minor units, a quantity in thousandths, a day, a document of a table, … */
export type FieldType =
  | 'text'
  | 'choice'
  | 'flag'
  | 'whole'
  | 'quantity'
  | 'unitPrice'
  | 'percent'
  | 'money'
  | 'day'
  | 'row'
  | 'tags'
  | 'state';

export interface ConditionField {
  readonly field: string;
  readonly type: FieldType;
  /** The values of a choice. */
  readonly values?: readonly string[];
  /** The table of a reference. */
  readonly table?: TableName;
}

const ofNumber: readonly Operator[] = ['over', 'under', 'is', 'isNot'];
const same: readonly Operator[] = ['is', 'isNot'];

/** What can be asked of a field, the usual question first. [WKF5] */
export const operatorsOf: Readonly<Record<FieldType, readonly Operator[]>> = {
  text: ['contains', 'is', 'isNot', 'filled', 'empty'],
  choice: same,
  flag: ['yes', 'no'],
  whole: ofNumber,
  quantity: ofNumber,
  unitPrice: ofNumber,
  percent: ofNumber,
  money: ofNumber,
  day: ['moreDaysAgo', 'withinDays', 'filled', 'empty'],
  row: [...same, 'filled', 'empty'],
  tags: ['has', 'hasNot'],
  state: same,
};

/** Operators that say it all. */
export const withoutValue: ReadonlySet<Operator> = new Set(['yes', 'no', 'filled', 'empty']);

/** Fields that hold the id of a document of another name. */
const tables: Readonly<Record<string, TableName>> = {
  customer: 'customer',
  supplier: 'supplier',
  warehouse: 'warehouse',
  carrier: 'carrier',
  product: 'product',
};
const amounts: ReadonlySet<string> = new Set(['creditLimit']);

interface Property {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly anyOf?: readonly Property[];
  readonly items?: Property;
}

/** The fields that conditions on a kind can be of: those of its form, its figures and its state. [WKF5] */
export function conditionFields(
  { kind, facts }: Pick<DocumentType, 'kind' | 'facts'>,
  { references }: Pick<Kind, 'references'>,
): readonly ConditionField[] {
  const schema = facts['created'] ?? z.object({});
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
  const own = Object.entries(properties).flatMap(([field, property]) => {
    const found = fieldOf(field, property as Property, references);
    return found ? [found] : [];
  });
  const figures = Object.entries(figuresOf(kind)).map(([field, { type }]) => ({ field, type }));
  return [...figures, { field: 'state', type: 'state' }, ...own];
}

function fieldOf(field: string, given: Property, references: Kind['references']): ConditionField | undefined {
  const property = given.anyOf?.find(({ type }) => type !== 'null') ?? given;
  if (field === 'tags') return { field, type: 'tags' };
  if (property.enum) return { field, type: 'choice', values: property.enum.map(String) };
  if (property.type === 'boolean') return { field, type: 'flag' };
  if (property.type === 'integer') return { field, type: numberOf(field, property.description ?? '') };
  if (property.type !== 'string') return undefined;
  if (property.format === 'date') return { field, type: 'day' };
  if (property.format === 'uuid') {
    const table = references[field] ?? tables[field];
    return table && { field, type: 'row', table };
  }
  return property.format === undefined ? { field, type: 'text' } : undefined;
}

/** What schemas of figures say of themselves, from its beginning. */
const described: readonly (readonly [begins: string, type: FieldType])[] = [
  ['Thousandths', 'quantity'],
  ['Ten-thousandths', 'unitPrice'],
  ['Basis points', 'percent'],
];

const numberOf = (field: string, description: string): FieldType =>
  amounts.has(field)
    ? 'money'
    : (described.find(([begins]) => description.startsWith(begins))?.[1] ?? 'whole');
