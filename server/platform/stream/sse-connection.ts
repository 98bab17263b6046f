import type { ServerResponse } from 'node:http';

/** Bytes that may be buffered for a slow reader; beyond that it is dropped, and resumes when it can. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** One encoded event of the stream; may be sent to many. */
export const encodeEvent = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Ends a stream with the reason, for which its reader starts over, or comes again shortly. */
export function farewell(
  connection: SseConnection,
  reason: 'epoch' | 'upgrade' | 'restart',
  data: object = {},
): void {
  connection.write(encodeEvent(reason, data));
  connection.end();
}

/** A long-lived response with server-sent events. */
export class SseConnection {
  readonly #response: ServerResponse;
  readonly #mostUnread: number;

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>, mostUnread = MOST_UNREAD) {
    this.#response = response;
    this.#mostUnread = mostUnread;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // nginx would buffer events
    });
    response.write(': connected\n\n'); // so that proxies and readers see an answer immediately
    response.on('error', () => response.destroy());
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /** Drops the reader if too much is buffered for it. */
  write(text: string): void {
    if (!this.isOpen) return;
    this.#response.write(text);
    if (this.#response.writableLength > this.#mostUnread) this.#response.destroy();
  }

  /** Resolves when everything written has been sent, or never will be. */
  async drained(): Promise<void> {
    if (!this.isOpen || !this.#response.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.#response.off('drain', done);
        this.#response.off('close', done);
        resolve();
      };
      this.#response.on('drain', done);
      this.#response.on('close', done);
    });
  }

  end(): void {
    if (this.isOpen) this.#response.end();
  }

  /** Calls the listener at once if it is closed already. */
  onClose(listener: () => void): void {
    if (this.#response.destroyed) return listener();
    this.#response.on('close', listener);
  }
}
