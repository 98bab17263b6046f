import { expect, test } from 'vitest';
import { folding } from '#model/folding.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { activeProduct, companyWorld } from './company.fixtures.ts';
import { engine } from './registry.ts';

test('[EN21] what folds without charts has the tables and folds of the registry, in its order', () => {
  expect([...folding.tables]).toEqual([...engine.tables]);
  const types = [...engine.types.values()].map(({ kind, table, folds }) => [kind, table, folds]);
  expect([...folding.types.values()].map(({ kind, table, folds }) => [kind, table, folds])).toEqual(types);
});

test('[EN22] without charts a replica takes facts, and lets every command wait for the server', () => {
  const { world, replica, product } = deviceWithoutCharts();
  expect(replica.view.get('product', product)).toEqual(world.view.get('product', product));
  expect(replica.consider({ kind: 'product', document: product, type: 'activate' })).toBeNull();
  expect(replica.dispatch(command('a', product, 'phaseOut'))).toEqual({ queued: true });
  expect(replica.pending.map(({ predicted }) => predicted)).toEqual([false]);
  expect(replica.view.get('product', product)?.state).toBe('active');
});

test('[EN22] once the charts come, what waits is predicted, and what they refuse is told', () => {
  const { replica, product } = deviceWithoutCharts();
  replica.dispatch(command('a', product, 'phaseOut'));
  replica.dispatch(command('b', product, 'unblock'));
  const settled: string[] = [];
  replica.subscribe((change) => settled.push(...change.settled));
  replica.decideWith(engine);
  expect(replica.view.get('product', product)?.state).toBe('phasingOut');
  expect(replica.pending.map(({ command: { id }, predicted }) => [id, predicted])).toEqual([['a', true]]);
  expect(replica.conflicts.map(({ command: { id }, refusal }) => [id, refusal.code])).toEqual([
    ['b', 'notInState'],
  ]);
  expect(settled).toEqual(['b']);
});

test('[EN30] of commands dispatched together listeners hear once, and each is decided upon those before', () => {
  const { world, product } = deviceWithoutCharts();
  const replica = replicaOf(world, engine);
  const heard: (readonly string[])[] = [];
  replica.subscribe(({ rows }) => heard.push([...rows]));
  const outcomes: boolean[] = [];
  replica.together(() => {
    for (const [id, type] of [
      ['a', 'phaseOut'],
      ['b', 'phaseOut'],
    ] as const)
      outcomes.push(replica.dispatch(command(id, product, type)).queued);
    expect(heard).toEqual([]);
  });
  expect(outcomes).toEqual([true, false]);
  expect(heard).toEqual([[`product/${product}`]]);
  replica.dispatch(command('c', product, 'activate'));
  expect(heard).toHaveLength(2);
});

function deviceWithoutCharts(): { world: World; replica: Replica; product: string } {
  const world = companyWorld();
  const product = activeProduct(world);
  const replica = replicaOf(world, folding);
  return { world, replica, product };
}

const command = (id: string, document: string, type: string) => ({
  id,
  kind: 'product',
  document,
  type,
  data: {},
  seen: 0,
});
