import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface PriceListObserved extends Observation {
  /** Another list in use builds on it. */
  below: boolean;
}

const { row, around } = rowKit<PriceListObserved>({
  figures: ['below'],
  layers,
  aroundLayers: ['model'],
});

const lists = { decision: 'Prices are agreed by list: for everyone, for customers or for their categories.' };
const kept = { decision: 'What was sold by a list stays explained: a list is archived, never removed.' };
const back = { decision: 'An archived list may be used again.' };
const aside = { decision: 'Lists that build on it come and go by themselves.' };

export const priceListStart = { at: 'none' };
export const priceListRows = [
  row('PRL-01', 'create', 'none → active', 'created', lists),
  row('PRL-02', 'update', 'active → active', 'updated', lists),
  row('PRL-03', 'archive', 'active → archived', 'archived', kept, { when: ({ below }) => !below }),
  row('PRL-04', 'restore', 'archived → active', 'restored', back),
  around('PRL-90', 'list builds on it', '', aside, { makes: { below: true } }),
  around('PRL-91', 'list ends', '', aside, { makes: { below: false } }),
];
