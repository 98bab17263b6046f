import { FastifyOtelInstrumentation } from '@fastify/otel';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { traceWith } from './spans.ts';

/** What is traced, and where it goes. */
export interface Traces {
  /** Traces the requests of a server; before its routes are added. */
  mount(app: FastifyInstance): Promise<void>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * [OB6] Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT, as OpenTelemetry's own variables say (OTEL_SERVICE_NAME,
 * OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS, …). Loaded only where that is set.
 * @param joins whether the trace that a request says it belongs to is joined: callers are proxies of our own
 */
export function openTraces({ joins }: { readonly joins: boolean }): Traces {
  process.env['OTEL_SERVICE_NAME'] ??= 'lagra';
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(withoutMessages(new OTLPTraceExporter()))],
  });
  provider.register(joins ? {} : { propagator: null });
  traceWith({ tracer: provider.getTracer('lagra'), active: () => trace.getActiveSpan() });
  return {
    mount: async (app) => {
      const requests = new FastifyOtelInstrumentation({
        instrumentHooks: false,
        instrumentHandler: false,
        recordExceptions: false,
        ignorePaths: ({ url }) => /^\/api\/(health|ready|metrics)\//.test(url),
        requestHook: (span, { id, method, routeOptions }) => {
          const route = routeOptions.url ?? 'none';
          span.updateName(`${method} ${route}`);
          // The address itself may hold a token.
          span.setAttributes({ 'url.path': route, 'http.request.id': id });
        },
      });
      requests.setTracerProvider(provider);
      await app.register(requests.plugin());
    },
    close: async () => {
      traceWith(undefined);
      await provider.shutdown();
    },
  };
}

/** Messages of errors may quote values: of a failed span its code is told, and nothing else. */
function withoutMessages(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(plain), done),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

const plain = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    status: { value: { code: span.status.code } },
    events: { value: [] },
  }) as ReadableSpan;
