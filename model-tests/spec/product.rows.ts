import type { Ask, MasterObserved } from './document-observed.ts';
import { inner, row, stockRows, unlessUsed } from './master-rows.ts';
import { quoted } from './quotes.ts';

const form = quoted('/products/create, /products/edit/{id}');
const life = quoted('**product** draft → active → phasingOut → blocked → archived.');
const back = {
  decision:
    'Phasing out and blocking can be undone, and a product at fault is blocked at once, not phased out first.',
};
const early = {
  decision: 'A draft, or a product phased out and sold out, is archived without blocking it first.',
};
const everywhere = 'draft, active, phasingOut, blocked';
const typed = {
  decision:
    'A product without what its type requires stays a draft, or phased out, and is saved all the same.',
};
const variants = {
  decision: 'Variants are made of their parent while it is a draft or active, and archived before it.',
};
const follows = { decision: 'What a variant takes from its parent follows it, wherever the variant stands.' };
/** Its form says its type, or leaves it as it is. */
const makes = ({ lacks, parts, parent }: Ask): Partial<MasterObserved> => ({
  ...(lacks === undefined ? {} : { lacks }),
  ...(parts === undefined ? {} : { parts }),
  ...(parent === undefined ? {} : { parent }),
});
const listed = {
  decision: 'TR12: what suppliers ask stands in their purchase lists; the system moves it there.',
};
const revision = {
  decision: 'BD5: what a bundle in use is made of changes by a revision, with a reason.',
};
const putOff = {
  decision: 'TR60: whoever orders puts a proposal off, to a day or for good, while the product is bought.',
};
const isComplete = { when: ({ lacks = false }: MasterObserved): boolean => !lacks };
const when = ({ empty, variants: left = 0 }: MasterObserved): boolean => empty && left === 0;

export const productStart = { at: 'none' };
export const productRows = [
  row('PR-10', 'create', 'none → draft', 'created', form, { makes }),
  row('PR-11', 'update', everywhere, 'updated', form, {
    when: unlessUsed(({ moved }) => moved),
    makes,
  }),
  inner('PR-14', 'revise', 'active, phasingOut, blocked', 'revised', revision, {
    when: ({ parts = 'none' }, ask) => parts !== 'none' && parts !== ask.parts,
    makes,
  }),
  row('PR-01', 'activate', 'draft → active', 'activated', typed, isComplete),
  row('PR-02', 'phaseOut', 'active → phasingOut', 'phasedOut', life),
  row('PR-03', 'block', 'phasingOut → blocked', 'blocked', life),
  row('PR-04', 'archive', 'blocked → archived', 'archived', life, { when }),
  row('PR-05', 'block', 'active → blocked', 'blocked', back),
  row('PR-06', 'unblock', 'blocked → active', 'unblocked', back),
  row('PR-07', 'activate', 'phasingOut → active', 'activated', back, isComplete),
  row('PR-08', 'archive', 'draft → archived', 'archived', early, { when }),
  row('PR-09', 'archive', 'phasingOut → archived', 'archived', early, { when }),
  row('PR-12', 'generate', 'draft, active', 'generated', variants, {
    when: ({ parent = false, variants: made = 0 }) => parent && made === 0,
    makes: { variants: 1 },
  }),
  inner('PR-13', 'inherit', everywhere, 'inherited', follows),
  inner('PR-15', 'movePrices', everywhere, 'pricesMoved', listed),
  inner('PR-16', 'putOffReorder', 'active, phasingOut', 'reorderPutOff', putOff),
  ...stockRows('PR'),
];
