import type { Row, Source } from '../kernel/conform.ts';
import type { Ask, MasterObserved } from './document-observed.ts';
import { everyLayer as layers, modelAndApi, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<MasterObserved>({
  figures: ['empty', 'moved', 'busy', 'held', 'lacks', 'parts', 'parent', 'variants'],
  layers,
  aroundLayers: ['model'],
});

const { row: inner } = rowKit<MasterObserved>({
  figures: ['empty', 'moved', 'busy', 'held', 'lacks', 'parts'],
  layers: modelAndApi,
});

/** A row for master data, whose stock and orders are changed by other documents; `inner` for what only these cause. */
export { inner, row };

/** Where its form may change its use: everywhere unless `counts` says that it matters. */
export const unlessUsed =
  (counts: (before: MasterObserved) => boolean) =>
  (before: MasterObserved, { changesUse }: Ask): boolean =>
    !changesUse || !counts(before);

export const mended = {
  decision:
    'Blocking can be undone: the text names the way in and none back, and a block is mended in practice.',
};

const stock = {
  decision: 'Goods come and go by other documents and leave the lifecycle of master data alone.',
};

/** Its stock comes and goes. */
export const stockRows = (prefix: string): Row<MasterObserved, Ask>[] => [
  around(`${prefix}-90`, 'goods come', '', stock, { then: (_, after) => !after.empty && after.moved }),
  around(`${prefix}-91`, 'goods go', '', stock, { then: (_, after) => after.empty }),
];

const lifeOfParty = quoted('**supplier, customer** active → blocked → archived.');
const along = { decision: 'Who is in a category that is merged into another is in the other one.' };
const orders = {
  decision: 'Who has orders that are not over is not archived: the orders would lose their other side.',
};

/** Orders with it are opened and end. */
export const orderRows = (prefix: string, why: Source): Row<MasterObserved, Ask>[] => [
  around(`${prefix}-92`, 'order opens', '', why, { then: (_, after) => after.busy }),
  around(`${prefix}-93`, 'order ends', '', why, { then: (_, after) => !after.busy }),
];

/** Trading partners; orders with them are opened and end. */
export const partyRows = (prefix: string, form: ReturnType<typeof quoted>): Row<MasterObserved, Ask>[] => [
  row(`${prefix}-10`, 'create', 'none → active', 'created', form),
  row(`${prefix}-11`, 'update', 'active, blocked', 'updated', form),
  row(`${prefix}-01`, 'block', 'active → blocked', 'blocked', lifeOfParty),
  row(`${prefix}-02`, 'unblock', 'blocked → active', 'unblocked', mended),
  row(`${prefix}-03`, 'archive', 'blocked → archived', 'archived', lifeOfParty, {
    when: ({ busy }) => !busy,
  }),
  inner(`${prefix}-12`, 'recategorise', 'active, blocked', 'recategorised', along),
  ...orderRows(prefix, orders),
];
