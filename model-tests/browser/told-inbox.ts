import { EventEmitter, once } from 'node:events';
import { createParser } from 'eventsource-parser';
import type { APIRequestContext } from 'playwright-core';
import type { BootHeader } from '#model/engine/pages.ts';

const PATIENCE = 10_000;

export interface ToldInbox {
  /** Does something that adds to the inbox or reads an entry, and waits until every connected client was told. */
  after(action: () => Promise<void>): Promise<void>;
  close(): void;
}

/**
 * A separate connection to what the server tells somebody: clients connecting after it hear no more of it.
 * @param at where the company's calls are
 */
export async function hearInbox(request: APIRequestContext, at: string): Promise<ToldInbox> {
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const [header = ''] = (await (await request.get(`${at}/boot/`)).text()).split('\n', 1);
  const { asOf } = JSON.parse(header) as BootHeader; // as the first line of what a device starts from
  const ending = new AbortController();
  const answer = await fetch(`${at}/events/?from=${asOf + 1}`, {
    headers: { cookie },
    signal: ending.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the server tells nothing: ${answer.status}`);
  const heard = new EventEmitter();
  const parser = createParser({ onEvent: ({ event }) => void heard.emit(event ?? 'message') });
  void answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => parser.feed(text) }), { signal: ending.signal })
    .catch(() => undefined); // closed, or the server has ended: waiting callers are told so
  return {
    after: async (action) => {
      const told = once(heard, 'inbox', { signal: AbortSignal.timeout(PATIENCE) });
      await Promise.all([action(), told]);
    },
    close: () => ending.abort(),
  };
}
