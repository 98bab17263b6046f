import type { Ask } from './document-observed.ts';
import type { CategoryObserved } from './organisation-observed.ts';
import { everyLayer as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<CategoryObserved>({
  figures: ['child', 'product', 'below'],
  layers,
  aroundLayers: ['model'],
});

const form = quoted(
  '| category, type | name, parent, defaults (VAT class, valuation, tracking, count interval)',
);
const emptied = {
  decision: 'A category ends once nothing in use is in it or below it; it cannot come back.',
};
const aside = {
  decision: 'What lies in a category or below it comes and goes by itself and leaves its life alone.',
};
/** Its form says where it belongs. */
const makes = ({ changesUse = false }: Ask): Partial<CategoryObserved> => ({ below: changesUse });

export const categoryStart = { at: 'none' };
export const categoryRows = [
  row('CG-01', 'create', 'none → active', 'created', form, { makes }),
  row('CG-02', 'update', 'active → active', 'updated', form, { makes }),
  row('CG-03', 'archive', 'active → archived', 'archived', emptied, {
    when: ({ child, product }) => !child && !product,
  }),
  around('CG-90', 'child opens', '', aside, { makes: { child: true } }),
  around('CG-91', 'child ends', '', aside, { makes: { child: false } }),
  around('CG-92', 'product comes', '', aside, { makes: { product: true } }),
  around('CG-93', 'product goes', '', aside, { makes: { product: false } }),
];
