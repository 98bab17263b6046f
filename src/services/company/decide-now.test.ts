import { expect, it, vi } from 'vitest';
import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { Dispatched, ReplicaListener } from '#model/engine/replica.ts';
import { decideNow } from './decide-now.ts';

const commandOf = (n: number): Command => ({
  id: `c${n}`,
  kind: 'tag',
  document: `t${n}`,
  type: 'create',
  data: {},
  seen: 0,
});
const many = Array.from({ length: 300 }, (_, n) => commandOf(n));
/** A device that has the log up to its fourth fact. */
function followed() {
  const readers = new Set<ReplicaListener>();
  return {
    head: 4,
    subscribe: (reader: ReplicaListener) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    receive(seq: number): void {
      this.head = seq;
      for (const reader of readers) reader({ rows: new Set(), settled: [] });
    },
  };
}
const signal = () => new AbortController().signal;
const taken = (commands: readonly Command[], seq: number): Outcome[] =>
  commands.map(({ id }) => ({ id, seq }));

it('[PRI27] sends as many as a request takes, and two requests at a time; outcomes are in the order of commands', async () => {
  const device = followed();
  const sizes: number[] = [];
  let under = 0;
  let most = 0;
  const post = async (commands: readonly Command[]): Promise<readonly Outcome[]> => {
    sizes.push(commands.length);
    most = Math.max(most, ++under);
    await new Promise((done) => setTimeout(done, sizes.length === 1 ? 20 : 1));
    under -= 1;
    return taken(commands, device.head);
  };
  const queue = vi.fn<() => never>();
  const outcomes = await decideNow({ commands: many, replica: device, post, queue, signal: signal() });
  expect([sizes, most]).toEqual([[128, 128, 44], 2]);
  expect(outcomes.map((one) => one?.id)).toEqual(many.map(({ id }) => id));
  expect(queue).not.toHaveBeenCalled();
});

it('[PRI27] what a request that failed had is queued under the same ids, or refused here', async () => {
  const device = followed();
  const post = async (commands: readonly Command[]): Promise<readonly Outcome[]> => {
    if (commands[0]?.id === 'c128') throw new TypeError('Failed to fetch');
    return taken(commands, device.head);
  };
  const refusal = { code: 'notPermitted' };
  const queue = vi.fn<(command: Command) => Dispatched>(({ id }) =>
    id === 'c130' ? { queued: false, refusal } : { queued: true },
  );
  const outcomes = await decideNow({ commands: many, replica: device, post, queue, signal: signal() });
  expect(queue.mock.calls.map(([{ id }]) => id)).toEqual(many.slice(128, 256).map(({ id }) => id));
  expect([outcomes[127], outcomes[128], outcomes[130]]).toEqual([
    { id: 'c127', seq: device.head },
    null,
    { id: 'c130', refusal },
  ]);
});

it('[PRI27] waits until the device has what was done, or nobody waits any more', async () => {
  const device = followed();
  const ending = new AbortController();
  const seq = device.head + 1;
  let isDone = false;
  const post = async (commands: readonly Command[]): Promise<readonly Outcome[]> => taken(commands, seq);
  const decide = async (): Promise<void> => {
    const queue = vi.fn<() => never>();
    await decideNow({ commands: many.slice(0, 1), replica: device, post, queue, signal: ending.signal });
    isDone = true;
  };
  const decided = decide();
  await new Promise((later) => setTimeout(later, 5));
  expect(isDone).toBe(false);
  device.receive(seq);
  await decided;
});
