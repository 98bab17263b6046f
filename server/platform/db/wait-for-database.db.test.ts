import { expect, inject, it, vi } from 'vitest';
import { doorTo, freePort } from '#server/testing/door.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** The test's database at an address where nobody answers yet. */
async function away() {
  const url = new URL(inject('testServer').ownerUrl);
  const target = { port: Number(url.port), host: url.hostname };
  url.hostname = '127.0.0.1';
  url.port = String(await freePort());
  url.searchParams.delete('host'); // the socket, which is there
  return { url, open: () => doorTo(target, Number(url.port)) };
}

it('[OB1] waits until the database is there, with one line for one reason', async () => {
  const { url, open } = await away();
  const said: string[] = [];
  const waiting = waitForDatabase({ url: url.href, seconds: 20, log: (line) => said.push(line) });
  await vi.waitUntil(() => said.length > 0, { timeout: 10_000 });
  const close = await open();
  await waiting;
  close();
  expect(said).toEqual([
    expect.stringMatching(/^waiting for the database \(127\.0\.0\.1:\d+\): .*ECONNREFUSED/),
  ]);
});

it('[OB1] gives up after its time with one sentence that holds no password', async () => {
  const { url } = await away();
  url.password = 'hemlig';
  const message = await failureOf(url, 1);
  expect(message).toMatch(
    /^The database of DATABASE_URL \(127\.0\.0\.1:\d+\) has not answered within 1 seconds .*\.$/,
  );
  expect(message).not.toMatch(/hemlig|\n/);
});

it.each([
  ['password', (url: URL) => void (url.password = 'hemlig'), /password authentication failed/],
  ['database', (url: URL) => void (url.pathname = '/nowhere'), /"nowhere" does not exist/],
])('[OB1] a wrong %s is told at once', async (_, spoil, why) => {
  const url = new URL(inject('testServer').ownerUrl);
  spoil(url);
  const message = await failureOf(url, 60);
  expect(message).toMatch(why);
  expect(message).not.toMatch(/hemlig|\n/);
});

const failureOf = (url: URL, seconds: number): Promise<string> =>
  waitForDatabase({ url: url.href, seconds, log: () => undefined }).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? `${error.message}` : ''),
  );
