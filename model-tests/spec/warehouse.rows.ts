import type { MasterObserved } from './document-observed.ts';
import { mended, orderRows, row, stockRows } from './master-rows.ts';
import { quoted } from './quotes.ts';

const form = quoted('/warehouse, /warehouse/{id}');
const life = quoted('**location** active → blocked → archived [empty].');
const used = {
  decision: 'A warehouse where something is still open is not archived: it could never be finished.',
};
const direct = {
  decision: 'An empty warehouse may be archived without blocking it first: nothing can be lost by it.',
};
const when = ({ empty, busy }: MasterObserved): boolean => empty && !busy;

export const warehouseStart = { at: 'none' };
export const warehouseRows = [
  row('WH-10', 'create', 'none → active', 'created', form),
  row('WH-11', 'update', 'active, blocked', 'updated', form),
  row('WH-01', 'block', 'active → blocked', 'blocked', life),
  row('WH-02', 'unblock', 'blocked → active', 'unblocked', mended),
  row('WH-03', 'archive', 'blocked → archived', 'archived', life, { when }),
  row('WH-04', 'archive', 'active → archived', 'archived', direct, { when }),
  ...stockRows('WH'),
  ...orderRows('WH', used),
];
