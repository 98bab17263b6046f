import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AnswerBounds, MOST } from './answer-bounds.ts';
import { openServer } from './documented-server.fixtures.ts';
import { nearReach } from './connector-context.fixtures.ts';
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

async function answered(body: string, ask: { status?: number; megabytes?: number } = {}) {
  const { megabytes, status = 200 } = ask;
  const server = await openServer(() => ({ status, headers: { 'retry-after': '7' }, body }));
  close = server.close;
  return guardedHttp(nearReach())({
    url: `http://127.0.0.1:${server.port}/`,
    ...(megabytes !== undefined && { megabytes }),
  });
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

describe('what is no document of JSON', () => {
  it.each([429, 503])('[CNX17] a %i is busy, whatever its page holds', async (status) => {
    for (const body of ['['.repeat(1000), `<html>${'a'.repeat(3 * MEGABYTE)}`])
      await expect(answered(body, { status })).rejects.toMatchObject({
        refusal: { code: 'connectorBusy', params: { host: '127.0.0.1' } },
        retryAfterSeconds: 7,
      });
  });

  const rows = `Date,${'USD,'.repeat(MOST.values)}\n`;

  it('[CNX17] has neither values nor levels: a table with many commas, a page with many braces', async () => {
    expect((await answered(rows)).body).toBe(rows);
    const page = `<html>${'{'.repeat(1000)}`;
    expect(await answered(page, { status: 404 })).toMatchObject({ status: 404, body: page });
  });

  it('[CNX17] begins as JSON after white space, too', async () => {
    await expect(answered(` \r\n\t${'['.repeat(100)}`)).rejects.toThrow('connectorAnswerLarge');
  });

  it('[CNX17] may be as long as is asked for', async () => {
    const long = 'a'.repeat(3 * MEGABYTE);
    expect((await answered(long, { megabytes: 10 })).body).toHaveLength(long.length);
    await expect(answered(`${long}${long}`, { megabytes: 5 })).rejects.toMatchObject({
      refusal: { code: 'connectorAnswerLarge', params: { megabytes: 5 } },
    });
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
