import { expect, test } from 'vitest';
import { readRecording, type Recording, type RecordingEntry } from '#model/recordings/recording.ts';
import { replayRecording } from './replay-recording.ts';

const link = (value: string, list = 'closed') => ({
  link: value,
  work: 'none',
  refusals: 'none',
  memory: 'kept',
  list,
});
const recorded = (entries: readonly RecordingEntry[], change: Partial<Recording> = {}): Recording => ({
  format: 'lagra-recording',
  version: 1,
  startedAt: '2026-05-04T08:00:00.000Z',
  endedAt: '2026-05-04T08:01:00.000Z',
  locale: 'en',
  typed: false,
  page: '/en/dashboard',
  actors: { connectivity: link('offline') },
  entries: [...entries],
  ...change,
});
const connect: RecordingEntry = {
  kind: 'actor',
  at: 10,
  actor: 'connectivity',
  event: 'connected',
  state: link('online'),
  taken: ['connectivity.link.offline --connected--> connectivity.link.online'],
};
const openList: RecordingEntry = {
  ...connect,
  event: 'openList',
  state: link('online', 'open'),
  taken: ['connectivity.list.closed --openList--> connectivity.list.open'],
};
const command = (change: object = {}): RecordingEntry => ({
  kind: 'command',
  at: 20,
  id: 'c',
  document: { kind: 'pick', id: 'p' },
  type: 'resume',
  before: 'paused',
  after: 'claimed',
  refused: null,
  ...change,
});

test('[RE1] after a load of the page the actors go on from where they began again', async () => {
  const online = { connectivity: link('online') };
  const load: RecordingEntry = { kind: 'load', at: 12, path: '/en/dashboard', actors: online };
  const { steps, divergence } = await replayRecording(recorded([load, openList]));
  expect(divergence).toBeNull();
  expect(steps).toMatchObject([{ entry: 1, chart: 'connectivity' }]);
  const without = await replayRecording(recorded([openList]));
  expect(without.divergence).toMatchObject({ entry: 0, from: link('offline') });
  const unknown: RecordingEntry = { ...load, actors: {} };
  expect(await replayRecording(recorded([unknown, openList]))).toEqual({ steps: [], divergence: null });
});

test('[RE1] actors and commands are walked over their charts', async () => {
  const page: RecordingEntry = { kind: 'page', at: 15, path: '/en/apps/picking' };
  const outcome: RecordingEntry = { kind: 'outcome', at: 25, id: 'c', refused: null };
  const { steps, divergence } = await replayRecording(
    recorded([
      connect,
      page,
      openList,
      command(),
      outcome,
      command({ refused: 'notYours', after: 'paused' }),
    ]),
  );
  expect(divergence).toBeNull();
  expect(steps.map(({ entry, chart, document, taken }) => [entry, chart, document, taken])).toEqual([
    [0, 'connectivity', null, ['connectivity.link.offline --connected--> connectivity.link.online']],
    [2, 'connectivity', null, ['connectivity.list.closed --openList--> connectivity.list.open']],
    [3, 'pick', 'p', ['pick.paused --resume[1]--> pick.claimed']],
    [5, 'pick', 'p', []],
  ]);
});

test.each([
  ['an actor that went elsewhere', { ...connect, state: link('stalled') }, [link('online', 'open')]],
  [
    'an actor over another arrow',
    { ...connect, state: link('online', 'open'), taken: ['connectivity.link.offline --teleported--> x'] },
    [link('online', 'open')],
  ],
  ['an event that nobody knows', { ...connect, event: 'teleported' }, [link('offline', 'open')]],
  ['a command to where none leads', command({ after: 'picked' }), ['picking', 'claimed', 'released']],
  ['a state that is no more', command({ before: 'lost' }), []],
  ['a kind that is none', command({ document: { kind: 'spell', id: 's' } }), []],
])('[RE2] the first divergence is told: %s', async (_, wrong, got) => {
  const { steps, divergence } = await replayRecording(
    recorded([{ ...openList, state: link('offline', 'open') }, wrong as RecordingEntry, connect], {}),
  );
  expect(steps).toHaveLength(1);
  expect(divergence?.entry).toBe(1);
  expect(divergence?.got).toEqual(got);
});

test.each([
  ['{', 'notJson', ''],
  ['{"a":1}', 'notARecording', ''],
  [JSON.stringify({ ...recorded([]), version: 9 }), 'otherVersion', '9'],
  [JSON.stringify({ ...recorded([]), entries: [{ kind: 'actor', at: 'x' }] }), 'damaged', 'entries.0.at'],
  [JSON.stringify(recorded([{ ...connect, data: { password: 'x' } }])), 'damaged', ''],
  [`"${'x'.repeat(600_000)}"`, 'tooLarge', ''],
])('[RE3] %.20s is refused', (text, bad, where) => {
  expect(readRecording(text)).toEqual({ bad, where });
});

test('[RE3] what was typed is read where it was agreed to', () => {
  const agreed = recorded([{ ...connect, data: { note: 'x' } }], { typed: true });
  expect(readRecording(JSON.stringify(agreed))).toEqual({ recording: agreed });
});
