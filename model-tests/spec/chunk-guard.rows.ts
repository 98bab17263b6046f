import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** `answer`: `reloads` or `stays`. */
export interface ChunkGuardObserved extends Observation {
  readonly state: { readonly answer: string };
  /** How often the page was reloaded. */
  readonly times: number;
  /** Whether this is stored as the last time of its path. */
  readonly isKept: boolean;
  /** Whether the entries of other paths are unchanged. */
  readonly leavesOthers: boolean;
}

export interface ChunkGuardAsk {
  readonly happens: 'a part cannot be loaded' | 'something else fails';
  /** Milliseconds since this path's last reload, by its clock; null without one, or if it cannot be read. */
  readonly since: number | null;
  readonly storage: 'open' | 'shut';
  /** Milliseconds since the page was last about to be left, by its clock; null if it was not. */
  readonly leaving: number | null;
  /** Whether what is missing was loaded before anybody asked for it. */
  readonly isAhead: boolean;
}

type ChunkGuardRow = Row<ChunkGuardObserved, ChunkGuardAsk>;

const reloads = quoted('A chunk-load failure triggers a page reload');
const atMostOnce = quoted('at most once per 10 seconds per path');
const constant = quoted('Reload guard: 10000 ms.');
const clock: Source = { decision: 'A clock that was set back is no reason to wait for it.' };
const shut: Source = {
  decision: 'Where the last time cannot be kept the page stays, for it might be loaded anew without end.',
};
const leaving: Source = {
  decision:
    'A page that is just being left is not loaded anew, which would take the place of where one goes.',
};
const ahead: Source = {
  decision: 'What is loaded before anybody asks for it is missed by nobody yet.',
};
const nothingElse: Source = { decision: 'Only a part that cannot be loaded loads the page anew.' };

const row = (
  id: string,
  src: Source,
  answer: 'reloads' | 'stays',
  when: (ask: ChunkGuardAsk) => boolean,
): ChunkGuardRow => ({
  id,
  src,
  layers: ['model'],
  on: 'a failure',
  from: {},
  when: (_, ask) => when(ask),
  to: { answer },
  then: (_, { times, isKept, leavesOthers }) =>
    times === (answer === 'reloads' ? 1 : 0) && isKept === (answer === 'reloads') && leavesOthers,
});

const isLeft = ({ leaving }: ChunkGuardAsk): boolean => leaving !== null && leaving >= 0 && leaving < 5000;

const isMissed = ({ happens, isAhead }: ChunkGuardAsk): boolean =>
  happens === 'a part cannot be loaded' && !isAhead;

const fails = (ask: ChunkGuardAsk): boolean => isMissed(ask) && ask.storage === 'open' && !isLeft(ask);

export const chunkGuardRows: readonly ChunkGuardRow[] = [
  row('CHK-01', reloads, 'reloads', (ask) => fails(ask) && ask.since === null),
  row(
    'CHK-02',
    atMostOnce,
    'stays',
    (ask) => fails(ask) && ask.since !== null && ask.since >= 0 && ask.since < 10_000,
  ),
  row('CHK-03', constant, 'reloads', (ask) => fails(ask) && ask.since !== null && ask.since >= 10_000),
  row('CHK-04', clock, 'reloads', (ask) => fails(ask) && ask.since !== null && ask.since < 0),
  row('CHK-05', shut, 'stays', (ask) => isMissed(ask) && ask.storage === 'shut' && !isLeft(ask)),
  row('CHK-07', leaving, 'stays', (ask) => isMissed(ask) && isLeft(ask)),
  row('CHK-08', ahead, 'stays', ({ happens, isAhead }) => happens === 'a part cannot be loaded' && isAhead),
  row('CHK-06', nothingElse, 'stays', ({ happens }) => happens === 'something else fails'),
];
