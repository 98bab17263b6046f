import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Hub } from '#server/platform/stream/hub.ts';
import { databaseMetrics } from './database-metrics.ts';
import { gauge } from '#server/platform/observe/gauge.ts';
import type { Lifecycle } from '#server/platform/observe/lifecycle.ts';

export interface Metrics {
  /** Prometheus text format 0.0.4. */
  text(): Promise<string>;
}

export interface MetricsDeps {
  readonly executor: Executor;
  readonly hub: Hub;
  readonly jobs: Pick<JobRunner, 'onRun'>;
  readonly database: Database;
  readonly lifecycle: Lifecycle;
}

/** In seconds. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Memory, event loop and garbage collection are the process's own, whatever it serves. */
let ofProcess: Registry | undefined;
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const limit = new Gauge({
    name: 'lagra_heap_limit_bytes',
    help: 'Memory that JavaScript may take before the process ends.',
    registers: [ofProcess],
  });
  limit.set(getHeapStatistics().heap_size_limit);
  return ofProcess;
}

/** [OB4] Counts the server's activity from the moment it is mounted. No label ever names a company, a person or a document. */
export function createMetrics(app: FastifyInstance, deps: MetricsDeps): Metrics {
  const register = new Registry();
  const forget = [countBatches(register, deps), countJobs(register, deps)];
  countRequests(app, register);
  gaugeQueues(register, deps);
  gaugeStreams(register, deps);
  gauge(register, 'lagra_ready', 'Whether requests are to be sent here.', () =>
    Number(deps.lifecycle.phase === 'ready'),
  );
  const askDatabase = databaseMetrics(register, deps.database);
  app.addHook('onClose', async () => {
    for (const one of forget) one();
  });
  const all = Registry.merge([processRegistry(), register]);
  return {
    text: async () => {
      await askDatabase();
      return all.metrics();
    },
  };
}

/** Latency, traffic and errors. Streams, which last as long as their readers, are not among them. */
function countRequests(app: FastifyInstance, register: Registry): void {
  const duration = new Histogram({
    name: 'lagra_http_request_duration_seconds',
    help: 'Time taken to answer, by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const status = `${Math.floor(statusCode / 100)}xx`;
    duration.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);
  });
}

function gaugeQueues(registry: Registry, { executor }: MetricsDeps): void {
  gauge(
    registry,
    'lagra_commands_waiting',
    'Commands that wait for a transaction.',
    () => executor.load().commands,
  );
  gauge(registry, 'lagra_batches_waiting', 'Companies whose commands wait.', () => executor.load().companies);
  gauge(
    registry,
    'lagra_commands_oldest_seconds',
    'Time that the oldest waiting command has waited.',
    () => executor.load().oldest,
  );
}

/** Commands: how long they waited, and how long their transactions took. */
function countBatches(registry: Registry, { executor }: MetricsDeps): () => void {
  const of = (help: string) => ({ help, registers: [registry] });
  const duration = new Histogram({
    name: 'lagra_batch_duration_seconds',
    ...of('Time that the transaction of a batch of commands took, by whether it was written.'),
    labelNames: ['outcome'],
    buckets: BUCKETS,
  });
  const wait = new Histogram({
    name: 'lagra_batch_wait_seconds',
    ...of('Time that the first command of a batch had waited for its company.'),
    buckets: BUCKETS,
  });
  const commands = new Counter({ name: 'lagra_commands_total', ...of('Commands decided.') });
  const batches = new Counter({ name: 'lagra_batches_total', ...of('Transactions that wrote events.') });
  const events = new Counter({ name: 'lagra_events_total', ...of('Events written.') });
  const ends = [
    executor.onDecided((batch) => {
      duration.observe({ outcome: batch.written ? 'written' : 'failed' }, batch.took);
      wait.observe(batch.waited);
      if (batch.written) commands.inc(batch.commands);
    }),
    executor.onWritten((batch) => {
      batches.inc();
      events.inc(batch.events.length);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Jobs that this process has run; the queue itself is asked how far behind it is. */
function countJobs(registry: Registry, { jobs }: MetricsDeps): () => void {
  const duration = new Histogram({
    name: 'lagra_job_duration_seconds',
    help: 'Time that an attempt at a job took, by its queue and its outcome (done, failed, givenUp).',
    labelNames: ['queue', 'outcome'],
    buckets: [...BUCKETS, 60, 600],
    registers: [registry],
  });
  return jobs.onRun(({ queue, outcome, took }) => duration.observe({ queue, outcome }, took));
}

function gaugeStreams(registry: Registry, { hub }: MetricsDeps): void {
  gauge(registry, 'lagra_streams', 'Event streams that are open.', () => hub.size);
  gauge(
    registry,
    'lagra_stream_lag_events',
    'Events that are committed and not yet told, of the company that is furthest behind.',
    () => hub.lag().events,
  );
  gauge(
    registry,
    'lagra_stream_lag_seconds',
    'Time since the oldest event that is committed and not yet told.',
    () => hub.lag().seconds,
  );
  gauge(registry, 'lagra_stream_hears', 'Whether this process hears of what others write.', () =>
    Number(hub.hears()),
  );
}
