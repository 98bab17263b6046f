import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { inboxEntry } from '#machines/app/inbox/inbox.fixtures.ts';
import type { InboxPage, KeptInbox, Marks } from '#model/inbox/inbox.entry.ts';
import type { Offer, Step, System } from '../kernel/graph.ts';
import type { AppSurvey } from '../model/app-case.ts';

/** A device at a server that has these entries for its user. */
export interface InboxWorld {
  readonly chart: AnyMachineSnapshot;
  /** Oldest first, by number. */
  readonly entries: readonly { readonly n: number; readonly read: boolean }[];
  readonly isConnected: boolean;
  /** What the device has on its disk; undefined if it keeps nothing. */
  readonly disk: KeptInbox | null | undefined;
  /** Marks on their way to the server. */
  readonly told: Marks | null;
}

export type InboxSystem = System<InboxWorld, AnyEventObject>;

interface Action {
  readonly label: string;
  /** What changes in the world outside the chart, before the chart hears of it. */
  readonly world?: Partial<InboxWorld>;
  readonly events: readonly AnyEventObject[];
}

/** A subset of the actions. */
export interface InboxPart {
  readonly name: string;
  readonly keep: readonly string[];
}

const answers = ['the server answers', 'the server does not answer'];
const older = ['show older', 'older ones come', 'no older ones come'];
const heard = ['the server has heard', 'the server has not heard'];
const [comes, ends] = ['the connection is there', 'the connection ends'];
const anew = 'the page is loaded anew';
const reading = ['read the newest', 'read all'];
const happens = 'something is new';

/** A few paths through each of these do all actions; a reloaded page has to do all of its own again. */
export const inboxCovers: readonly InboxPart[] = [
  {
    name: 'one page',
    keep: [
      ...answers,
      ...older,
      ...heard,
      comes,
      ...reading,
      'read the oldest',
      'follow the newest',
      happens,
    ],
  },
  {
    name: 'pages that follow one another',
    keep: [answers[0] ?? '', heard[1] ?? '', 'read the newest', comes, ends, anew],
  },
];

/** Small enough that every path is walked in a browser. */
export const inboxTrees: readonly InboxPart[] = [
  { name: 'what is asked', keep: [...answers, ...older, comes, ends] },
  { name: 'what is read', keep: ['the server answers', ...heard, ...reading, comes] },
  { name: 'what is new', keep: [...answers, comes, ends, happens] },
  { name: 'what is kept', keep: [...answers, ...heard, 'read the newest', anew] },
];

/** A part of the inbox as a system, from its first start only. */
export const inboxPart = (system: InboxSystem, { keep }: InboxPart): InboxSystem => ({
  ...system,
  starts: system.starts.slice(0, 1),
  offers: (world) => system.offers(world).filter(({ label }) => keep.includes(label)),
});

const firstTime = 'the first time';
export const forgetful = 'a browser that keeps nothing';
/** The number of entries per request. */
export const PAGE = 2;
const MOST = 4;

const event = (type: string, more: object = {}): AnyEventObject => ({ type, ...more });
const done = (actor: string, output: unknown): AnyEventObject =>
  event(`xstate.done.actor.${actor}`, { output });
const failed = (actor: string): AnyEventObject => event(`xstate.error.actor.${actor}`, { error: {} });
const changed = event('changed');

/** The server's newest page, or the one after an entry. */
function pageOf({ entries }: Pick<InboxWorld, 'entries'>, after: string | null = null): InboxPage {
  const below = after === null ? Number.POSITIVE_INFINITY : Number(after.replace('after ', ''));
  const older = entries.filter(({ n }) => n < below).toReversed();
  const shown = older.slice(0, PAGE).map(({ n, read }) => inboxEntry(n, { read }));
  return {
    entries: shown,
    unread: entries.filter(({ read }) => !read).length,
    next: older.length > PAGE ? `after ${shown.at(-1)?.id}` : null,
  };
}

/** The entries once the server has received the marks. */
function readOn(entries: InboxWorld['entries'], { ids, until }: Marks): InboxWorld['entries'] {
  const isMarked = (n: number): boolean =>
    ids.includes(String(n)) || (until !== null && inboxEntry(n).at <= until);
  return entries.map((entry) => ({ ...entry, read: entry.read || isMarked(entry.n) }));
}

function actionsIn(world: InboxWorld, fresh: AnyMachineSnapshot): Action[] {
  const { chart, told } = world;
  const { list } = chart.value as Record<string, string>; // the chart is parallel, its regions flat
  return [
    ...ofServer(world, String(list)),
    ...(told ? ofMarks(world, told) : []),
    ...ofPerson(world, String(list)),
    ...ofStream(world),
    loadedAnew(world, fresh),
  ];
}

function ofServer(world: InboxWorld, list: string): Action[] {
  const { page } = world.chart.context as KeptInbox; // everything an inbox knows
  if (list === 'asking')
    return [
      { label: 'the server answers', events: [done('ask', pageOf(world))] },
      { label: 'the server does not answer', events: [failed('ask')] },
    ];
  if (list !== 'askingMore') return [];
  return [
    { label: 'older ones come', events: [done('askMore', pageOf(world, page.next))] },
    { label: 'no older ones come', events: [failed('askMore')] },
  ];
}

/** For each request that sends marks (up to a moment, then single ones): whether it newly marks something read. */
export function readings({ entries }: Pick<InboxWorld, 'entries'>, { ids, until }: Marks): boolean[] {
  const upTo = readOn(entries, { ids: [], until });
  const isNews = (before: InboxWorld['entries'], after: InboxWorld['entries']): boolean =>
    after.some(({ read }, index) => read !== before[index]?.read);
  return [
    ...(until === null ? [] : [isNews(entries, upTo)]),
    ...(ids.length === 0 ? [] : [isNews(upTo, readOn(upTo, { ids, until: null }))]),
  ];
}

/** Every connected client hears that the entries have been read. */
function ofMarks(world: InboxWorld, told: Marks): Action[] {
  const times = world.isConnected ? readings(world, told).filter(Boolean).length : 0;
  const events = [done('send', told), ...Array.from({ length: times }, () => changed)];
  return [
    { label: 'the server has heard', world: { entries: readOn(world.entries, told) }, events },
    { label: 'the server has not heard', events: [failed('send')] },
  ];
}

function ofPerson({ chart }: InboxWorld, list: string): Action[] {
  const { page } = chart.context as KeptInbox; // everything an inbox knows
  const unread = page.entries.filter(({ read }) => !read);
  const [newest, oldest] = [unread[0], unread.at(-1)];
  const read = (label: string, id: string): Action => ({ label, events: [event('read', { ids: [id] })] });
  return [
    ...(newest ? [read('read the newest', newest.id)] : []),
    ...(oldest && oldest !== newest ? [read('read the oldest', oldest.id)] : []),
    ...(newest ? [read('follow the newest', newest.id)] : []),
    ...(page.unread > 0 || list === 'current' ? [{ label: 'read all', events: [event('readAll')] }] : []),
    ...(page.next !== null && list !== 'behind' ? [{ label: 'show older', events: [event('more')] }] : []),
  ];
}

function ofStream({ isConnected, entries }: InboxWorld): Action[] {
  if (!isConnected)
    return [{ label: 'the connection is there', world: { isConnected: true }, events: [event('connected')] }];
  const more = [...entries, { n: entries.length + 1, read: false }];
  return [
    { label: 'the connection ends', world: { isConnected: false }, events: [] },
    ...(entries.length < MOST
      ? [{ label: 'something is new', world: { entries: more }, events: [changed] }]
      : []),
  ];
}

const opened = ({ disk }: Pick<InboxWorld, 'disk'>): AnyEventObject =>
  disk === undefined ? failed('open') : done('open', disk);

function loadedAnew(world: InboxWorld, fresh: AnyMachineSnapshot): Action {
  const anew = { chart: fresh, isConnected: false, told: null };
  return { label: 'the page is loaded anew', world: anew, events: [opened(world)] };
}

/** One of three has been read: a page, and older ones. */
const begun = [
  { n: 1, read: false },
  { n: 2, read: true },
  { n: 3, read: false },
];

/** The chart as a browser walks it: what happens between page, disk and server, and what the chart hears of it. */
export function inboxSystem({ system: chart }: AppSurvey): InboxSystem {
  const fresh = chart.starts[0]?.state;
  if (!fresh) throw new Error('the inbox begins nowhere');
  const step = (world: InboxWorld, { label }: Action): Step<InboxWorld> => {
    const action = actionsIn(world, fresh).find((one) => one.label === label);
    const whole = { next: { ...world, ...action?.world }, accepted: action?.world !== undefined };
    const [fired, does]: [string[], string[]] = [[], []];
    for (const one of action?.events ?? []) {
      const heard = chart.step(whole.next.chart, one);
      if (!heard.accepted) continue;
      whole.accepted = true;
      whole.next = after(whole.next, one, heard);
      fired.push(...heard.fired);
      does.push(...heard.does);
    }
    return { ...whole, fired, does };
  };
  const start = (label: string, disk: null | undefined) => {
    const world = { chart: fresh, entries: begun, isConnected: false, disk, told: null };
    const action = loadedAnew(world, fresh);
    const { next, fired } = step(world, action);
    return { label, state: next, fired };
  };
  return {
    name: chart.name,
    starts: [start(firstTime, null), start(forgetful, undefined)],
    offers: (world) =>
      actionsIn(world, fresh).map((action): Offer<AnyEventObject> => ({
        word: action.label,
        label: action.label,
        event: { type: action.label, ...action },
      })),
    step: (world, { type }) => step(world, { label: type, events: [] }),
    key: ({ chart: snapshot, entries, isConnected, disk, told }) =>
      JSON.stringify([chart.key(snapshot), entries, isConnected, disk ?? String(disk), told]),
  };
}

/** What is kept and sent follows from what the chart does. */
function after(
  world: InboxWorld,
  { type }: AnyEventObject,
  { next, does }: Step<AnyMachineSnapshot>,
): InboxWorld {
  const { page, marks } = next.context as KeptInbox; // everything an inbox knows
  const isSending = next.matches({ marks: 'sending' } as never); // a state of the chart, by name
  const isTold = world.told !== null && !type.endsWith('actor.send');
  const told = isTold ? world.told : marks;
  const isKept = world.disk !== undefined && does.length > 0;
  return {
    ...world,
    chart: next,
    disk: isKept ? { page, marks } : world.disk,
    told: isSending ? told : null,
  };
}
