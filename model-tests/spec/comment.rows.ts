import type { Row } from '../kernel/conform.ts';
import type { Ask, CommentSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type CommentRow = Row<CommentSeen, Ask>;

const src = quoted(
  'Comments, mentions, attachments (photos of damage, delivery notes) and followers on every document; each entry an event.',
);
const author = {
  decision:
    'Whoever wrote a comment may put it right or take it away, and nobody else may; what was taken away stays so.',
};

type Step = Pick<CommentRow, 'id' | 'on' | 'src'> & {
  about: 'own' | 'other';
  from: string | readonly string[];
  fact: string;
  when: readonly string[];
  becomes: CommentSeen['own'];
};

/** The other comment, the document and the rest of the conversation stay as they are. */
const step = ({ about, from, fact, when, becomes, ...row }: Step): CommentRow => ({
  ...row,
  layers,
  from: { at: from },
  to: { at: 'open' },
  does: [fact],
  when: (before, ask) => ask.fits && ask.about === about && before.there && when.includes(before[about]),
  then: (before, after, { mentions = 0 }) => {
    const changed = about === 'own' ? { own: becomes, ownMentions: mentions } : { other: becomes };
    const { own, ownMentions, other } = { ...before, ...changed };
    return (
      after.own === own &&
      after.ownMentions === ownMentions &&
      after.other === other &&
      after.there &&
      !after.touched
    );
  },
});

const everywhere = ['none', 'open'];
const standing = ['written', 'edited'];

export const commentStart = { at: 'none' };
export const commentRows: readonly CommentRow[] = (['own', 'other'] as const).flatMap((about, index) => {
  const id = (n: number): string => `CM-0${index * 3 + n}`;
  return [
    step({
      id: id(1),
      src,
      about,
      from: everywhere,
      on: 'write',
      fact: 'written',
      when: ['none'],
      becomes: 'written',
    }),
    step({
      id: id(2),
      src: author,
      about,
      from: 'open',
      on: 'edit',
      fact: 'edited',
      when: standing,
      becomes: 'edited',
    }),
    step({
      id: id(3),
      src: author,
      about,
      from: 'open',
      on: 'remove',
      fact: 'removed',
      when: standing,
      becomes: 'removed',
    }),
  ];
});
