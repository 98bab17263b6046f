import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';

/** The test's database behind a door that opens later. */
async function behindADoor() {
  const url = new URL(inject('testServer').ownerUrl);
  const target = { port: Number(url.port), host: url.hostname };
  const door = createServer((from) => {
    const to = connect(target);
    from.pipe(to).pipe(from);
    for (const one of [from, to]) one.on('error', () => undefined);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  await new Promise((resolve) => door.close(resolve));
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url, open: () => door.listen(port, '127.0.0.1'), close: () => door.close() };
}

it('[OB1] waits until the database is there, with one line for one reason', async () => {
  const { url, open, close } = await behindADoor();
  const said: string[] = [];
  const waiting = waitForDatabase({ url: url.href, seconds: 20, log: (line) => said.push(line) });
  setTimeout(open, 1200);
  await waiting;
  close();
  expect(said).toEqual([
    expect.stringMatching(/^waiting for the database \(127\.0\.0\.1:\d+\): .*ECONNREFUSED/),
  ]);
});

it('[OB1] gives up after its time with one sentence that holds no password', async () => {
  const { url } = await behindADoor();
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
