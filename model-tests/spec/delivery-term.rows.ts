import type { DeliveryTermObserved } from './organisation-observed.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<DeliveryTermObserved>({ figures: [], layers });

const own = { decision: 'Core resources have a list of delivery terms, which people write themselves.' };
const provided = { decision: 'A company begins with Incoterms 2020, which only the system provides.' };
const kept = { decision: 'What is used is archived, never removed.' };
const back = { decision: 'An archived term may be offered again.' };

export const deliveryTermStart = { at: 'none' };
export const deliveryTermRows = [
  row('DE-01', 'create', 'none → active', 'created', own),
  row('DE-02', 'provide', 'none → active', 'provided', provided),
  row('DE-03', 'update', 'active → active', 'updated', own),
  row('DE-04', 'archive', 'active → archived', 'archived', kept),
  row('DE-05', 'restore', 'archived → active', 'restored', back),
];
