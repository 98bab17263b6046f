import type { UnitObserved } from './organisation-observed.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<UnitObserved>({ figures: [], layers });

const own = { decision: 'Core resources have a list of units, which people write themselves.' };
const kept = { decision: 'What is used is archived, never removed.' };
const back = { decision: 'An archived unit may be offered again.' };

export const unitStart = { at: 'none' };
export const unitRows = [
  row('UNT-01', 'create', 'none → active', 'created', own),
  row('UNT-02', 'update', 'active → active', 'updated', own),
  row('UNT-03', 'archive', 'active → archived', 'archived', kept),
  row('UNT-04', 'restore', 'archived → active', 'restored', back),
];
