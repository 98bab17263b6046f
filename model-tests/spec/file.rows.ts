import type { Row } from '../kernel/conform.ts';
import type { Ask } from './document-seen.ts';
import type { FilesSeen } from './organisation-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type FileRow = Row<FilesSeen, Ask>;

const src = quoted(
  'Comments, mentions, attachments (photos of damage, delivery notes) and followers on every document; each entry an event.',
);
const taken = {
  decision:
    'Whoever attached a file takes it away again, or who may edit the document; it does not come back.',
};

type Step = Pick<FileRow, 'id' | 'on' | 'src'> & {
  about: 'own' | 'other';
  from: string | readonly string[];
  fact: string;
  when: (before: FilesSeen) => boolean;
  becomes: FilesSeen['own'];
};

/** The other file and the document stay as they are. */
const step = ({ about, from, fact, when, becomes, ...row }: Step): FileRow => ({
  ...row,
  layers,
  from: { at: from },
  to: { at: 'open' },
  does: [fact],
  when: (before, ask) => ask.fits && ask.about === about && before.there && when(before),
  then: (before, after) => {
    const { own, other } = { ...before, ...(about === 'own' ? { own: becomes } : { other: becomes }) };
    return after.own === own && after.other === other && after.there && !after.touched;
  },
});

const everywhere = ['none', 'open'];

export const fileStart = { at: 'none' };
export const fileRows: readonly FileRow[] = [
  step({
    id: 'FI-01',
    src,
    about: 'own',
    from: everywhere,
    on: 'attach',
    fact: 'attached',
    when: ({ own }) => own === 'none',
    becomes: 'there',
  }),
  step({
    id: 'FI-02',
    src,
    about: 'other',
    from: everywhere,
    on: 'attach',
    fact: 'attached',
    when: ({ other }) => other === 'none',
    becomes: 'there',
  }),
  step({
    id: 'FI-03',
    src: taken,
    about: 'own',
    from: 'open',
    on: 'remove',
    fact: 'removed',
    when: ({ own }) => own === 'there',
    becomes: 'removed',
  }),
  step({
    id: 'FI-04',
    src: taken,
    about: 'other',
    from: 'open',
    on: 'remove',
    fact: 'removed',
    when: ({ other, editor }) => other === 'there' && editor,
    becomes: 'removed',
  }),
];
