import type { ReasonObserved } from './organisation-observed.ts';
import { everyLayer as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<ReasonObserved>({ figures: ['alone'], layers, aroundLayers: ['model'] });

const own = quoted('own list per action, editable in core resources');
const provided = { decision: 'A company begins with the built-in reasons, which only the system provides.' };
const hidden = {
  decision: 'A reason is hidden, never removed: documents keep its code. The last of an action stays.',
};
const back = { decision: 'A hidden reason may be offered again.' };
const aside = { decision: 'Other reasons of the action come and go and leave this one alone.' };

export const reasonStart = { at: 'none' };
export const reasonRows = [
  row('RE-01', 'create', 'none → active', 'created', own),
  row('RE-02', 'provide', 'none → active', 'provided', provided),
  row('RE-03', 'update', 'active → active', 'updated', own),
  row('RE-04', 'archive', 'active → archived', 'archived', hidden, { when: ({ alone }) => !alone }),
  row('RE-05', 'restore', 'archived → active', 'restored', back),
  around('RE-90', 'the other goes', '', aside, { makes: { alone: true } }),
  around('RE-91', 'the other comes back', '', aside, { makes: { alone: false } }),
];
