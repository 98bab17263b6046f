import { describe, expect, test } from 'vitest';
import { linesWantedBy } from '#model/engine/line-registry.ts';
import { engine } from '../registry.ts';
import { LinesWorld, type Entry } from './lines-world.fixtures.ts';
import { holders, waysIn } from './lines.fixtures.ts';

const ways = Object.entries(waysIn);
const lines = Object.entries(holders).flatMap(([kind, { open, ended }]) => [
  [`an open ${kind}`, open] as const,
  [`a ${kind} that has ended`, ended] as const,
]);

/** Why it is refused, and whether it is told where the last line stands. */
function refusalOf(world: LinesWorld, { kind, document, type, data, field }: Entry): object {
  const { code, fields = {} } = world.refused(kind, document, type, data) ?? {};
  return { code, at: fields[field] };
}
const takenAt = { code: 'lineTaken', at: 'lineTaken' };

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

describe.each(ways)('%s', (_, way) => {
  test('[LN5] takes a line with an id of its own', () => {
    const world = new LinesWorld();
    const entry = way(world, [world.base.id()]);
    world.give(entry);
    expect(world.base.log.at(-1)?.document).toBe(entry.document);
  });

  test.each(lines)('[LN5] refuses a line of %s', (_holder, held) => {
    const world = new LinesWorld();
    expect(refusalOf(world, way(world, [held(world)]))).toMatchObject(takenAt);
  });

  test('[LN5] refuses two lines with one id', () => {
    const world = new LinesWorld();
    const id = world.base.id();
    expect(refusalOf(world, way(world, [id, id]))).toMatchObject(takenAt);
  });
});
