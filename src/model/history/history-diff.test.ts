import { describe, expect, test } from 'vitest';
import { differences } from './history-diff.ts';

const summary = (before: object, after: object) =>
  differences(before, after).map(({ path, before: was, after: is }) => [path.join('.'), was, is]);

describe('what a fact changed', () => {
  test('[DP12] is told field by field, what the engine writes left out', () => {
    const before = {
      id: 'a',
      version: 1,
      changedAt: '1',
      notes: '',
      priority: 5,
      address: { city: 'Lund', street: 'A' },
    };
    const after = {
      id: 'a',
      version: 2,
      changedAt: '2',
      notes: 'Fragile',
      priority: 5,
      address: { city: 'Malmö', street: 'A' },
    };
    expect(summary(before, after)).toEqual([
      ['notes', null, 'Fragile'],
      ['address.city', 'Lund', 'Malmö'],
    ]);
  });

  test('[DP12] of a line is told of that line, wherever it stands now', () => {
    const line = (id: string, quantity: number) => ({ id, product: `p${id}`, quantity });
    const found = differences(
      { lines: [line('1', 1), line('2', 2), line('3', 3)] },
      { lines: [line('3', 3), line('1', 7), line('4', 4)] },
    );
    expect(
      found.map(({ within, before, after }) => [Reflect.get(within ?? {}, 'id'), before, after]),
    ).toEqual([
      ['1', 1, 7],
      ['4', null, line('4', 4)],
      ['2', line('2', 2), null],
    ]);
    expect(found[0]?.path).toEqual(['lines', 'quantity']);
  });

  test('[DP12] in a list of words is told as a list; none and an empty one are alike', () => {
    expect(summary({ tags: ['a'] }, { tags: ['a', 'b'] })).toEqual([['tags', ['a'], ['a', 'b']]]);
    expect(summary({ tags: ['a'] }, { tags: [] })).toEqual([['tags', ['a'], null]]);
    expect(summary({ tags: [] }, { tags: ['a'] })).toEqual([['tags', null, ['a']]]);
    expect(summary({ tags: [], notes: '' }, { tags: [], notes: undefined })).toEqual([]);
  });
});
