import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds before it. */
  readonly after?: number;
}

/** A system that is told, with scripted answers. By default it answers challenges, and everything else with 204. */
export async function openReceiver(
  script: (received: Received, n: number) => Answer | undefined = () => undefined,
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString() };
      received.push(one);
      const answer = script(one, received.length) ?? usual(one);
      setTimeout(() => {
        response.writeHead(answer.status ?? 200, { ...answer.headers });
        response.end(answer.body ?? '');
      }, answer.after ?? 0);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** What it was told, without challenges. */
    told: () =>
      received.map(({ body }) => JSON.parse(body) as Told).filter(({ type }) => type !== 'lagra.verify'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

export interface Told {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function usual({ body }: Received): Answer {
  const { type, data } = JSON.parse(body) as Told;
  return type === 'lagra.verify' ? { body: JSON.stringify(data) } : { status: 204 };
}
