import type { MasterSeen } from './document-seen.ts';
import { blockable, formRows, step, stepWhere, stockRows } from './master.rows.ts';
import { quoted } from './quotes.ts';

const src = quoted('**location** active → blocked → archived [empty].');
const direct = {
  decision: 'An empty place may be archived without blocking it first: nothing can be lost by it.',
};
/** A place that a warehouse names is not archived before the warehouse. */
const mayGo = (before: MasterSeen): boolean => before.empty && !before.needed;

export const locationStart = { at: ['none', 'active'] };
export const locationRows = [
  ...formRows('LO', quoted('/locations'), 'active', ['active', 'blocked'], (before) => !before.empty),
  ...blockable('LO', src, mayGo),
  stepWhere(step('LO-04', 'active', 'archive', 'archived', 'archived', direct), mayGo),
  ...stockRows('LO'),
];
