import { expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { modelOver } from '#views/kit/document/document.fixtures.tsx';
import { decideEach } from './give-commands.ts';

const tag = (name: string) => ({ name, tone: 'info', kinds: ['product'] });

/** Three tags to be created, the last two of them together. */
function begun(decideNow: CompanyModel['decideNow']) {
  const world = companyWorld();
  const model: CompanyModel = { ...modelOver(replicaOf(world, engine), world), decideNow };
  const [a, b, c] = ['A', 'B', 'C'].map((name) => ({
    document: world.id(),
    type: 'create',
    data: tag(name),
  })) as [One, One, One];
  const ending = new AbortController();
  return { model, ending, verdicts: decideEach(model, 'tag', [[a], [b, c]], ending.signal) };
}
type One = { document: string; type: string; data: object };

const refusal = { code: 'nameTaken' };

it('[PRI27] what the server decides is not predicted, and each command has its verdict', async () => {
  const { model, verdicts } = begun(async (commands) =>
    commands.map(({ id }, at) => (at === 1 ? { id, refusal } : { id, seq: at + 1 })),
  );
  expect(await verdicts).toEqual([[{ is: 'done' }], [{ is: 'refused', refusal }, { is: 'done' }]]);
  expect(model.pending()).toEqual([]);
});

it('[PRI27] one that had to be queued is waited for, with the verdict that it comes to', async () => {
  const { model, verdicts } = begun(async (commands) => {
    await Promise.resolve(); // the model is there
    return commands.map(({ id, ...command }, at) => {
      if (at !== 2) return { id, seq: at + 1 };
      model.replica.dispatch({ ...command, id, seen: 0 });
      return null;
    });
  });
  await vi.waitFor(() => expect(model.pending()).toHaveLength(1));
  model.dismissConflict = (id) => model.replica.dismissConflict(id);
  model.replica.acknowledge(model.pending().map(({ command: { id } }) => ({ id, refusal })));
  expect((await verdicts)[1]).toEqual([{ is: 'done' }, { is: 'refused', refusal }]);
});

it('[PRI27] without a connection they are predicted and wait', async () => {
  const { model, ending, verdicts } = begun(async () => null);
  await vi.waitFor(() => expect(model.pending()).toHaveLength(3));
  ending.abort();
  expect(await verdicts).toEqual([[{ is: 'waiting' }], [{ is: 'waiting' }, { is: 'waiting' }]]);
});
