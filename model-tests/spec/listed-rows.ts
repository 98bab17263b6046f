import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface ListObserved extends Observation {
  /** Another list in use builds on it. */
  below: boolean;
}

export interface PriceObserved extends Observation {
  /** Another price has its place in the list. */
  taken: boolean;
}

const ofList = rowKit<ListObserved>({ figures: ['below'], layers, aroundLayers: ['model'] });
const ofPrice = rowKit<PriceObserved>({ figures: ['taken'], layers, aroundLayers: ['model'] });

const back = { decision: 'An archived list may be used again.' };
const come = { decision: 'Lists that build on it come and go by themselves.' };
const aside = { decision: 'Another price may take the place of one that is archived.' };

export const listedStart = { at: 'none' };

/** What is expected of a price list, of what is sold or of what is bought: what it is for, and why it is kept. */
export const listRows = (prefix: string, [lists, kept]: readonly [string, string]) => [
  ofList.row(`${prefix}-01`, 'create', 'none → active', 'created', { decision: lists }),
  ofList.row(`${prefix}-02`, 'update', 'active → active', 'updated', { decision: lists }),
  ofList.row(
    `${prefix}-03`,
    'archive',
    'active → archived',
    'archived',
    { decision: kept },
    {
      when: ({ below }) => !below,
    },
  ),
  ofList.row(`${prefix}-04`, 'restore', 'archived → active', 'restored', back),
  ofList.around(`${prefix}-90`, 'list builds on it', '', come, { makes: { below: true } }),
  ofList.around(`${prefix}-91`, 'list ends', '', come, { makes: { below: false } }),
];

/** What is expected of a price in such a list. */
export const pricedRows = (prefix: string, [priced, kept]: readonly [string, string]) => {
  const when = ({ taken }: PriceObserved): boolean => !taken;
  return [
    ofPrice.row(`${prefix}-01`, 'create', 'none → active', 'created', { decision: priced }, { when }),
    ofPrice.row(`${prefix}-02`, 'update', 'active → active', 'updated', { decision: priced }),
    ofPrice.row(`${prefix}-03`, 'archive', 'active → archived', 'archived', { decision: kept }),
    ofPrice.row(`${prefix}-04`, 'restore', 'archived → active', 'restored', { decision: priced }, { when }),
    ofPrice.around(`${prefix}-90`, 'place is taken', '', aside, { makes: { taken: true } }),
    ofPrice.around(`${prefix}-91`, 'place is free', '', aside, { makes: { taken: false } }),
  ];
};
