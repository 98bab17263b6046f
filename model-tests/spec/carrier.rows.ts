import type { CarrierObserved } from './organisation-observed.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<CarrierObserved>({ figures: [], layers });

const own = { decision: 'Core resources have a list of carriers, which people write themselves.' };
const kept = { decision: 'What is used is archived, never removed.' };
const back = { decision: 'An archived carrier may be offered again.' };

export const carrierStart = { at: 'none' };
export const carrierRows = [
  row('CR-01', 'create', 'none → active', 'created', own),
  row('CR-02', 'update', 'active → active', 'updated', own),
  row('CR-03', 'archive', 'active → archived', 'archived', kept),
  row('CR-04', 'restore', 'archived → active', 'restored', back),
];
