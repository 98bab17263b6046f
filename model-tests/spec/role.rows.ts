import type { Ask } from './document-observed.ts';
import type { RoleObserved } from './organisation-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<RoleObserved>({
  figures: ['used', 'strong'],
  layers,
  aroundLayers: ['model'],
});

const bundle = quoted(
  'Roles are editable bundles: Administrator, Sales, Purchasing, Warehouse, Viewer come with a company.',
);
const unused = { decision: 'A role ends once nobody has it: its members would be without one.' };
const aside = { decision: 'Who has a role does not change what it is.' };
/** Neither before nor after has it more permissions than who writes it. */
const written = {
  when: ({ strong }: RoleObserved, ask: Ask) => ask.within === true || (ask.role !== 'high' && !strong),
  makes: (ask: Ask) => ({ strong: ask.role === 'high' }),
};

export const roleStart = { at: 'none' };
export const roleRows = [
  row('RL-01', 'create', 'none → active', 'created', bundle, written),
  row('RL-02', 'provide', 'none → active', 'provided', bundle, written),
  row('RL-03', 'update', 'active → active', 'updated', bundle, written),
  row('RL-04', 'archive', 'active → archived', 'archived', unused, {
    when: ({ used, strong }, { within }) => !used && (within === true || !strong),
  }),
  around('RL-90', 'somebody gets it', '', aside, { makes: { used: true } }),
  around('RL-91', 'they leave', '', aside, { makes: { used: false } }),
];
