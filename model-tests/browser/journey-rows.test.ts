import { expect, test } from 'vitest';
import { rowTellers, tellerOf } from './journey-rows.ts';

const step = (fired: readonly string[], ...rows: readonly string[]) => ({ accepted: true, fired, rows });

test('[PATHS] a step is told by what fires on it, in whatever order, with the rows that all such steps have', () => {
  const steps = [step(['a', 'b'], 'R1', 'R2'), step(['b', 'a'], 'R2', 'R3'), step(['a'], 'R4')];
  const refused = { ...step(['a']), accepted: false };
  const rowsOf = tellerOf([...steps, refused], ({ rows }) => rows);
  expect([['a', 'b'], ['b', 'a'], ['a'], ['c']].map(rowsOf)).toEqual([['R2'], ['R2'], ['R4'], []]);
});

test('[PATHS] finishing a pick is told by its row, what no pick does by none', () => {
  const rowsOf = rowTellers(['pick']).get('pick');
  expect(rowsOf?.(['pick.picking --finish--> pick.picked'])).toEqual(['PK-05']);
  expect(rowsOf?.(['pick.picked --finish--> pick.none'])).toEqual([]);
});
