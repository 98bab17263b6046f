import type { Ask } from './document-observed.ts';
import type { FilesObserved } from './organisation-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<FilesObserved>({ figures: ['own', 'other'], layers });

const src = quoted(
  'Comments, mentions, attachments (photos of damage, delivery notes) and followers on every document; each entry an event.',
);
const mailed = {
  decision: 'A paper that is mailed is kept as it was sent; nobody takes it away.',
};
const settled = { decision: 'How a letter came off is noted once.' };
const taken = {
  decision:
    'Whoever attached a file takes it away again, or who may edit the document; it does not come back.',
};

/** The other file and the document stay as they are. */
const turns = (about: 'own' | 'other', from: FilesObserved['own'], becomes: FilesObserved['own']) => ({
  when: (before: FilesObserved, ask: Ask) =>
    ask.about === about &&
    before.there &&
    before[about] === from &&
    (becomes !== 'removed' || about === 'own' || before.editor),
  makes: { [about]: becomes, there: true, touched: false } as Partial<FilesObserved>, // named by owner
});

export const fileStart = { at: 'none' };
export const fileRows = [
  row('FI-01', 'attach', 'none, open → open', 'attached', src, turns('own', 'none', 'there')),
  row('FI-02', 'attach', 'none, open → open', 'attached', src, turns('other', 'none', 'there')),
  row('FI-03', 'remove', 'open → open', 'removed', taken, turns('own', 'there', 'removed')),
  row('FI-04', 'remove', 'open → open', 'removed', taken, turns('other', 'there', 'removed')),
  row('FI-05', 'mail', 'none, open → open', 'mailed', mailed, turns('own', 'none', 'mailed')),
  row('FI-06', 'settleMail', 'open → open', 'mailSettled', settled, turns('own', 'mailed', 'settled')),
];
