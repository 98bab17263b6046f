import type { Observation, Row } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** `at`: `opening`, `fetching`, `broken`, `offline`, `online` or `outdated`. */
export interface SyncObserved extends Observation {
  /** Commands that the server does not have yet. */
  waiting: number;
  /** Rows fetched, and their total. */
  fetched: string;
  /** Consecutive failures, at most five. */
  failures: number;
}
export interface SyncAsk {
  waiting?: number;
  fetched?: string;
}

type SyncRow = Row<SyncObserved, SyncAsk>;

const layers: SyncRow['layers'] = ['model', 'browser'];
const kept = quoted('the next start renders from IndexedDB before the network answers.');
const offline = quoted('Offline is a state, not an error.');
const again = {
  decision: 'A company that can be neither read nor fetched says so; trying again starts anew.',
};
const anew = { decision: 'What was not kept is fetched from nothing, whatever came of it before.' };
const byItself = {
  decision:
    'It is tried again by itself, twice as long after each try up to a minute, and not by all devices at once.',
};
const told = {
  decision: 'A session that is over, and rights that have changed, are told, wherever it stands.',
};
const behind = quoted('server says `upgrade`');

const alike = (before: SyncObserved, after: SyncObserved): boolean =>
  before.waiting === after.waiting && before.fetched === after.fetched;
const still = (before: SyncObserved, after: SyncObserved): boolean =>
  alike(before, after) && before.failures === after.failures;
const forgiven = (before: SyncObserved, after: SyncObserved): boolean =>
  alike(before, after) && after.failures === 0;
const usable = ['offline', 'online', 'outdated'];
const step = (
  id: string,
  on: string,
  from: string | readonly string[],
  to: string,
  src: SyncRow['src'],
): SyncRow => ({ id, layers, src, on, from: { at: from }, to: { at: to }, then: still });

export const syncStart = { at: 'opening' };
export const syncRows: readonly SyncRow[] = [
  { ...step('SYN-01', 'it was kept', ['opening', 'broken'], 'offline', kept), then: forgiven },
  {
    ...step('SYN-02', 'it was not kept', ['opening', 'broken', ...usable], 'fetching', anew),
    then: (before, after) =>
      after.fetched === '0 of 0' && after.waiting === before.waiting && after.failures === before.failures,
  },
  {
    ...step('SYN-03', 'some of it is here', 'fetching', 'fetching', kept),
    then: (before, after, { fetched }) =>
      after.fetched === fetched && after.waiting === before.waiting && after.failures === before.failures,
  },
  { ...step('SYN-04', 'all of it is here', 'fetching', 'offline', kept), then: forgiven },
  {
    ...step('SYN-05', 'it cannot be fetched', 'fetching', 'broken', again),
    then: (before, after) => alike(before, after) && after.failures === Math.min(before.failures + 1, 5),
  },
  { ...step('SYN-06', 'try again', 'broken', 'opening', again), does: ['send start'] },
  step('SYN-07', 'the stream is there', 'offline', 'online', offline),
  step('SYN-08', 'the stream is gone', 'online', 'offline', offline),
  step('SYN-09', 'the server is newer', usable, 'outdated', behind),
  {
    id: 'SYN-10',
    layers,
    src: quoted('unsent-count badge'),
    on: 'unsent are counted',
    from: {},
    to: {},
    then: (before, after, { waiting }) =>
      after.waiting === waiting && after.fetched === before.fetched && after.failures === before.failures,
  },
  {
    id: 'SYN-11',
    layers,
    src: told,
    on: 'the session is over',
    from: {},
    to: {},
    then: still,
    does: ['tell that it is over'],
  },
  {
    id: 'SYN-12',
    layers,
    src: told,
    on: 'rights have changed',
    from: {},
    to: {},
    then: still,
    does: ['start over'],
  },
  { ...step('SYN-13', 'the pause is over', 'broken', 'opening', byItself), does: ['send start'] },
];
