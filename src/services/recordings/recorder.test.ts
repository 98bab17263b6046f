import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { recording, type Recording, type RecordingEntry } from '#model/recordings/recording.ts';
import { AppWatch } from '../watch/app-watch.ts';
import { Recorder, type RecordedCompany } from './recorder.ts';

const wire = setup({}).createMachine({
  id: 'connectivity',
  type: 'parallel',
  states: {
    link: { initial: 'offline', states: { offline: { on: { connected: 'online' } }, online: {} } },
    list: {
      initial: 'closed',
      states: { closed: { on: { openList: 'open' } }, open: { on: { closeList: 'closed' } } },
    },
  },
});

type Before = ConstructorParameters<typeof Recorder>[0]['before'];

function trial({ typed = false, before }: { typed?: boolean; before?: Before } = {}) {
  let now = 1000;
  const watch = new AppWatch(() => (now += 10));
  const actor = createActor(wire);
  watch.watch({ connectivity: actor });
  actor.start();
  let isOpen = before === undefined;
  const open = (is: boolean): void => void (isOpen = is);
  let [pending, conflicts, tell]: [string[], object[], () => void] = [[], [], () => {}];
  const company: RecordedCompany = {
    stateWith: () => 'claimed',
    pending: () => pending,
    conflicts: () => conflicts as ReturnType<RecordedCompany['conflicts']>, // as much as is read
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  const full: string[] = [];
  const kept: RecordingEntry[] = [];
  const recorder = new Recorder({
    watch,
    company: () => (isOpen ? company : null),
    now: () => now,
    begun: {
      startedAt: now,
      locale: 'en',
      page: '/en/dashboard',
      typed,
      actors: { connectivity: { link: 'offline', list: 'closed' } },
    },
    ...(before && { before }),
    keep: (entry) => kept.push(entry),
    onFull: () => full.push('full'),
  });
  const settle = (waiting: string[], refused: object[]): void => {
    [pending, conflicts] = [waiting, refused];
    tell();
  };
  return { watch, actor, recorder, settle, full, kept, open };
}
const command = (id: string) => ({
  id,
  kind: 'pick',
  document: 'p',
  type: 'resume',
  data: { note: 'psst', password: 'hunter2' },
  seen: 1,
});
const kinds = ({ entries }: Recording): readonly string[] => entries.map(({ kind }) => kind);

test('[RE5] actors, commands with what became of them and pages are taken down, and nothing that was typed', () => {
  const { watch, actor, recorder, settle } = trial();
  actor.send({ type: 'connected' });
  actor.send({ type: 'sent' });
  watch.page('/en/apps/picking');
  watch.command(command('a'), { queued: true }, 'paused');
  watch.command(command('b'), { queued: true }, 'paused');
  watch.command(command('c'), { queued: false, refusal: { code: 'notYours' } }, 'paused');
  settle(['b'], []);
  settle([], [{ command: { id: 'b' }, refusal: { code: 'notInState' } }]);
  actor.send({ type: 'openList' });
  const taken = recorder.stop();
  expect(recording.parse(taken)).toEqual(taken);
  expect(kinds(taken)).toEqual([
    'actor',
    'page',
    'command',
    'command',
    'command',
    'outcome',
    'outcome',
    'actor',
  ]);
  expect(taken.entries.slice(2, 7)).toMatchObject([
    { id: 'a', before: 'paused', after: 'claimed', refused: null },
    { id: 'b', refused: null },
    { id: 'c', before: 'paused', after: 'paused', refused: 'notYours' },
    { id: 'a', refused: null },
    { id: 'b', refused: 'notInState' },
  ]);
  expect(taken.actors).toEqual({ connectivity: { link: 'offline', list: 'closed' } });
  expect(taken.entries[0]).toMatchObject({
    event: 'connected',
    state: { link: 'online', list: 'closed' },
    taken: ['connectivity.link.offline --connected--> connectivity.link.online'],
  });
  expect(JSON.stringify(taken)).not.toContain('psst');
  actor.send({ type: 'closeList' });
  expect(recorder.stop().entries).toHaveLength(8);
});

test('[RE5] what was typed is taken down where the person agreed, passwords never', () => {
  const { watch, recorder } = trial({ typed: true });
  watch.command(command('a'), { queued: true }, 'paused');
  const taken = recorder.stop();
  expect(recording.parse(taken)).toEqual(taken);
  expect(taken.entries[0]).toMatchObject({ data: { note: 'psst', password: '…' } });
});

test('[RE5] a recording that is full stops by itself, and can be sent', () => {
  const { watch, recorder, full } = trial();
  for (let nth = 0; nth < 6000; nth++) watch.page('/en/apps/products');
  expect(full).toEqual(['full']);
  const taken = recorder.stop();
  expect(taken.entries).toHaveLength(5000);
  expect(recording.safeParse(taken).success).toBe(true);
  const wide = trial();
  for (let nth = 0; nth < 3000; nth++) wide.watch.page(`/en/${'x'.repeat(1000)}`);
  expect(wide.full).toEqual(['full']);
  expect(JSON.stringify(wide.recorder.stop()).length).toBeLessThan(512 * 1024);
});

test('[RE5] a recording goes on after the page was loaded anew, and hears what became of commands from before', () => {
  const first = trial();
  first.watch.command(command('a'), { queued: true }, 'paused');
  first.watch.command(command('b'), { queued: true }, 'paused');
  first.settle(['b'], []);
  const step = (at: number) => ({ kind: 'page' as const, at, path: '/en/apps/picking' });
  const actors = { connectivity: { link: 'offline', list: 'closed' } };
  const load = { at: 5000, path: '/en/dashboard', actors, heard: [step(5010)] };
  const { watch, recorder, settle, kept, open } = trial({ before: { entries: first.kept, load } });
  watch.page('/en/apps/sales/orders');
  settle([], []);
  open(true);
  watch.page('/en/apps/sales/shipments');
  settle([], [{ command: { id: 'b' }, refusal: { code: 'notInState' } }]);
  const taken = recorder.stop();
  expect(recording.parse(taken)).toEqual(taken);
  expect(taken.entries.slice(0, 3)).toEqual(first.kept);
  expect(taken.entries.slice(3)).toMatchObject([
    { kind: 'load', at: 3990, path: '/en/dashboard', actors },
    { kind: 'page', path: '/en/apps/picking' },
    { kind: 'page', path: '/en/apps/sales/orders' },
    { kind: 'page', path: '/en/apps/sales/shipments' },
    { kind: 'outcome', id: 'b', refused: 'notInState' },
  ]);
  expect(kept).toEqual(taken.entries.slice(3));
});
