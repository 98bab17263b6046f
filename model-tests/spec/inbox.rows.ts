import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** A shown entry: which, and whether it counts as read. */
export interface EntryObserved {
  readonly id: string;
  readonly at: string;
  readonly read: boolean;
}

/**
 * `list`: `opening` (reading what the device kept), `asking`, `current`, `askingMore` (older ones), `behind` (the
 * server could not be asked). `marks`: `resting`, `sending` or `waiting` (read marks have not reached the server).
 */
export interface InboxObserved extends Observation {
  readonly shown: readonly EntryObserved[];
  readonly unread: number;
  /** There are older ones. */
  readonly more: boolean;
  /** Read here, but not yet known to the server: these entries, and everything up to a moment. */
  readonly marked: readonly string[];
  readonly until: string | null;
}

export interface InboxAsk {
  /** From the device or the server. */
  page?: Pick<InboxObserved, 'shown' | 'unread' | 'more'>;
  marked?: readonly string[];
  until?: string | null;
}

type InboxRow = Row<InboxObserved, InboxAsk>;

const layers: InboxRow['layers'] = ['model', 'browser'];
const fed = quoted(
  'plus the inbox behind the bell fed by real events (mentions, approvals, refused commands)',
);
const local = quoted('the next start renders from IndexedDB before the network answers.');
const offline = quoted('Offline is a state, not an error.');
const atOnce = quoted('Optimistic: what you did is there in the same frame, marked until the server has it.');
const lost = quoted('Nothing is lost silently.');
const paged = quoted('keyset-paged queries that look the same to a view.');
const together: Source = {
  decision: 'All is read up to the newest that was shown: what comes later has not been seen by anybody.',
};

type Marks = Pick<InboxObserved, 'marked' | 'until'>;
type Shown = Pick<InboxObserved, 'shown' | 'unread' | 'more'>;

const isMarked = ({ marked, until }: Marks, { id, at }: EntryObserved): boolean =>
  marked.includes(id) || (until !== null && at <= until);

/** What a page shows to a person with these marks. */
function read({ shown, unread, more }: Shown, marks: Marks): Shown {
  const after = shown.map((entry) => ({ ...entry, read: entry.read || isMarked(marks, entry) }));
  const freshly = after.filter((entry, index) => entry.read && shown[index]?.read === false).length;
  // Everything older than a moment is read, on any page.
  const left = after.filter((entry) => !entry.read).length;
  return { shown: after, unread: marks.until === null ? unread - freshly : left, more };
}

const same = (one: Partial<InboxObserved>, other: Partial<InboxObserved>): boolean => {
  const told = ({ shown, unread, more, marked, until }: Partial<InboxObserved>): string =>
    JSON.stringify([shown, unread, more, marked, until]);
  return told(one) === told(other);
};

interface Step extends Pick<InboxRow, 'id' | 'on' | 'src' | 'from' | 'to'> {
  when?: (before: InboxObserved, ask: InboxAsk) => boolean;
  /** What is seen afterwards besides the state; unchanged by default. */
  becomes?: (before: InboxObserved, ask: InboxAsk) => Partial<InboxObserved>;
  keeps?: boolean;
}

const step = ({ becomes = () => ({}), keeps = false, ...row }: Step): InboxRow => ({
  ...row,
  layers,
  does: keeps ? ['keep on the device'] : [],
  then: (before, after, ask) => same(after, { ...before, ...becomes(before, ask) }),
});

const empty: Shown = { shown: [], unread: 0, more: false };
const isWaiting = ({ marked, until }: Marks): boolean => marked.length > 0 || until !== null;
const isUnread = ({ shown }: InboxObserved, { marked = [] }: InboxAsk): boolean =>
  shown.some(({ id, read: was }) => !was && marked.includes(id));

const reading = (before: InboxObserved, { marked = [] }: InboxAsk): Partial<InboxObserved> => ({
  ...read(before, { marked, until: null }),
  marked: [...new Set([...before.marked, ...marked])],
});
const readingAll = (before: InboxObserved): Partial<InboxObserved> => {
  const newest = before.shown[0]?.at ?? null;
  const { until } = before;
  return {
    ...read(before, { marked: [], until: newest }),
    until: newest !== null && (until === null || newest > until) ? newest : until,
  };
};
const heard = (before: InboxObserved, { marked = [], until = null }: InboxAsk): Marks => ({
  marked: before.marked.filter((id) => !marked.includes(id)),
  until: before.until === until ? null : before.until,
});

const known = ['current', 'behind'];
const showing = ['asking', 'current', 'askingMore', 'behind'];

export const inboxStart = { list: 'opening', marks: 'resting' };
export const inboxRows: readonly InboxRow[] = [
  step({
    id: 'IBX-01',
    src: local,
    on: 'the device answers',
    from: { list: 'opening' },
    to: { list: 'asking' },
    becomes: (_, { page = empty, marked = [], until = null }) => ({ ...page, marked, until }),
  }),
  step({
    id: 'IBX-02',
    src: offline,
    on: 'the device has nothing',
    from: { list: 'opening' },
    to: { list: 'asking' },
  }),
  step({
    id: 'IBX-03',
    src: fed,
    on: 'the server answers',
    from: { list: 'asking' },
    to: { list: 'current' },
    becomes: (before, { page = empty }) => read(page, before),
    keeps: true,
  }),
  step({
    id: 'IBX-04',
    src: offline,
    on: 'the server does not answer',
    from: { list: 'asking' },
    to: { list: 'behind' },
  }),
  step({
    id: 'IBX-05',
    src: fed,
    on: 'something is new',
    from: { list: showing, marks: ['resting', 'sending'] },
    to: { list: 'asking' },
  }),
  step({
    id: 'IBX-06',
    src: lost,
    on: 'something is new',
    from: { list: showing, marks: 'waiting' },
    to: { list: 'asking', marks: 'sending' },
  }),
  step({
    id: 'IBX-07',
    src: offline,
    on: 'the connection is there',
    from: { list: known, marks: ['resting', 'sending'] },
    to: { list: 'asking' },
    when: (before) => before.state['marks'] === 'sending' || !isWaiting(before),
  }),
  step({
    id: 'IBX-08',
    src: lost,
    on: 'the connection is there',
    from: { list: known, marks: ['resting', 'waiting'] },
    to: { list: 'asking', marks: 'sending' },
    when: isWaiting,
  }),
  step({
    id: 'IBX-09',
    src: lost,
    on: 'the connection is there',
    from: { list: ['asking', 'askingMore'], marks: ['resting', 'waiting'] },
    to: { marks: 'sending' },
    when: isWaiting,
  }),
  step({
    id: 'IBX-10',
    src: paged,
    on: 'show older',
    from: { list: 'current' },
    to: { list: 'askingMore' },
    when: ({ more }) => more,
  }),
  step({
    id: 'IBX-11',
    src: paged,
    on: 'older ones come',
    from: { list: 'askingMore' },
    to: { list: 'current' },
    becomes: (before, { page = empty }) => {
      const next = read(page, before);
      const others = next.shown.filter(({ id }) => !before.shown.some((entry) => entry.id === id));
      return { ...next, shown: [...before.shown, ...others] };
    },
  }),
  step({
    id: 'IBX-12',
    src: offline,
    on: 'no older ones come',
    from: { list: 'askingMore' },
    to: { list: 'current' },
  }),
  ...(['resting', 'waiting', 'sending'] as const).flatMap((marks, index): InboxRow[] => [
    step({
      id: `IBX-${13 + index}`,
      src: atOnce,
      on: 'read',
      from: { marks },
      to: { marks: 'sending' },
      when: isUnread,
      becomes: reading,
      keeps: true,
    }),
    step({
      id: `IBX-${16 + index}`,
      src: together,
      on: 'read all',
      from: { marks },
      to: { marks: 'sending' },
      when: ({ unread }) => unread > 0,
      becomes: readingAll,
      keeps: true,
    }),
  ]),
  step({
    id: 'IBX-19',
    src: atOnce,
    on: 'the server has heard',
    from: { marks: 'sending' },
    to: { marks: 'resting' },
    when: (before, ask) => !isWaiting(heard(before, ask)),
    becomes: heard,
    keeps: true,
  }),
  step({
    id: 'IBX-20',
    src: lost,
    on: 'the server has heard',
    from: { marks: 'sending' },
    to: { marks: 'sending' },
    when: (before, ask) => isWaiting(heard(before, ask)),
    becomes: heard,
    keeps: true,
  }),
  step({
    id: 'IBX-21',
    src: offline,
    on: 'the server has not heard',
    from: { marks: 'sending' },
    to: { marks: 'waiting' },
  }),
];
