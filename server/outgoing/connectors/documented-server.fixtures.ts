import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  ConnectorContext,
  Http,
  Secrets,
  Settings,
} from '#model/areas/integrations/connector/connector.ts';
import { connectorContextFixture, nearReach } from './connector-context.fixtures.ts';
import { guardedHttp } from './guarded-http.ts';

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
  /** Where the address of what breaks off begins; null: nothing does. */
  cut: string | null;
  busy: number | null;
}

/** A server on this machine that answers as somebody's documentation says, and can be told to break off or to be busy. */
export async function openServer(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const next: Next = { cut: null, busy: null };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = 'GET', headers } = request;
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const one: Asked = { method, url, headers, body: Buffer.concat(parts).toString() };
      asked.push(one);
      if (next.busy === null) {
        const isCut = next.cut !== null && url.pathname.startsWith(next.cut);
        if (isCut) next.cut = null;
        return void Promise.resolve(answer(one)).then((said) => write(said, response, isCut));
      }
      response.writeHead(429, { 'retry-after': String(next.busy) }).end('{}');
      next.busy = null;
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    port,
    asked,
    /** The next answer, or the next one below an address, breaks off in the middle. */
    cut: (below = '/') => void (next.cut = below),
    /** The next request is answered with 429. */
    busy: (seconds: number) => void (next.busy = seconds),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

function write({ status = 200, headers = {}, body }: Answer, response: ServerResponse, isCut: boolean): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (!isCut) return void response.end(text);
  response.write(text.slice(0, Math.floor(text.length / 2)));
  setImmediate(() => response.destroy());
}

/** Requests of connectors as they are made, to a server of this machine in the place of the hosts that are asked. */
export const httpTo = (port: number): Http => {
  const http = guardedHttp(nearReach());
  return ({ url, headers = {}, ...ask }) => {
    const { host, pathname, search } = new URL(url);
    const here = `http://127.0.0.1:${port}${pathname}${search}`;
    return http({ ...ask, url: here, headers: { ...headers, 'x-asked-host': host } });
  };
};

/** What a connector works with in a test. */
export function givenTo(
  port: number,
  over: { readonly settings: Settings; readonly secrets: Secrets },
): ConnectorContext & { readonly kept: Record<string, string> } {
  const kept: Record<string, string> = {};
  const keepSecret: ConnectorContext['keepSecret'] = async (name, value) => void (kept[name] = value);
  const now = (): string => '2026-05-04T08:00:00.000Z';
  return { ...connectorContextFixture({ ...over, now, http: httpTo(port), keepSecret }), kept };
}
