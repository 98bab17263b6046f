import type { Row } from '../kernel/conform.ts';
import type { Ask, CommentObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<CommentObserved>({
  figures: ['own', 'ownMentions', 'other', 'done', 'doneSince'],
  layers,
});

const src = quoted(
  'Comments, mentions, attachments (photos of damage, delivery notes) and followers on every document; each entry an event.',
);
const author = {
  decision:
    'Whoever wrote a comment may put it right or take it away, and nobody else may; what was taken away stays so.',
};

/** The other comment, the document and the rest of the conversation stay as they are. */
const turns = (about: 'own' | 'other', when: readonly string[], becomes: CommentObserved['own']) => ({
  when: (before: CommentObserved, ask: Ask) =>
    ask.about === about && before.there && when.includes(before[about]),
  makes: ({ mentions = 0 }: Ask): Partial<CommentObserved> => ({
    ...(about === 'own' ? { own: becomes, ownMentions: mentions, doneSince: false } : { other: becomes }),
    there: true,
    touched: false,
  }),
});
const standing = ['written', 'edited'];
const request = {
  decision:
    'Who may not do something asks those who may, where it is to be done; one of them does it or says no, once.',
};
const elsewhere = {
  decision: 'A document changes beside the conversation about it.',
};

/** Rows about one person's comment; `first` is the number of the first row. */
const rowsAbout = (about: 'own' | 'other', first: number): Row<CommentObserved, Ask>[] => [
  row(`CM-0${first}`, 'write', 'none, open → open', 'written', src, turns(about, ['none'], 'written')),
  row(`CM-0${first + 1}`, 'edit', 'open → open', 'edited', author, turns(about, standing, 'edited')),
  row(
    `CM-0${first + 2}`,
    'remove',
    'open → open',
    'removed',
    author,
    turns(about, [...standing, 'asked', 'carriedOut', 'declined'], 'removed'),
  ),
];

const requestRows: Row<CommentObserved, Ask>[] = [
  row('CM-07', 'ask', 'none, open → open', 'asked', request, {
    when: ({ own, there }) => there && own === 'none',
    makes: ({ mentions = 0 }) => ({ own: 'asked', ownMentions: mentions, doneSince: false }),
  }),
  row('CM-08', 'carryOut', 'open → open', 'carriedOut', request, {
    when: ({ own, doneSince }) => own === 'asked' && doneSince,
    makes: { own: 'carriedOut', doneSince: false },
  }),
  row('CM-09', 'decline', 'open → open', 'declined', request, {
    when: ({ own }) => own === 'asked',
    makes: { own: 'declined', doneSince: false },
  }),
  around('CM-10', 'the product is blocked', 'none, open', elsewhere, {
    then: (before, after) => keeps(before, after, { done: true, doneSince: before.own === 'asked' }),
  }),
];

export const commentStart = { at: 'none' };
export const commentRows = [...rowsAbout('own', 1), ...rowsAbout('other', 4), ...requestRows];
