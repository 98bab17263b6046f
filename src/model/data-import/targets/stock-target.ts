import type { FormDraft, ImportTarget, TargetField } from '../import-target.ts';

const text = { is: 'text' } as const;
const code = { is: 'text', code: true } as const;
const at = (name: string, kind: TargetField['kind'], more: Partial<TargetField> = {}): TargetField => ({
  name,
  kind,
  path: [name],
  ...more,
});

const fields: readonly TargetField[] = [
  at('sku', code, { needed: true }),
  at('quantity', { is: 'number', digits: 3 }, { needed: true }),
  at('warehouse', { is: 'record', table: 'warehouse' }),
  at('location', text),
  at('unit_cost', { is: 'number', digits: 4 }),
  at('lot', code),
  at('expires_on', { is: 'day' }),
];

/**
 * Opening stock: goods receipts, each of many lines. Which place and product a line is of is told by `stock-line.ts`; its
 * lines create alone.
 */
export const stockTarget: ImportTarget = {
  name: 'stock',
  kind: 'goodsReceipt',
  fields,
  keys: ['sku'],
  keyWith: ['warehouse', 'location', 'lot'],
  modes: ['createOnly'],
  uses: ['product', 'warehouse', 'location'],
  blank: (): FormDraft => ({}),
  formOf: (): FormDraft => ({}),
  then: [],
  restores: false,
};
