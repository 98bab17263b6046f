import type { Row } from '../kernel/conform.ts';
import type { Ask } from './document-seen.ts';
import type { CategorySeen } from './organisation-seen.ts';
import { everyLayer as layers, quoted } from './quotes.ts';

type CategoryRow = Row<CategorySeen, Ask>;

const src = quoted(
  '| category, type | name, parent, defaults (VAT class, valuation, tracking, count interval)',
);
const emptied = {
  decision: 'A category ends once nothing in use is in it or below it; it cannot come back.',
};
const around = {
  decision: 'What lies in a category or below it comes and goes by itself and leaves its life alone.',
};

const same = (before: CategorySeen, after: CategorySeen, but: Partial<CategorySeen> = {}): boolean => {
  const { child, product, below } = { ...before, ...but };
  return after.child === child && after.product === product && after.below === below;
};

const form = (id: string, on: string, from: string, fact: string): CategoryRow => ({
  id,
  src,
  layers,
  on,
  from: { at: from },
  to: { at: 'active' },
  does: [fact],
  when: (_, ask) => ask.fits,
  // Its form says where it lies.
  then: (before, after, ask) => same(before, after, { below: ask.changesUse === true }),
});

const surrounding = (id: string, on: string, but: Partial<CategorySeen>): CategoryRow => ({
  id,
  src: around,
  layers: ['model'],
  on,
  from: {},
  to: {},
  then: (before, after) => same(before, after, but),
});

export const categoryStart = { at: 'none' };
export const categoryRows: readonly CategoryRow[] = [
  form('CG-01', 'create', 'none', 'created'),
  form('CG-02', 'update', 'active', 'updated'),
  {
    id: 'CG-03',
    src: emptied,
    layers,
    on: 'archive',
    from: { at: 'active' },
    to: { at: 'archived' },
    does: ['archived'],
    when: ({ child, product }, ask) => ask.fits && !child && !product,
    then: (before, after) => same(before, after),
  },
  surrounding('CG-90', 'child opens', { child: true }),
  surrounding('CG-91', 'child ends', { child: false }),
  surrounding('CG-92', 'product comes', { product: true }),
  surrounding('CG-93', 'product goes', { product: false }),
];
