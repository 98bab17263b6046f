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
  at('quantity', { is: 'number', digits: 3, exact: true }, { needed: true }),
  at('warehouse', { is: 'record', table: 'warehouse' }, { strict: true }),
  at('location', text),
  at('unit_cost', { is: 'number', digits: 4, money: true }),
  at('lot', code),
  at('expires_on', { is: 'day' }),
  at('currency', { is: 'currency', any: true }, { strict: true }),
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
  uses: ['product', 'warehouse', 'location', 'exchangeRate'],
  blank: (): FormDraft => ({}),
  formOf: (): FormDraft => ({}),
  then: [],
  restores: false,
};
