import type { Tracer } from '@opentelemetry/api';
import { afterEach, expect, it } from 'vitest';
import { inSpan, spanContext, traceWith } from './spans.ts';

afterEach(() => traceWith(undefined));

function tracing(active = true) {
  const told: unknown[] = [];
  const span = {
    setStatus: (status: unknown) => told.push(status),
    setAttribute: (key: string, value: unknown) => told.push([key, value]),
    end: () => told.push('end'),
  };
  const startActiveSpan = (name: string, options: object, work: (one: typeof span) => unknown) => {
    told.push([name, options]);
    return work(span);
  };
  const tracer = { startActiveSpan } as unknown as Tracer;
  traceWith({ tracer, active: () => (active ? (span as never) : undefined) });
  return told;
}

it('[OB6] nothing is asked while nobody traces', async () => {
  const of = (): never => {
    throw new Error('asked');
  };
  expect(await inSpan(of, async () => 42)).toBe(42);
  expect(spanContext()).toBeUndefined();
});

it('[OB6] of what fails the code is told, and not the message', async () => {
  const told = tracing();
  const error = Object.assign(new Error('hemlig'), { code: '23505' });
  const failed = inSpan(
    () => ({ name: 'insert', attributes: {} }),
    () => Promise.reject(error),
  );
  await expect(failed).rejects.toBe(error);
  expect(told).toEqual([['insert', { attributes: {} }], { code: 2 }, ['error.type', '23505'], 'end']);
});

it('[OB6] statements that belong to nothing traced are not traced', async () => {
  const told = tracing(false);
  const of = () => ({ name: 'select', attributes: {}, onlyWithin: true });
  expect(await inSpan(of, async () => 1)).toBe(1);
  expect(told).toEqual([]);
});
