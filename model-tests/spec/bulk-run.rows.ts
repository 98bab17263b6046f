import type { Observation, Row } from '../kernel/conform.ts';

/** `at`: `idle`, `giving` or `finished`. */
export interface BulkObserved extends Observation {
  /** Documents in the run, and how many have each verdict. */
  of: number;
  done: number;
  waiting: number;
  left: number;
}
export interface BulkAsk {
  documents?: number;
}

type BulkRow = Row<BulkObserved, BulkAsk>;

/** Documents given their command at once. */
export const CHUNK = 20;
const layers: BulkRow['layers'] = ['model', 'browser'];
const verdicts = {
  decision: 'Every document of a run has one verdict in the end: done, refused, waiting or left.',
};
const cancelled = {
  decision: 'A run that is cancelled gives no further commands: those given wait, the others are left.',
};
const stays = { decision: 'Results stay until they are closed, in the order of the documents.' };

const nothing = { of: 0, done: 0, waiting: 0, left: 0 };
const is = (after: BulkObserved, want: typeof nothing): boolean =>
  after.of === want.of &&
  after.done === want.done &&
  after.waiting === want.waiting &&
  after.left === want.left;
const next = ({ of, done }: BulkObserved): number => Math.min(CHUNK, of - done);
const given = (before: BulkObserved): typeof nothing => ({ ...before, done: before.done + next(before) });
const stopped = (before: BulkObserved): typeof nothing => ({
  ...before,
  waiting: next(before),
  left: before.of - before.done - next(before),
});

export const bulkStart = { at: 'idle' };
export const bulkRows: readonly BulkRow[] = [
  {
    id: 'BLK-01',
    layers,
    src: verdicts,
    on: 'begin',
    from: { at: 'idle' },
    to: { at: 'giving' },
    when: (_, { documents = 0 }) => documents > 0,
    then: (_, after, { documents = 0 }) => is(after, { ...nothing, of: documents }),
  },
  {
    id: 'BLK-02',
    // Without a selected row no page has a menu to start from.
    layers: ['model'],
    src: verdicts,
    on: 'begin',
    from: { at: 'idle' },
    to: { at: 'finished' },
    when: (_, { documents }) => documents === 0,
    then: (_, after) => is(after, nothing),
  },
  {
    id: 'BLK-03',
    layers,
    src: verdicts,
    on: 'they have their verdicts',
    from: { at: 'giving' },
    to: { at: 'giving' },
    when: ({ of, done }) => of - done > CHUNK,
    then: (before, after) => is(after, given(before)),
  },
  {
    id: 'BLK-04',
    layers,
    src: verdicts,
    on: 'they have their verdicts',
    from: { at: 'giving' },
    to: { at: 'finished' },
    when: ({ of, done }) => of - done <= CHUNK,
    then: (before, after) => is(after, given(before)),
  },
  {
    id: 'BLK-05',
    layers,
    src: cancelled,
    on: 'cancel',
    from: { at: 'giving' },
    to: { at: 'finished' },
    then: (before, after) => is(after, stopped(before)),
  },
  {
    id: 'BLK-06',
    layers,
    src: cancelled,
    on: 'giving fails',
    from: { at: 'giving' },
    to: { at: 'finished' },
    then: (before, after) => is(after, stopped(before)),
  },
  {
    id: 'BLK-07',
    layers,
    src: stays,
    on: 'close',
    from: { at: 'finished' },
    to: { at: 'idle' },
    then: (_, after) => is(after, nothing),
  },
];
