import { expect, it } from 'vitest';
import type { DocumentRow } from '#model/engine/rows.ts';
import { allHold, isIn } from './judge.ts';
import type { WorkflowCondition } from './workflow.facts.ts';

const row = {
  id: 'one',
  state: { commercial: 'onHold', fulfilment: 'picking' },
  version: 3,
  createdAt: '2026-05-01T08:00:00.000Z',
  changedAt: '2026-05-01T08:00:00.000Z',
  name: 'Ada Nord',
  priority: 4,
  tags: ['a'],
  dueOn: '2026-05-01',
  isRush: true,
  carrier: null,
} satisfies DocumentRow & Record<string, unknown>;

const holds = (condition: WorkflowCondition): boolean =>
  allHold({ kind: 'customer', conditions: [condition] }, row, { today: '2026-05-04' });

it.each([
  ['name', 'is', 'Ada Nord', 'Ada'],
  ['name', 'isNot', 'Bo', 'Ada Nord'],
  ['name', 'contains', 'NORD', 'south'],
  ['priority', 'over', 3, 4],
  ['priority', 'under', 5, 4],
  ['tags', 'has', 'a', 'b'],
  ['tags', 'hasNot', 'b', 'a'],
  ['state', 'is', 'commercial.onHold', 'commercial.confirmed'],
  ['state', 'isNot', 'fulfilment.shipped', 'fulfilment.picking'],
  ['dueOn', 'moreDaysAgo', 2, 3],
] as const)('[WKF5] %s %s holds for %s and not for %s', (field, is, yes, no) => {
  expect(holds({ field, is, value: yes })).toBe(true);
  expect(holds({ field, is, value: no })).toBe(false);
});

it('[WKF5] says yes, no, filled and empty without a value', () => {
  expect(holds({ field: 'isRush', is: 'yes', value: null })).toBe(true);
  expect(holds({ field: 'isRush', is: 'no', value: null })).toBe(false);
  expect(holds({ field: 'name', is: 'filled', value: null })).toBe(true);
  expect(holds({ field: 'carrier', is: 'filled', value: null })).toBe(false);
  expect(holds({ field: 'carrier', is: 'empty', value: null })).toBe(true);
});

it('[WKF5] a day within the next days is one from today on', () => {
  const day = (dueOn: string) =>
    allHold(
      { kind: 'customer', conditions: [{ field: 'dueOn', is: 'withinDays', value: 2 }] },
      { ...row, dueOn } as DocumentRow,
      { today: '2026-05-04' },
    );
  expect(['2026-05-03', '2026-05-04', '2026-05-06', '2026-05-07'].map(day)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('[WKF5] all conditions have to hold, and what cannot be told does not', () => {
  const conditions: WorkflowCondition[] = [
    { field: 'priority', is: 'over', value: 3 },
    { field: 'total', is: 'over', value: 0 },
  ];
  expect(allHold({ kind: 'customer', conditions }, row, { today: '2026-05-04' })).toBe(false);
  expect(holds({ field: 'total', is: 'isNot', value: 1 })).toBe(false);
});

it('[WKF5] a state is found within its region, and a name alone is a whole state', () => {
  expect(isIn('posted', 'posted')).toBe(true);
  expect(isIn('posted', 'commercial.posted')).toBe(false);
  expect(isIn({ commercial: 'onHold' }, 'onHold')).toBe(false);
  expect(isIn(null, 'posted')).toBe(false);
});

it('[WKF5] what no day can be counted by does not hold, and fields of every object are none of the document', () => {
  for (const is of ['moreDaysAgo', 'withinDays'] as const)
    expect(holds({ field: 'dueOn', is, value: 'soon' })).toBe(false);
  expect(holds({ field: 'dueOn', is: 'moreDaysAgo', value: 1e12 })).toBe(false);
  expect(holds({ field: 'dueOn', is: 'moreDaysAgo', value: -1e12 })).toBe(true);
  for (const field of ['constructor', 'toString', 'hasOwnProperty'])
    expect(holds({ field, is: 'filled', value: null })).toBe(false);
  expect(isIn({ commercial: 'onHold' }, 'constructor')).toBe(false);
});
