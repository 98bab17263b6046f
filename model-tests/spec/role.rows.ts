import type { Row } from '../kernel/conform.ts';
import type { Ask } from './document-seen.ts';
import type { RoleSeen } from './organisation-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type RoleRow = Row<RoleSeen, Ask>;

const src = quoted(
  'Roles are editable bundles: Administrator, Sales, Purchasing, Warehouse, Viewer come with a company.',
);
const unused = { decision: 'A role ends once nobody has it: its members would be without one.' };
const around = { decision: 'Who has a role does not change what it is.' };

const same = (before: RoleSeen, after: RoleSeen, but: Partial<RoleSeen> = {}): boolean => {
  const { used, strong } = { ...before, ...but };
  return after.used === used && after.strong === strong;
};

/** Written with few permissions, or with more than one has oneself. */
const form = (id: string, on: string, from: string, fact: string): RoleRow => ({
  id,
  src,
  layers,
  on,
  from: { at: from },
  to: { at: 'active' },
  does: [fact],
  // Nobody adds what they do not have; what a role has already may stay.
  when: (before, ask) => ask.fits && (ask.role !== 'high' || ask.within === true || before.strong),
  then: (before, after, ask) => same(before, after, { strong: ask.role === 'high' }),
});

export const roleStart = { at: 'none' };
export const roleRows: readonly RoleRow[] = [
  form('RL-01', 'create', 'none', 'created'),
  form('RL-02', 'provide', 'none', 'provided'),
  form('RL-03', 'update', 'active', 'updated'),
  {
    id: 'RL-04',
    src: unused,
    layers,
    on: 'archive',
    from: { at: 'active' },
    to: { at: 'archived' },
    does: ['archived'],
    when: ({ used }, ask) => ask.fits && !used,
    then: (before, after) => same(before, after),
  },
  {
    id: 'RL-90',
    src: around,
    layers: ['model'],
    on: 'somebody gets it',
    from: {},
    to: {},
    then: (before, after) => same(before, after, { used: true }),
  },
  {
    id: 'RL-91',
    src: around,
    layers: ['model'],
    on: 'they leave',
    from: {},
    to: {},
    then: (before, after) => same(before, after, { used: false }),
  },
];
