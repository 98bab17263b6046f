import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { bulkRunMachine, type BulkChunk, type BulkResult } from './bulk-run.machine.ts';

const documents = Array.from({ length: 45 }, (_, index) => `d${index}`);
const order = { type: 'archive', data: {}, documents };

function run(give: (chunk: BulkChunk) => Promise<readonly BulkResult[]>) {
  const machine = bulkRunMachine.provide({
    actors: { give: fromPromise(({ input }: { input: BulkChunk }) => give(input)) },
  });
  return createActor(machine).start();
}

const done = (document: string): BulkResult => ({ document, verdict: { is: 'done' } });

test('[BR1] every document has the verdict it was given, in the order of the documents', async () => {
  const refused = { is: 'refused', refusal: { code: 'notInState' } } as const;
  const give = vi.fn<(chunk: BulkChunk) => Promise<readonly BulkResult[]>>(async (chunk) =>
    chunk.documents.map((document) => (document === 'd21' ? { document, verdict: refused } : done(document))),
  );
  const actor = run(give);
  actor.send({ type: 'begin', order });
  const { context } = await waitFor(actor, (now) => now.matches('finished'));
  expect(context.results).toEqual(
    documents.map((document) => (document === 'd21' ? { document, verdict: refused } : done(document))),
  );
  expect(give.mock.calls.map(([chunk]) => chunk.documents.length)).toEqual([20, 20, 5]);
});

test('[BR2] after a cancel nothing more is given: what was waits, the rest is left', async () => {
  const given: string[] = [];
  const actor = run((chunk) => {
    given.push(...chunk.documents);
    return given.length > 20 ? new Promise(() => {}) : Promise.resolve(chunk.documents.map(done));
  });
  actor.send({ type: 'begin', order });
  await waitFor(actor, ({ context }) => context.results.length === 20);
  await waitFor(actor, (now) => now.matches('giving'));
  actor.send({ type: 'cancel' });
  const { results } = actor.getSnapshot().context;
  const verdicts = Object.groupBy(results, ({ verdict }) => verdict.is);
  expect(Object.entries(verdicts).map(([is, list]) => [is, list.length])).toEqual([
    ['done', 20],
    ['waiting', 20],
    ['left', 5],
  ]);
  expect(given).toEqual(documents.slice(0, 40));
});

test('[BR2] a run that breaks leaves the rest', async () => {
  const actor = run(() => Promise.reject(new Error('gone')));
  actor.send({ type: 'begin', order: { ...order, documents: ['a'] } });
  const { context } = await waitFor(actor, (now) => now.matches('finished'));
  expect(context.results).toEqual([{ document: 'a', verdict: { is: 'waiting' } }]);
});

test('[BR3] results stay until they are closed', async () => {
  const actor = run(async (chunk) => chunk.documents.map(done));
  actor.send({ type: 'begin', order: { ...order, documents: ['a'] } });
  await waitFor(actor, (now) => now.matches('finished'));
  actor.send({ type: 'begin', order });
  expect(actor.getSnapshot().context.results).toEqual([done('a')]);
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().context.results).toEqual([]);
});

test('[BR1] a run over nothing is finished at once', () => {
  const actor = run(async () => []);
  actor.send({ type: 'begin', order: { ...order, documents: [] } });
  expect(actor.getSnapshot().matches('finished')).toBe(true);
});

test('[BR4] an order says how many documents go at once', async () => {
  const sizes: number[] = [];
  const actor = run(async (chunk) => {
    sizes.push(chunk.documents.length);
    return chunk.documents.map(done);
  });
  actor.send({ type: 'begin', order: { ...order, atOnce: 32 } });
  await waitFor(actor, (now) => now.matches('finished'));
  expect(sizes).toEqual([32, 13]);
});
