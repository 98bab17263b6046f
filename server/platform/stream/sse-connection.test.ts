import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { encodeEvent, SseConnection } from './sse-connection.ts';

let server: Server;
let reader: Socket;

afterEach(async () => {
  reader.destroy();
  server.close();
  await once(server, 'close');
});

/** A connection whose client reads only on command. */
async function connection(mostUnread: number): Promise<SseConnection> {
  const opened = Promise.withResolvers<SseConnection>();
  server = createServer((_, response) => opened.resolve(new SseConnection(response, {}, mostUnread)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1'); // listens on a port
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n');
  return opened.promise;
}

it('[SY10] drops a reader who does not read, and remembers no more than its limit', async () => {
  const open = await connection(1_000_000);
  const closed = new Promise<void>((resolve) => open.onClose(resolve));
  const event = encodeEvent('batch', 'x'.repeat(100_000));
  for (let sent = 0; open.isOpen && sent < 1000; sent++) open.write(event);
  await closed;
  expect(open.isOpen).toBe(false);
  await open.drained();
});

it('[SY10] waits for a reader who is only slow', async () => {
  const open = await connection(50_000_000);
  open.write('x'.repeat(20_000_000));
  let read = 0;
  reader.on('data', (chunk) => (read += chunk.length));
  reader.resume();
  await open.drained();
  expect(open.isOpen).toBe(true);
  open.end();
  await once(reader, 'end');
  expect(read).toBeGreaterThan(20_000_000);
});
