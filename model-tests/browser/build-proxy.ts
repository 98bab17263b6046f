import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server before the server, which can put a newer build in place: the same one under another name. */
export interface BuildProxy {
  readonly origin: string;
  /** From now on the server has the newer build. */
  deploy(): void;
  /** Nobody answers any more; what is open is cut off. */
  fall(): void;
  rise(): void;
  close(): Promise<void>;
}

const named = /^\/(sw\.js|index\.html|build\.json|latest-build\.json)?$|^\/(en|sv)(\/[^.]*)?$/;

export async function proxyBuilds(origin: string): Promise<BuildProxy> {
  const { hash } = (await (await fetch(`${origin}/build.json`)).json()) as { hash: string };
  const state = { name: 'first-build', isDown: false };
  const rename = (text: string): string =>
    text
      .replaceAll(`content="${hash}"`, `content="${state.name}"`)
      .replaceAll(`"hash":"${hash}"`, `"hash":"${state.name}"`)
      .replaceAll(new RegExp(`(build:\\s*)(["'\`])${hash}\\2`, 'g'), `$1"${state.name}"`)
      .replaceAll(/(version:\s*)(["'`])([0-9a-f]{16})\2/g, `$1"$3-${state.name}"`);
  const answer = (asked: IncomingMessage, given: ServerResponse): void => {
    if (state.isDown) return void asked.socket.destroy();
    const isNamed = named.test((asked.url ?? '').split('?')[0] ?? '');
    const { 'if-none-match': _known, 'if-modified-since': _since, ...others } = asked.headers;
    // What the server would call unchanged may have another name by now.
    const headers = isNamed ? { ...others, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(`${origin}${asked.url}`, { method: asked.method, headers }, (from) => {
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
    asked.pipe(passed);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://localhost:${port}`,
    deploy: () => void (state.name = 'second-build'),
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
