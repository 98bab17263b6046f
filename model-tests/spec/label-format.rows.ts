import type { LabelFormatObserved } from './organisation-observed.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<LabelFormatObserved>({ figures: ['usual'], layers, aroundLayers: ['model'] });

const own = { decision: 'Core resources have a list of label formats, which people write themselves.' };
const provided = {
  decision: 'A company begins with formats on rolls and sheets, which only the system provides.',
};
const kept = { decision: 'What is used is archived, never removed; the usual format is not archived.' };
const back = { decision: 'An archived format may be offered again.' };
const aside = { decision: 'Label settings name one format or another and leave both alone.' };

export const labelFormatStart = { at: 'none' };
export const labelFormatRows = [
  row('LBF-01', 'create', 'none → active', 'created', own),
  row('LBF-02', 'provide', 'none → active', 'provided', provided),
  row('LBF-03', 'update', 'active → active', 'updated', own),
  row('LBF-04', 'archive', 'active → archived', 'archived', kept, { when: ({ usual }) => !usual }),
  row('LBF-05', 'restore', 'archived → active', 'restored', back),
  around('LBF-90', 'it becomes the usual one', '', aside, { makes: { usual: true } }),
  around('LBF-91', 'another becomes the usual one', '', aside, { makes: { usual: false } }),
];
