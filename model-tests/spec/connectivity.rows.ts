import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/**
 * `link`: `connecting` (not known yet), `offline`, `crowded` (too many pages follow the log already), `stalled` (the log comes in, what is sent does not arrive), `online`
 * or `outdated`. `memory`: `kept` or `unkept` (pending changes are on no disk). `list`: `open` or `closed`.
 */
export interface ConnectivityObserved extends Observation {
  waiting: number;
  refused: number;
  /** The pill's text, and its number. */
  pill: string;
  count: number | null;
}

export interface ConnectivityAsk {
  waiting?: number;
  refused?: number;
}

type ConnectivityRow = Row<ConnectivityObserved, ConnectivityAsk>;

const layers: ConnectivityRow['layers'] = ['model', 'browser'];
const pill = quoted(
  'Connectivity pill: synced, sending (n), offline (n waiting), needs attention (n): opens the list with each reason.',
);
const lost = quoted('Nothing is lost silently.');
const listed = quoted('What the server later refuses is listed with its reason, to mend, redo or drop.');
const upgrade = quoted('Mismatch on connect ⇒ server says `upgrade`;');
const memory = quoted('IDB is a cache except the outbox;');
const connecting: Source = {
  decision: 'A page that has only just come says that it connects: that it is offline it cannot know yet.',
};
const arrives: Source = {
  decision: 'What is sent and does not arrive is offline to the person, though the log comes in.',
};

/** The sentence, taken literally: attention comes first, an older page before the connection. */
const says = ({ state, waiting, refused, pill: said, count }: ConnectivityObserved): boolean => {
  if (refused > 0) return said === 'attention' && count === refused;
  if (state['link'] === 'outdated') return said === 'outdated';
  if (state['link'] === 'connecting') return said === 'connecting' && count === waiting;
  if (state['link'] === 'crowded') return said === 'crowded' && count === waiting;
  if (state['link'] !== 'online') return said === 'offline' && count === waiting;
  return waiting > 0 ? said === 'sending' && count === waiting : said === 'synced';
};
const same = (before: ConnectivityObserved, after: ConnectivityObserved): boolean =>
  before.waiting === after.waiting && before.refused === after.refused && says(after);

const row = (
  id: string,
  on: string,
  from: ConnectivityRow['from'],
  to: ConnectivityRow['to'],
  src: Source,
): ConnectivityRow => ({ id, layers, on, from, to, src, then: same });

const crowd: Source = {
  decision:
    'A page that is one too many to follow the log says so: that is not offline, and tabs can be closed.',
};
const newer = ['connecting', 'offline', 'crowded', 'stalled', 'online'];

export const connectivityStart = { link: 'connecting', memory: 'kept', list: 'closed' };
export const connectivityRows: readonly ConnectivityRow[] = [
  row(
    'CON-01',
    'the log is followed',
    { link: ['connecting', 'offline', 'crowded'] },
    { link: 'online' },
    pill,
  ),
  row('CON-02', 'the connection ends', { link: ['online', 'stalled', 'crowded'] }, { link: 'offline' }, pill),
  row('CON-11', 'the connection ends', { link: 'connecting' }, { link: 'offline' }, connecting),
  // It takes 33 tabs, and half a minute until each asks again.
  {
    id: 'CON-12',
    layers: ['model'],
    on: 'too many follow it',
    from: { link: ['connecting', 'offline', 'online', 'stalled'] },
    to: { link: 'crowded' },
    src: crowd,
    then: same,
  },
  row('CON-03', 'sending fails', { link: 'online' }, { link: 'stalled' }, arrives),
  row('CON-04', 'the server takes it', { link: 'stalled' }, { link: 'online' }, arrives),
  row('CON-05', 'the server is newer', { link: newer }, { link: 'outdated' }, upgrade),
  row('CON-06', 'nothing is kept', { memory: 'kept' }, { memory: 'unkept' }, memory),
  row('CON-07', 'open the list', { list: 'closed' }, { list: 'open' }, pill),
  row('CON-08', 'close the list', { list: 'open' }, { list: 'closed' }, pill),
  {
    id: 'CON-09',
    layers,
    on: 'commands wait',
    from: {},
    to: {},
    src: lost,
    when: (before, ask) => (ask.refused ?? 0) === before.refused,
    then: (_, after, ask) => after.waiting === ask.waiting && after.refused === ask.refused && says(after),
  },
  {
    id: 'CON-10',
    layers,
    on: 'commands wait',
    from: {},
    to: {},
    src: listed,
    when: (before, ask) => (ask.refused ?? 0) !== before.refused,
    then: (_, after, ask) => after.waiting === ask.waiting && after.refused === ask.refused && says(after),
  },
];
