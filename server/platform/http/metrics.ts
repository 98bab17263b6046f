import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Hub } from '#server/platform/stream/hub.ts';

interface Sample {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly values: readonly (readonly [labels: string, value: number])[];
}

export interface Metrics {
  /** Prometheus text format 0.0.4. */
  text(): string;
}

interface Counts {
  readonly requests: Map<string, { count: number; seconds: number }>;
  batches: number;
  events: number;
}

/** Counts the server's activity from the moment it is mounted. */
export function createMetrics(app: FastifyInstance, executor: Executor, hub: Hub): Metrics {
  const counts: Counts = { requests: new Map(), batches: 0, events: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onResponse', async (request, reply) => {
    const label = `method="${request.method}",status="${reply.statusCode}"`;
    const known = counts.requests.get(label) ?? { count: 0, seconds: 0 };
    counts.requests.set(label, { count: known.count + 1, seconds: known.seconds + reply.elapsedTime / 1000 });
  });
  const forget = executor.onWritten((batch) => {
    counts.batches += 1;
    counts.events += batch.events.length;
  });
  app.addHook('onClose', async () => {
    forget();
    delay.disable();
  });
  return {
    text: () =>
      samples(counts, hub.size, delay.percentile(99) / 1e9)
        .map(written)
        .join(''),
  };
}

function samples({ requests, batches, events }: Counts, streams: number, delay: number): Sample[] {
  const answered = [...requests].map(([label, { count }]) => [label, count] as const);
  const taken = [...requests].map(([label, { seconds }]) => [label, seconds] as const);
  return [
    counter('lagra_http_requests_total', 'Answers by method and status.', answered),
    counter('lagra_http_seconds_total', 'Time taken to answer.', taken),
    counter('lagra_batches_total', 'Transactions that wrote events.', [['', batches]]),
    counter('lagra_events_total', 'Events written.', [['', events]]),
    gauge('lagra_streams', 'Event streams that are open.', streams),
    gauge('lagra_event_loop_delay_seconds', 'Event loop delay, 99th percentile.', delay || 0),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'Time since the process began.', process.uptime()),
  ];
}

const counter = (name: string, help: string, values: Sample['values']): Sample => ({
  name,
  help,
  values,
  type: 'counter',
});
const gauge = (name: string, help: string, value: number): Sample => ({
  name,
  help,
  values: [['', value]],
  type: 'gauge',
});

function written({ name, type, help, values }: Sample): string {
  const lines = values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
