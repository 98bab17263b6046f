import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AnswerBounds, MOST } from './answer-bounds.ts';
import { openServer } from './documented-server.fixtures.ts';
import { nearReach } from './given.fixtures.ts';
import { guardedHttp } from './guarded-http.ts';
import { listOf, readJson } from './read-json.ts';

const MEGABYTE = 1024 * 1024;
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at));

/** What is made to hold a server up. */
const hostile: readonly (readonly [string, string])[] = [
  ['lists in lists', '['.repeat(MEGABYTE)],
  ['objects in objects', '{"a":'.repeat(100)],
  ['many keys', `{${many(100_000, (at) => `"k${at}":1`).join(',')}}`],
  ['a shape for each', `[${many(20_000, (at) => `{"k${at}":1}`).join(',')}]`],
  ['empty ones', `[${'{},'.repeat(20_000)}1]`],
  ['prototypes', `[${'{"__proto__":{}},'.repeat(20_000)}1]`],
  ['one text', `["${'a'.repeat(3 * MEGABYTE)}"]`],
  ['one number', '1'.repeat(3 * MEGABYTE)],
];

let close = (): Promise<void> => Promise.resolve();
afterEach(() => close());

async function answered(body: string) {
  const server = await openServer(() => ({ body }));
  close = server.close;
  return guardedHttp(nearReach())({ url: `http://127.0.0.1:${server.port}/` });
}

describe('what an answer may be', () => {
  it.each(hostile)('[CNX17] %s are refused with what is read at most', async (_, body) => {
    await expect(answered(body)).rejects.toMatchObject({
      refusal: { code: 'connectorAnswerLarge', params: { host: '127.0.0.1', ...MOST } },
    });
  });

  const odd = {
    text: '[{,"\\',
    levels: many(MOST.levels - 3, () => 0).reduce<unknown>((inner) => [inner], null),
    values: many(MOST.values - 100, () => 1),
    long: 'å'.repeat(MEGABYTE / 2),
  };

  it('[CNX17] all that is within is read, whatever stands in its texts', async () => {
    const answer = await answered(JSON.stringify(odd));
    expect(JSON.parse(answer.body)).toEqual(odd);
  });

  it('[CNX17] is measured alike wherever it is cut', () => {
    const bounds = new AnswerBounds('shop');
    const bytes = Buffer.from(JSON.stringify({ text: '\\"[[[['.repeat(100) }));
    for (const byte of bytes) bounds.add(Buffer.of(byte));
    expect(() => bounds.add(Buffer.from('['.repeat(MOST.levels + 1)))).toThrow('connectorAnswerLarge');
  });
});

describe('a list of what is documented', () => {
  const shape = z.object({ orders: listOf(z.object({ id: z.int() })) });
  const read = (orders: unknown[]) =>
    readJson({ status: 200, headers: {}, body: JSON.stringify({ orders }) }, shape, 'shop');

  it('[CNX17] is read without what is not', () => {
    expect(read([{ id: 1, __proto: 2 }, { id: 3 }])).toEqual({ orders: [{ id: 1 }, { id: 3 }] });
  });

  it('[CNX17] ends at the first that is wrong', () => {
    const told = listOf(z.object({ id: z.int() })).safeParse([{ id: 1 }, ...many(10_000, () => ({}))]);
    expect(told.error?.issues.map(({ path }) => path)).toEqual([[1, 'id']]);
    expect(() => read([{ id: 1 }, {}])).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'connectorAnswer' }) }),
    );
  });
});
