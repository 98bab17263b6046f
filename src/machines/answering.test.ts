import { expect, test } from 'vitest';
import { engine } from './registry.ts';
import type { Env } from '#model/engine/env.ts';
import { typed } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { answeredBy, answering } from '#model/areas/setup/member/answering.ts';
import { isWorkOf } from '#model/areas/setup/member/own-work.ts';

const nothing = typed(new Store([...engine.tables.values()]));
const env = (onBehalfOf?: string | null): Env => ({
  now: '2026-05-04T08:00:00.000Z',
  today: '2026-05-04',
  by: 'client',
  byType: 'agent',
  ...(onBehalfOf !== undefined && { onBehalfOf }),
  may: () => true,
  internal: false,
  drawsNumbers: true,
});

test('[AG3] a fact keeps who owned the agent that did it; of a person it keeps nothing', () => {
  expect(answering({ env: env('ada') })).toEqual({ onBehalfOf: 'ada' });
  for (const person of [null, undefined]) expect(answering({ env: env(person) })).toEqual({});
  const row: Answered = { onBehalfOf: 'ada' };
  answeredBy(row, {});
  expect(row).toEqual({});
});

test('[AG3] whoever owned it then did it, whoever owns it now', () => {
  expect(isWorkOf(nothing, 'ada', 'client', { onBehalfOf: 'ada' })).toBe(true);
  expect(isWorkOf(nothing, 'bo', 'client', { onBehalfOf: 'ada' })).toBe(false);
  expect(isWorkOf(nothing, 'client', 'client', { onBehalfOf: 'ada' })).toBe(true);
});

test.each([
  ['purchaseOrder', 'submitted', {}],
  ['adjustment', 'submitted', {}],
  ['count', 'reviewed', {}],
  ['movement', 'requested', { number: null }],
])('[AG3] %s keeps it with %s', (kind, fact, rest) => {
  const type = engine.types.get(kind);
  const data = { ...rest, onBehalfOf: 'ada' };
  expect(type?.facts[fact]?.parse(data)).toEqual(data);
  const row: Record<string, unknown> = {};
  const event = { kind, document: 'one', version: 2, type: fact, data, state: null, at: '', by: 'client' };
  type?.folds[fact]?.(row as never, data as never, event);
  expect(row).toMatchObject({ onBehalfOf: 'ada' });
});
