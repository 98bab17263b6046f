import { describe, expect, test } from 'vitest';
import { linesWantedBy } from '#model/engine/line-registry.ts';
import { engine } from '../registry.ts';
import { holders, LinesWorld, waysIn } from './lines.fixtures.ts';

const ways = Object.entries(waysIn);
const lines = Object.entries(holders).flatMap(([kind, { open, ended }]) => [
  [`an open ${kind}`, open] as const,
  [`a ${kind} that has ended`, ended] as const,
]);

test('[LN5] a server knows before it decides which lines a command brings, unless they are within others', () => {
  const missing = ways.filter(([, way]) => {
    const world = new LinesWorld();
    const ids = [world.base.id(), world.base.id()];
    const { kind, data } = way(world, ids);
    const type = engine.types.get(kind);
    const wanted = type ? linesWantedBy(type, data) : [];
    return !ids.every((id) => wanted.some((one) => 'id' in one && one.table === 'line' && one.id === id));
  });
  expect(missing.map(([name]) => name)).toEqual(['customerReturn.grade: lines.grades']);
});

describe.each(ways)('[LN5] %s', (_, way) => {
  test('takes a line with an id of its own', () => {
    const world = new LinesWorld();
    world.give(way(world, [world.base.id()]));
  });

  test.each(lines)('refuses a line of %s', (_holder, held) => {
    const world = new LinesWorld();
    const id = held(world);
    const { kind, document, type, data, field } = way(world, [id]);
    expect(world.refused(kind, document, type, data)).toMatchObject({
      code: 'lineTaken',
      fields: { [field]: 'lineTaken' },
    });
  });

  test('refuses two lines with one id', () => {
    const world = new LinesWorld();
    const id = world.base.id();
    const { kind, document, type, data, field } = way(world, [id, id]);
    expect(world.refused(kind, document, type, data)).toMatchObject({
      code: 'lineTaken',
      fields: { [field]: 'lineTaken' },
    });
  });
});
