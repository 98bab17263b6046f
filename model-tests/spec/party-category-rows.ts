import type { Row } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import type { PartyCategoryObserved } from './organisation-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const figures = ['child', 'party', 'below', 'taken'] as const;
const { row, around } = rowKit<PartyCategoryObserved>({ figures, layers, aroundLayers: ['model'] });

const form = {
  decision: 'Customers and suppliers have categories of one shape: a name, a parent and defaults.',
};
const typed = {
  decision: 'A text that stood for a category before categories were documents becomes one.',
};
const emptied = { decision: 'A category ends once nothing in use is in it or below it.' };
const back = { decision: 'A category that was archived may come back, empty.' };
const taken = {
  decision: 'A merged category hands over all that is in it and below it, in one unit, and is archived.',
};
const along = { decision: 'What lies below a merged category is moved along by it alone.' };
const aside = {
  decision: 'What lies in a category or below it comes and goes by itself and leaves its life alone.',
};
/** Its form says where it belongs. */
const makes = ({ changesUse = false }: Ask): Partial<PartyCategoryObserved> => ({ below: changesUse });

/** The life of a category of customers, or of suppliers. */
export const partyCategoryRows = (prefix: string): Row<PartyCategoryObserved, Ask>[] => [
  row(`${prefix}-01`, 'create', 'none → active', 'created', form, { makes }),
  row(`${prefix}-02`, 'adopt', 'none → active', 'adopted', typed),
  row(`${prefix}-03`, 'update', 'active → active', 'updated', form, { makes }),
  row(`${prefix}-04`, 'move', 'active → active', 'moved', along, { makes: { below: true } }),
  row(`${prefix}-05`, 'merge', 'active → archived', 'merged', taken, {
    makes: { child: false, party: false },
  }),
  row(`${prefix}-06`, 'archive', 'active → archived', 'archived', emptied, {
    when: ({ child, party }) => !child && !party,
  }),
  row(`${prefix}-07`, 'restore', 'archived → active', 'restored', back, {
    when: ({ taken: isTaken }) => !isTaken,
  }),
  around(`${prefix}-90`, 'child opens', '', aside, { makes: { child: true } }),
  around(`${prefix}-91`, 'child ends', '', aside, { makes: { child: false } }),
  around(`${prefix}-92`, 'party comes', '', aside, { makes: { party: true } }),
  around(`${prefix}-93`, 'party goes', '', aside, { makes: { party: false } }),
  around(`${prefix}-94`, 'its name is taken', 'archived', aside, { makes: { taken: true } }),
  around(`${prefix}-95`, 'its name is freed', 'archived', aside, { makes: { taken: false } }),
];
