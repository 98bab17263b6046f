import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface PriceObserved extends Observation {
  /** Another price has its place in the list. */
  taken: boolean;
}

const { row, around } = rowKit<PriceObserved>({ figures: ['taken'], layers, aroundLayers: ['model'] });

const priced = { decision: 'A list has a price of a product or a category, from a quantity on, once.' };
const kept = { decision: 'What was sold at a price stays explained: a price is archived, never removed.' };
const aside = { decision: 'Another price may take the place of one that is archived.' };

export const priceStart = { at: 'none' };
export const priceRows = [
  row('PRC-01', 'create', 'none → active', 'created', priced, { when: ({ taken }) => !taken }),
  row('PRC-02', 'update', 'active → active', 'updated', priced),
  row('PRC-03', 'archive', 'active → archived', 'archived', kept),
  row('PRC-04', 'restore', 'archived → active', 'restored', priced, { when: ({ taken }) => !taken }),
  around('PRC-90', 'place is taken', '', aside, { makes: { taken: true } }),
  around('PRC-91', 'place is free', '', aside, { makes: { taken: false } }),
];
