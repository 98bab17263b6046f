import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectorFault } from '#model/connector/connector-fault.ts';
import type { Given, Http, Secrets, Settings } from '#model/connector/connector.ts';

/** A request as a server gets it. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written as JSON, unless it is a text. */
  readonly body: unknown;
}

/** What is to happen with the next request. */
interface Next {
  cut: boolean;
  busy: number | null;
}

/** A server on this machine that answers as somebody's documentation says, and can be told to break off or to be busy. */
export async function openServer(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const next: Next = { cut: false, busy: null };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = 'GET', headers } = request;
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const one: Asked = { method, url, headers, body: Buffer.concat(parts).toString() };
      asked.push(one);
      if (next.busy === null)
        return void Promise.resolve(answer(one)).then((said) => write(said, response, next));
      response.writeHead(429, { 'retry-after': String(next.busy) }).end('{}');
      next.busy = null;
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    port,
    asked,
    /** The next answer breaks off in the middle. */
    cut: () => void (next.cut = true),
    /** The next request is answered with 429. */
    busy: (seconds: number) => void (next.busy = seconds),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

function write({ status = 200, headers = {}, body }: Answer, response: ServerResponse, next: Next): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (!next.cut) return void response.end(text);
  next.cut = false;
  response.write(text.slice(0, Math.floor(text.length / 2)));
  setImmediate(() => response.destroy());
}

/**
 * Requests by `fetch`, to a server of this machine in the place of the hosts that are asked; limits and refusals of addresses are
 * those of the connections, and tested there.
 */
export const httpTo =
  (port: number): Http =>
  async ({ method = 'GET', url, headers = {}, body }) => {
    const { host, pathname, search } = new URL(url);
    const sent = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method,
      headers: { ...headers, 'x-asked-host': host },
      ...(body !== undefined && { body }),
    }).catch(unreached);
    const text = await sent.text().catch(unreached);
    if (sent.status === 429 || sent.status === 503)
      throw new ConnectorFault('connectorBusy', {
        retryAfterSeconds: Number(sent.headers.get('retry-after') ?? 0),
      });
    return { status: sent.status, headers: Object.fromEntries(sent.headers), body: text };
  };

const unreached = (error: unknown): never => {
  throw new ConnectorFault('connectorUnreachable', { params: { answer: String(error) } });
};

/** What a connector works with in a test. */
export function givenTo(
  port: number,
  { settings, secrets }: { readonly settings: Settings; readonly secrets: Secrets },
): Given & { readonly kept: Record<string, string> } {
  const kept: Record<string, string> = {};
  return {
    company: 1,
    connection: '01890000-0000-7000-8000-000000000001',
    settings,
    secrets,
    now: () => '2026-05-04T08:00:00.000Z',
    http: httpTo(port),
    kept,
    keepSecret: (name, value) => {
      kept[name] = value;
      return Promise.resolve();
    },
  };
}
