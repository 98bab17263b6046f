import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

/** What Chromium itself reports about an input: when it came, and the ms until its effect was shown. */
interface Latency {
  readonly type: string;
  readonly at: number;
  readonly ms: number;
}

/** Milliseconds after which the last input's changes are on the screen. */
const SHOWN = 500;

export type ToldInput = 'key' | 'wheel';

/** Event names reported for an input: a key, and scrolling by a wheel turn, alone or following another. */
const told: Readonly<Record<ToldInput, readonly string[]>> = {
  key: ['KEY_PRESSED'],
  wheel: ['FIRST_GESTURE_SCROLL_UPDATE', 'GESTURE_SCROLL_UPDATE'],
};

/** How long inputs took to reach the screen, between two moments of `traceTime`. */
export type LatenciesBetween = (input: ToldInput, from: number, to: number) => readonly number[];

/** Milliseconds on the clock used by Chromium's trace. */
export const traceTime = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  /** Microseconds. */
  readonly ts: number;
  readonly args?: { readonly event_latency?: { readonly event_type?: string } };
}

/**
 * Does something while Chromium traces its inputs: from the moment of a key or a wheel turn to the presentation of the
 * first frame with its effect (`EventLatency`), including scrolling done by the compositor alone, which no script in a
 * page can see.
 */
export async function withInputLatencies(
  browser: Browser,
  work: () => Promise<void>,
): Promise<LatenciesBetween> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[])); // as the trace format says
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['input'], recordMode: 'recordAsMuchAsPossible' },
    transferMode: 'ReportEvents',
  });
  await work();
  await setTimeout(SHOWN);
  await endTrace(devtools);
  await devtools.detach();
  const latencies = latenciesIn(events);
  return (input, from, to) =>
    latencies
      .filter(({ type, at }) => told[input].includes(type) && at >= from && at <= to)
      .map(({ ms }) => ms);
}

async function endTrace(devtools: CDPSession): Promise<void> {
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
}

function latenciesIn(events: readonly TraceEvent[]): Latency[] {
  const begun = new Map<string, TraceEvent>();
  const found: Latency[] = [];
  for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
    if (event.name !== 'EventLatency') continue;
    const key = `${event.pid} ${event.id ?? event.id2?.local}`;
    const start = begun.get(key);
    if (event.ph === 'b') begun.set(key, event);
    if (event.ph !== 'e' || !start) continue;
    begun.delete(key);
    const type = (start.args ?? event.args)?.event_latency?.event_type ?? '';
    found.push({ type, at: start.ts / 1000, ms: (event.ts - start.ts) / 1000 });
  }
  return found;
}
