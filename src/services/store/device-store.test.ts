import { describe, expect, test } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import type { DeviceStore } from './device-store.ts';
import { disk } from './disk.fixtures.ts';

const commandOf = (id: string): Command => ({
  id,
  kind: 'product',
  document: 'p1',
  type: 'archive',
  data: {},
  seen: 0,
});

const ids = async (store: DeviceStore): Promise<string[]> => (await store.outbox()).map(({ id }) => id);

describe('a device', () => {
  test('[DEV1] without a database holds what waits in the page, and says so once', async () => {
    const { state, store } = disk();
    state.denied = true;
    const denied = await store();
    expect([(await denied.read(() => null)).head, state.unkept]).toEqual([undefined, 0]);
    await denied.keep(commandOf('b'));
    await denied.keep(commandOf('a'));
    expect([await ids(denied), denied.isKept, state.unkept]).toEqual([['a', 'b'], false, 1]);
    await denied.settle(['a']);
    expect(await ids(denied)).toEqual(['b']);
  });

  test('[DEV2] that was wiped gets what waits and what was refused anew', async () => {
    const { state, rows, refused, wipe, store } = disk();
    const kept = await store();
    await kept.keep(commandOf('a'));
    await kept.keep(commandOf('b'));
    await kept.refuse([{ command: commandOf('b'), refusal: { code: 'stale' } }]);
    wipe();
    await kept.keep(commandOf('c'));
    expect([[...rows.keys()].toSorted(), [...refused.keys()]]).toEqual([['a', 'c'], ['b']]);
    expect([state.opened, state.unkept]).toEqual([2, 0]);
  });

  test('[DEV3] that is full lets a command wait in the page, and says so', async () => {
    const { state, rows, store } = disk();
    const kept = await store();
    state.full = true;
    await kept.keep(commandOf('a'));
    await kept.append([], {} as never); // not read
    expect([[...rows.keys()], await ids(kept), state.unkept]).toEqual([[], ['a'], 1]);
  });

  test('[DEV4] knows what other tabs have kept', async () => {
    const { store } = disk();
    const [one, other] = [await store(), await store()];
    await one.keep(commandOf('b'));
    other.knows(commandOf('a'));
    expect([await ids(one), await ids(other)]).toEqual([['b'], ['a', 'b']]);
  });
});
