import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { inboxEntry } from '#machines/app/inbox/inbox.fixtures.ts';
import { inboxMachine } from '#machines/app/inbox/inbox.machine.ts';
import type { InboxPage, KeptInbox, Marks } from '#model/inbox/inbox.entry.ts';
import type { Offer } from '../kernel/graph.ts';
import { inboxRows, inboxStart } from '../spec/inbox.rows.ts';
import type { InboxAsk, InboxObserved } from '../spec/inbox.rows.ts';
import type { AppCase } from './app-case.ts';
import { done, failed, happens } from './app-offers.ts';

/** The newest page of an inbox, the older one, and an empty inbox. */
const newest: InboxPage = {
  entries: [inboxEntry(3), inboxEntry(2, { read: true })],
  unread: 2,
  next: 'after 2',
};
const oldest: InboxPage = { entries: [inboxEntry(2, { read: true }), inboxEntry(1)], unread: 2, next: null };
const nothing: InboxPage = { entries: [], unread: 0, next: null };
const noMarks: Marks = { ids: [], until: null };

type Offered = Offer<AnyEventObject>;
const answers: readonly Offered[] = [
  happens('the device answers', done('open', null), 'that it has nothing'),
  happens('the device answers', done('open', { page: newest, marks: noMarks }), 'with a page'),
  happens(
    'the device answers',
    done('open', { page: newest, marks: { ids: ['3'], until: null } }),
    'with a page and what was read',
  ),
  happens('the device has nothing', failed('open')),
  happens('the server answers', done('ask', newest), 'with the newest'),
  happens('the server answers', done('ask', nothing), 'that there is nothing'),
  happens('the server does not answer', failed('ask')),
  happens('older ones come', done('askMore', oldest)),
  happens('no older ones come', failed('askMore')),
  happens('the server has not heard', failed('send')),
];

const actions: readonly Offered[] = [
  happens('something is new', { type: 'changed' }),
  happens('the connection is there', { type: 'connected' }),
  happens('show older', { type: 'more' }),
  happens('read', { type: 'read', ids: ['3'] }, 'the newest'),
  happens('read', { type: 'read', ids: ['1'] }, 'the oldest'),
  happens('read', { type: 'read', ids: ['9'] }, 'one that is gone'),
  happens('read all', { type: 'readAll' }),
];

/** What the server may have heard: everything marked, or what came before something added meanwhile. */
function heard({ ids, until }: Marks): Offered[] {
  const word = 'the server has heard';
  const of = (variant: string, marks: Marks): Offered => happens(word, done('send', marks), variant);
  return [
    of('of all', { ids, until }),
    ...(ids.length > 1 || until !== null ? [of('of some', { ids: ids.slice(0, 1), until: null })] : []),
  ];
}

const keptOf = (snapshot: AnyMachineSnapshot): KeptInbox => snapshot.context;

const shownOf = ({ entries, unread, next }: InboxPage): NonNullable<InboxAsk['page']> => ({
  shown: entries.map(({ id, at, read }) => ({ id, at, read })),
  unread,
  more: next !== null,
});

function inboxSeen(snapshot: AnyMachineSnapshot): InboxObserved {
  const { list, marks } = snapshot.value as Record<string, string>; // the chart is parallel, its regions flat
  const { page, marks: kept } = keptOf(snapshot);
  return {
    state: { list: String(list), marks: String(marks) },
    ...shownOf(page),
    marked: kept.ids,
    until: kept.until,
  };
}

function ask({ type, ids, output }: AnyEventObject): InboxAsk {
  const told = (marks: Marks): InboxAsk => ({ marked: marks.ids, until: marks.until });
  if (type === 'read') return { marked: ids };
  if (!type.startsWith('xstate.done.') || output === null) return {};
  if (type.endsWith('.send')) return told(output);
  if (type.endsWith('.open')) return { page: shownOf(output.page), ...told(output.marks) };
  return { page: shownOf(output) };
}

export const inboxCase = (): AppCase<InboxObserved, InboxAsk> => ({
  machine: inboxMachine,
  plug: (machine) => ({
    name: 'inbox',
    machine,
    inputs: [{ label: 'a company is open', input: undefined }],
    alphabet: (snapshot) => [...answers, ...actions, ...heard(keptOf(snapshot).marks)],
  }),
  spec: { rows: inboxRows, starts: inboxStart, observe: inboxSeen, ask },
  effects: { keep: 'keep on the device' },
  bounds: 'An inbox of three entries in two pages, or of none.',
  tree: {
    keep: ({ label }) =>
      !/that (it has|there is) nothing|gone|oldest|of some|and what was read|show older|read all/.test(label),
    why: 'The path tree has one page and one entry that is read; older pages and further marks are crossed with it by the covers.',
  },
  signed: [
    {
      mutant: 'drop target: inbox.list.asking changed [0]',
      reason: 'it is asking either way; that it asks anew is held by IB1 on a running actor',
    },
    ...[
      'change initial: inbox.marks to settled',
      ...['read', 'readAll', 'connected'].map(
        (event) => `redirect: inbox.marks.resting ${event} [0] to settled`,
      ),
      ...['read', 'readAll', 'connected', 'changed'].map(
        (event) => `redirect: inbox.marks.waiting ${event} [0] to settled`,
      ),
    ].map((mutant) => ({
      mutant,
      reason: 'what is settled goes on at once: to sending where something is marked, else to rest',
    })),
  ],
});
