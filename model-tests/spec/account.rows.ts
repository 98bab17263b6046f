import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface AccountObserved extends Observation {
  /** A reason in use names it. */
  named: boolean;
}

const { row, around } = rowKit<AccountObserved>({ figures: ['named'], layers, aroundLayers: ['model'] });

const own = { decision: 'A company has accounts that its reasons name; each keeps its number.' };
const provided = { decision: 'A company begins with the built-in accounts, which only the system provides.' };
const hidden = { decision: 'An account is hidden, never removed; one that a reason in use names stays.' };
const back = { decision: 'A hidden account may be offered again.' };
const aside = { decision: 'Reasons come and go and leave the account alone.' };

export const accountStart = { at: 'none' };
export const accountRows = [
  row('AC-01', 'create', 'none → active', 'created', own),
  row('AC-02', 'provide', 'none → active', 'provided', provided),
  row('AC-03', 'update', 'active → active', 'updated', own),
  row('AC-04', 'archive', 'active → archived', 'archived', hidden, { when: ({ named }) => !named }),
  row('AC-05', 'restore', 'archived → active', 'restored', back),
  around('AC-90', 'a reason names it', '', aside, { makes: { named: true } }),
  around('AC-91', 'the reason names another', '', aside, { makes: { named: false } }),
];
