import type { MasterSeen } from './document-seen.ts';
import { blockable, formRows, step, stepWhere, stockRows } from './master.rows.ts';
import { quoted } from './quotes.ts';

const src = quoted('**location** active → blocked → archived [empty].');
const direct = {
  decision: 'An empty warehouse may be archived without blocking it first: nothing can be lost by it.',
};
const mayGo = (before: MasterSeen): boolean => before.empty;

export const warehouseStart = { at: 'none' };
export const warehouseRows = [
  ...formRows('WH', quoted('/warehouse, /warehouse/{id}'), 'active', ['active', 'blocked']),
  ...blockable('WH', src, mayGo),
  stepWhere(step('WH-04', 'active', 'archive', 'archived', 'archived', direct), mayGo),
  ...stockRows('WH'),
];
