import type { MasterSeen } from './document-seen.ts';
import { formRows, step, stepWhere, stockRows } from './master.rows.ts';
import type { MasterRow } from './master.rows.ts';
import { quoted } from './quotes.ts';

const src = quoted('**product** draft → active → phasingOut → blocked → archived.');
const back = {
  decision:
    'Phasing out and blocking can be undone, and a product at fault is blocked at once, not phased out first.',
};
const early = {
  decision: 'A draft, or a product phased out and sold out, is archived without blocking it first.',
};
const nothingLeft = (before: MasterSeen): boolean => before.empty;

export const productStart = { at: 'none' };
export const productRows: readonly MasterRow[] = [
  ...formRows(
    'PR',
    quoted('/products/create, /products/edit/{id}'),
    'draft',
    ['draft', 'active', 'phasingOut', 'blocked'],
    (before) => before.moved,
  ),
  step('PR-01', 'draft', 'activate', 'active', 'activated', src),
  step('PR-02', 'active', 'phaseOut', 'phasingOut', 'phasedOut', src),
  step('PR-03', 'phasingOut', 'block', 'blocked', 'blocked', src),
  stepWhere(step('PR-04', 'blocked', 'archive', 'archived', 'archived', src), nothingLeft),
  step('PR-05', 'active', 'block', 'blocked', 'blocked', back),
  step('PR-06', 'blocked', 'unblock', 'active', 'unblocked', back),
  step('PR-07', 'phasingOut', 'activate', 'active', 'activated', back),
  stepWhere(step('PR-08', 'draft', 'archive', 'archived', 'archived', early), nothingLeft),
  stepWhere(step('PR-09', 'phasingOut', 'archive', 'archived', 'archived', early), nothingLeft),
  ...stockRows('PR'),
];
