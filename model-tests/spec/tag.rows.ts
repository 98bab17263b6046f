import type { TagObserved } from './organisation-observed.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<TagObserved>({ figures: [], layers });

const own = { decision: 'Core resources have a list of tags, which people write themselves.' };
const kept = { decision: 'What is used is archived, never removed.' };
const back = { decision: 'An archived tag may be offered again.' };

export const tagStart = { at: 'none' };
export const tagRows = [
  row('TG-01', 'create', 'none → active', 'created', own),
  row('TG-02', 'update', 'active → active', 'updated', own),
  row('TG-03', 'archive', 'active → archived', 'archived', kept),
  row('TG-04', 'restore', 'archived → active', 'restored', back),
];
