import { describe, expect, test } from 'vitest';
import { holders, LinesWorld, waysIn } from './lines.fixtures.ts';

const ways = Object.entries(waysIn);
const lines = Object.entries(holders).flatMap(([kind, { open, ended }]) => [
  [`an open ${kind}`, open] as const,
  [`a ${kind} that has ended`, ended] as const,
]);

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
