import type { TableName } from '#model/engine/rows.ts';
import { orderStatusWords } from '../reading/words.ts';
import type { FormDraft, ImportTarget, TargetField } from '../import-target.ts';

const text = { is: 'text' } as const;
const at = (name: string, kind: TargetField['kind'], more: Partial<TargetField> = {}): TargetField => ({
  name,
  kind,
  path: [name],
  ...more,
});

type Trade = 'sales' | 'purchase';
const orderTargets: Readonly<Record<Trade, string>> = {
  sales: 'open-sales-orders',
  purchase: 'open-purchase-orders',
};
/** Whether a target's lines are grouped into orders. */
export const isOrderTarget = ({ name }: Pick<ImportTarget, 'name'>): boolean =>
  Object.values(orderTargets).includes(name);

/** How far an order is where a file says that it is no draft, and the command that a person would give for it. [DI60] */
const goneOnWith: Readonly<Record<Trade, { readonly status: string; readonly command: string }>> = {
  sales: { status: 'confirmed', command: 'confirm' },
  purchase: { status: 'placed', command: 'place' },
};

/** What is given of an order after its creation, by what its lines say: nothing where one of them calls it a draft. [DI60] */
export function commandAfter({ kind }: Pick<ImportTarget, 'kind'>, said: readonly unknown[]): string | null {
  const { status, command } = goneOnWith[kind === 'salesOrder' ? 'sales' : 'purchase'];
  return said.includes(status) && !said.includes('draft') ? command : null;
}

/**
 * Open orders of another system, many lines to one order, as drafts unless they say how far they are: goods are promised, or
 * expected, once they are confirmed or placed. See `order-line.ts`.
 */
const orderTarget = (trade: Trade, kind: TableName, party: 'customer' | 'supplier'): ImportTarget => ({
  name: orderTargets[trade],
  kind,
  fields: [
    at('order', text, { needed: true, path: ['theirReference'] }),
    at(party, { is: 'record', table: party }, { needed: true }),
    at('sku', { is: 'text', code: true }, { needed: true }),
    at('quantity', { is: 'number', digits: 3, exact: true }, { needed: true }),
    at('price', { is: 'number', digits: 4, money: true, exact: true }, { strict: true }),
    at('discount', { is: 'number', digits: 2, percent: true }, { strict: true }),
    at('warehouse', { is: 'record', table: 'warehouse' }, { strict: true }),
    at('ordered_on', { is: 'day' }),
    at('promised_on', { is: 'day' }),
    at('currency', { is: 'currency' }, { strict: true }),
    at('notes', text),
    at('status', { is: 'choice', options: ['draft', goneOnWith[trade].status], words: orderStatusWords }),
  ],
  keys: ['order'],
  keyWith: [party],
  modes: ['createOnly'],
  uses: [
    party,
    'product',
    'warehouse',
    'exchangeRate',
    ...(kind === 'purchaseOrder' ? (['category', 'purchaseList', 'purchasePrice'] as const) : []),
  ],
  blank: (): FormDraft => ({}),
  formOf: (): FormDraft => ({}),
  then: [],
  restores: false,
});

export const openOrders: readonly ImportTarget[] = [
  orderTarget('sales', 'salesOrder', 'customer'),
  orderTarget('purchase', 'purchaseOrder', 'supplier'),
];
