import { step } from './master.rows.ts';
import type { MasterRow } from './master.rows.ts';
import { quoted } from './quotes.ts';

const src = quoted('**product** draft → active → phasingOut → blocked → archived.');

export const productStart = { at: 'draft' };
export const productRows: readonly MasterRow[] = [
  step('PR-01', 'draft', 'activate', 'active', 'activated', src),
  step('PR-02', 'active', 'phaseOut', 'phasingOut', 'phasedOut', src),
  step('PR-03', 'phasingOut', 'block', 'blocked', 'blocked', src),
  step('PR-04', 'blocked', 'archive', 'archived', 'archived', src),
];
