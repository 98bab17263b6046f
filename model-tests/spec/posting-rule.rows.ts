import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface PostingRuleObserved extends Observation {
  /** Another rule in use says the same. */
  taken: boolean;
}

const { row, around } = rowKit<PostingRuleObserved>({ figures: ['taken'], layers, aroundLayers: ['model'] });

const own = { decision: 'A company says which account each thing is posted to; the same is set once.' };
const provided = { decision: 'A company begins with the built-in rules, which only the system provides.' };
const aside = { decision: 'A rule is put aside, never removed.' };
const back = { decision: 'A rule that was put aside comes back, unless another has taken its place.' };
const others = { decision: 'Other rules come and go and leave the rule alone.' };

const isFree = ({ taken }: PostingRuleObserved): boolean => !taken;

export const postingRuleStart = { at: 'none' };
export const postingRuleRows = [
  row('PSR-01', 'create', 'none → active', 'created', own, { when: isFree }),
  row('PSR-02', 'provide', 'none → active', 'provided', provided, { when: isFree }),
  row('PSR-03', 'update', 'active → active', 'updated', own),
  row('PSR-04', 'archive', 'active → archived', 'archived', aside),
  row('PSR-05', 'restore', 'archived → active', 'restored', back, { when: isFree }),
  around('PSR-90', 'another rule takes its place', '', others, { makes: { taken: true } }),
  around('PSR-91', 'the other one is put aside', '', others, { makes: { taken: false } }),
];
