import { expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { Command, Outcome } from '#model/engine/envelope.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
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
const replica = () => replicaOf(companyWorld(), engine);
const signal = () => new AbortController().signal;
const taken = (commands: readonly Command[], seq: number): Outcome[] =>
  commands.map(({ id }) => ({ id, seq }));

it('[PRI20] sends as many as a request takes, and two requests at a time; outcomes are in the order of commands', async () => {
  const device = replica();
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

it('[PRI20] what a request that failed had is queued under the same ids, or refused here', async () => {
  const device = replica();
  const post = async (commands: readonly Command[]): Promise<readonly Outcome[]> => {
    if (commands[0]?.id === 'c128') throw new TypeError('Failed to fetch');
    return taken(commands, device.head);
  };
  const refusal = { code: 'notPermitted' };
  const queue = vi.fn((command: Command) =>
    command.id === 'c130' ? ({ queued: false, refusal } as const) : ({ queued: true } as const),
  );
  const given = queue as unknown as Parameters<typeof decideNow>[0]['queue'];
  const outcomes = await decideNow({ commands: many, replica: device, post, queue: given, signal: signal() });
  expect(queue.mock.calls.map(([{ id }]) => id)).toEqual(many.slice(128, 256).map(({ id }) => id));
  expect([outcomes[127], outcomes[128], outcomes[130]]).toEqual([
    { id: 'c127', seq: device.head },
    null,
    { id: 'c130', refusal },
  ]);
});

it('[PRI20] waits until the device has what was done, or nobody waits any more', async () => {
  const device = replica();
  const ending = new AbortController();
  const seq = device.head + 1;
  const done = vi.fn<() => void>();
  const post = async (commands: readonly Command[]): Promise<readonly Outcome[]> => taken(commands, seq);
  const decided = decideNow({
    commands: many.slice(0, 1),
    replica: device,
    post,
    queue: vi.fn<() => never>(),
    signal: ending.signal,
  }).then(done);
  await new Promise((later) => setTimeout(later, 5));
  expect(done).not.toHaveBeenCalled();
  device.receive({ company: 1, epoch: 1, from: seq, to: seq, events: [] });
  await decided;
  expect(done).toHaveBeenCalledOnce();
});
