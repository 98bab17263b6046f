import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { SseConnection } from './sse-connection.ts';
import { Streams } from './streams.ts';

/** A connection whose other end is read. */
function connection(): SseConnection {
  const response = Object.assign(new PassThrough().resume(), { writeHead: () => undefined });
  return new SseConnection(response as unknown as ServerResponse, {}); // all that is used of it
}

const limits = { session: 2, person: 3, process: 4 };
const anna = { id: 'desk', user: 'anna' };

test('[SY12] there are so many a session, a person and a process, and one that closes makes room', async () => {
  const streams = new Streams(limits);
  const open = connection();
  streams.take(anna)?.hold(open);
  expect(streams.take(anna)).not.toBeNull();
  expect(streams.take(anna)).toBeNull();
  expect(streams.take({ ...anna, id: 'phone' })).not.toBeNull();
  expect(streams.take({ ...anna, id: 'tablet' })).toBeNull();
  expect(streams.take({ id: 'other', user: 'bo' })).not.toBeNull();
  expect(streams.take({ id: 'third', user: 'cleo' })).toBeNull();
  open.end();
  await expect.poll(() => streams.take({ id: 'third', user: 'cleo' })).not.toBeNull();
});

test('[SY13] those of a session end with it, also one that is only about to open', () => {
  const streams = new Streams(limits);
  const [open, opening, other] = [connection(), connection(), connection()];
  streams.take(anna)?.hold(open);
  const place = streams.take(anna);
  streams.take({ ...anna, id: 'phone' })?.hold(other);
  streams.endSession('desk');
  place?.hold(opening);
  expect([open.isOpen, opening.isOpen, other.isOpen]).toEqual([false, false, true]);
});

test('[SY12] one whose reader left before it opened holds no place', () => {
  const streams = new Streams({ ...limits, process: 1 });
  const gone = new PassThrough();
  gone.destroy();
  const response = Object.assign(gone, { writeHead: () => undefined });
  streams.take(anna)?.hold(new SseConnection(response as unknown as ServerResponse, {})); // as above
  expect(streams.take(anna)).not.toBeNull();
});
