import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HeldRequest, RequestHolder } from './request-holder.ts';

/** A server in front of the server, which can deploy a newer build: the same one under another name. */
export interface BuildProxy {
  readonly origin: string;
  /** The name of the server's current build. */
  readonly build: () => string;
  /** From now on the server has a newer build. */
  deploy(): void;
  /** Stops answering and cuts open connections. */
  fall(): void;
  rise(): void;
  close(): Promise<void>;
}

interface Forwarded {
  /** Path and query. */
  readonly address: string;
  /** The part of the request already read; otherwise it is piped through. */
  readonly body?: Buffer;
}

const named = /^\/(sw\.js|index\.html|build\.json|latest-build\.json)?$|^\/(en|sv)(\/[^.]*)?$/;
const pathOf = (address: string): string => address.split('?')[0] ?? '';
const names = ['first-build', 'second-build'];

/** Scripts of the build to serve with another text, by path. */
export type OtherScripts = ReadonlyMap<string, string>;

/** `holders` hold back the requests they match; `others` are served in place of the build's own. */
export async function proxyBuilds(
  origin: string,
  holders: readonly RequestHolder[] = [],
  others: OtherScripts = new Map(),
): Promise<BuildProxy> {
  const { hash } = (await (await fetch(`${origin}/build.json`)).json()) as { hash: string };
  const state = { builds: 0, isDown: false };
  const build = (): string => names[state.builds] ?? `build-${state.builds + 1}`;
  const rename = (text: string): string =>
    text
      .replaceAll(`content="${hash}"`, `content="${build()}"`)
      .replaceAll(`"hash":"${hash}"`, `"hash":"${build()}"`)
      .replaceAll(new RegExp(`(build:\\s*)(["'\`])${hash}\\2`, 'g'), `$1"${build()}"`)
      .replaceAll(/(version:\s*)(["'`])([0-9a-f]{16})\2/g, `$1"$3-${build()}"`);
  const forward = (asked: IncomingMessage, given: ServerResponse, { address, body }: Forwarded): void => {
    const isNamed = named.test(pathOf(address));
    const { 'if-none-match': _known, 'if-modified-since': _since, ...others } = asked.headers;
    // What the server would call unchanged may have another name by now.
    const headers = isNamed ? { ...others, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(`${origin}${address}`, { method: asked.method, headers }, (from) => {
      if (!isNamed) {
        given.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(given);
        return;
      }
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => {
        const { 'content-length': _length, etag: _tag, ...rest } = from.headers;
        given.writeHead(from.statusCode ?? 502, rest);
        given.end(rename(Buffer.concat(parts).toString('utf8')));
      });
    });
    passed.on('error', () => given.destroy());
    given.on('close', () => passed.destroy());
    if (body) passed.end(body);
    else asked.pipe(passed);
  };
  const server = createServer((asked, given) => {
    const address = asked.url ?? '/';
    if (state.isDown) return void asked.socket.destroy();
    const other = others.get(pathOf(address));
    if (other !== undefined) return sayScript(given, other);
    const holder = holders.find((one) => one.isFor(pathOf(address)));
    if (holder) void hold(holder, asked, given, forward);
    else forward(asked, given, { address });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://localhost:${port}`,
    build,
    deploy: () => void (state.builds += 1),
    fall: () => {
      state.isDown = true;
      server.closeAllConnections();
    },
    rise: () => void (state.isDown = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Served like the build's own, which has its hash in its name. */
function sayScript(given: ServerResponse, text: string): void {
  given.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  given.end(text);
}

async function hold(
  holder: RequestHolder,
  asked: IncomingMessage,
  given: ServerResponse,
  forward: (asked: IncomingMessage, given: ServerResponse, to: Forwarded) => void,
): Promise<void> {
  const address = asked.url ?? '/';
  const parts: Buffer[] = [];
  try {
    for await (const part of asked) parts.push(part as Buffer); // no encoding is set
  } catch {
    return; // the client has gone
  }
  const body = Buffer.concat(parts);
  const held: HeldRequest = {
    address,
    body: body.toString('utf8'),
    pass: (other = address) => forward(asked, given, { address: other, body }),
    cut: () => void asked.socket.destroy(),
    say: (answer, status = 200) => {
      given.writeHead(status, { 'content-type': 'application/json' });
      given.end(JSON.stringify(answer));
    },
    give: (lines, isLast) => {
      if (!given.headersSent) given.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
      given.write(lines);
      if (isLast) given.end();
    },
  };
  given.on('close', () => holder.forget(held));
  holder.take(held);
}
