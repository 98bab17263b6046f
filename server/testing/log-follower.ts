import { createParser } from 'eventsource-parser';
import type { Batch } from '#model/engine/replica.ts';

/** A stream of a company's log as a browser reads it. */
export interface LogFollower {
  readonly batches: readonly Batch[];
  /** Everything received. */
  readonly wire: () => string;
  /** Resolves once the log has reached `seq`. */
  until(seq: number): Promise<void>;
  /** The name and data of the event that ended the stream. */
  readonly ended: Promise<{ name: string; data: unknown } | null>;
  stop(): void;
}

/** Opens a stream as a user of the test, or with a session's cookie; rejects if it is refused. `query` is `<company>?from=…`. */
export async function followLog(
  address: string,
  as: string | { readonly cookie: string },
  query: string,
): Promise<LogFollower> {
  const stopping = new AbortController();
  const url = `${address}/api/core/companies/${query.replace('?', '/events/?')}`;
  const response = await fetch(url, {
    headers: typeof as === 'string' ? { 'x-user': as } : as,
    signal: stopping.signal,
  });
  if (!response.ok || !response.body) throw new Error(`refused: ${response.status} ${await response.text()}`);
  const batches: Batch[] = [];
  const waiting = new Set<() => void>();
  let wire = '';
  let last: { name: string; data: unknown } | null = null;
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      if (event === 'batch') batches.push(JSON.parse(data) as Batch);
      else last = { name: event, data: JSON.parse(data) };
      for (const look of waiting) look();
    },
  });
  const reading = readText(response.body, stopping.signal, (text) => {
    wire += text;
    parser.feed(text);
  });
  return {
    batches,
    wire: () => wire,
    ended: reading.then(() => last),
    until: (seq) => once(waiting, () => (batches.at(-1)?.to ?? 0) >= seq),
    stop: () => stopping.abort(),
  };
}

/** Reads to the end, or until told to stop. */
async function readText(
  body: ReadableStream<Uint8Array>,
  stopped: AbortSignal,
  take: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) take(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (!stopped.aborted) throw error;
  }
}

/** Resolves as soon as `holds` is true, checked whenever the waiting are notified. */
function once(waiting: Set<() => void>, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
}

/** The joined range of a log's stretches: throws on a gap or an overlap. */
export function stretchOf(batches: readonly Batch[]): { from: number; to: number } {
  let next: number | undefined;
  for (const { from, to } of batches) {
    if (next !== undefined && from !== next) throw new Error(`after ${next - 1} came ${from}`);
    next = to + 1;
  }
  return { from: batches[0]?.from ?? 0, to: (next ?? 1) - 1 };
}
