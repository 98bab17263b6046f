import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Leads whoever comes to a local port to another address; returns what closes it to newcomers. */
export async function doorTo(target: { host: string; port: number }, port: number): Promise<() => void> {
  const door = createServer((from) => {
    const to = connect(target);
    from.pipe(to).pipe(from);
    for (const one of [from, to]) one.on('error', () => undefined);
  });
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  return () => void door.close();
}

/** A local port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
