import { once } from 'node:events';
import { createServer } from 'node:http';
import { languageOf } from '#server/platform/http/language.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import type { Lifecycle } from './lifecycle.ts';

const refusal = { code: 'unavailable' };

/** Answers while the server itself cannot yet. */
export interface WaitingRoom {
  /** Gives the address free. */
  close(): Promise<void>;
}

/**
 * [OB2] Listens while the server starts: `/api/ready/` tells what it is at, everything else is asked to come again. Nothing
 * listens at port 0, which is another one each time.
 */
export async function openWaitingRoom(
  { host, port }: { readonly host: string; readonly port: number },
  lifecycle: Lifecycle,
): Promise<WaitingRoom> {
  if (port === 0) return { close: async () => undefined };
  const server = createServer(({ url, headers }, response) => {
    const isReadiness = url?.split('?')[0] === '/api/ready/';
    const body = isReadiness
      ? { status: 'notReady', reasons: [lifecycle.phase] }
      : { detail: sentenceOf(refusal, languageOf(headers['accept-language'])), ...refusal };
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      connection: 'close',
    });
    response.end(JSON.stringify(body));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
