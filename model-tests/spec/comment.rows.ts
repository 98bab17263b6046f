import type { Row } from '../kernel/conform.ts';
import type { Ask, CommentSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<CommentSeen>({ figures: ['own', 'ownMentions', 'other'], layers });

const src = quoted(
  'Comments, mentions, attachments (photos of damage, delivery notes) and followers on every document; each entry an event.',
);
const author = {
  decision:
    'Whoever wrote a comment may put it right or take it away, and nobody else may; what was taken away stays so.',
};

/** The other comment, the document and the rest of the conversation stay as they are. */
const turns = (about: 'own' | 'other', when: readonly string[], becomes: CommentSeen['own']) => ({
  when: (before: CommentSeen, ask: Ask) =>
    ask.about === about && before.there && when.includes(before[about]),
  makes: ({ mentions = 0 }: Ask): Partial<CommentSeen> => ({
    ...(about === 'own' ? { own: becomes, ownMentions: mentions } : { other: becomes }),
    there: true,
    touched: false,
  }),
});
const standing = ['written', 'edited'];

/** Rows about one person's comment; `first` is the number of the first row. */
const rowsAbout = (about: 'own' | 'other', first: number): Row<CommentSeen, Ask>[] => [
  row(`CM-0${first}`, 'write', 'none, open → open', 'written', src, turns(about, ['none'], 'written')),
  row(`CM-0${first + 1}`, 'edit', 'open → open', 'edited', author, turns(about, standing, 'edited')),
  row(`CM-0${first + 2}`, 'remove', 'open → open', 'removed', author, turns(about, standing, 'removed')),
];

export const commentStart = { at: 'none' };
export const commentRows = [...rowsAbout('own', 1), ...rowsAbout('other', 4)];
