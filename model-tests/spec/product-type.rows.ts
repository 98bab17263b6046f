import type { Ask } from './document-observed.ts';
import type { ProductTypeObserved } from './organisation-observed.ts';
import { everyLayer as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<ProductTypeObserved>({
  figures: ['child', 'product', 'below', 'open'],
  layers,
  aroundLayers: ['model'],
});

const form = quoted(
  '| category, type | name, parent, defaults (VAT class, valuation, tracking, count interval), own attributes |',
);
const life = {
  decision:
    'A type ends once no product in use and no type in use below it has it, and comes back under a parent that is in use.',
};
const aside = {
  decision: 'What is of a type, below it or above it comes and goes by itself and leaves its life alone.',
};
/** Its form says where it belongs. */
const makes = ({ changesUse = false }: Ask): Partial<ProductTypeObserved> => ({ below: changesUse });

export const productTypeStart = { at: 'none' };
export const productTypeRows = [
  row('PT-01', 'create', 'none → active', 'created', form, { makes }),
  row('PT-02', 'update', 'active → active', 'updated', form, { makes }),
  row('PT-03', 'archive', 'active → archived', 'archived', life, {
    when: ({ child, product }) => !child && !product,
  }),
  row('PT-04', 'restore', 'archived → active', 'restored', life, {
    when: ({ below, open }) => !below || open,
  }),
  around('PT-90', 'child opens', '', aside, { makes: { child: true } }),
  around('PT-91', 'child ends', '', aside, { makes: { child: false } }),
  around('PT-92', 'product comes', '', aside, { makes: { product: true } }),
  around('PT-93', 'product goes', '', aside, { makes: { product: false } }),
  around('PT-94', 'parent ends', '', aside, { makes: { open: false } }),
  around('PT-95', 'parent is back', '', aside, { makes: { open: true } }),
];
