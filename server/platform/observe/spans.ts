import type { Attributes, Link, Span, SpanContext, Tracer } from '@opentelemetry/api';

/** Who traces. */
interface Tracing {
  readonly tracer: Tracer;
  /** The span that is worked in. */
  readonly active: () => Span | undefined;
}

let tracing: Tracing | undefined;

/** From now on work is traced by it; undefined: no longer. See `traces.ts`. */
export function traceWith(next: Tracing | undefined): void {
  tracing = next;
}

/** What others link to the span that is worked in by. */
export const spanContext = (): SpanContext | undefined => tracing?.active()?.spanContext();

/** What a span says of its work; never what a person wrote, and no secrets. */
export interface SpanOf {
  readonly name: string;
  readonly attributes: Attributes;
  readonly links?: Link[];
  /** What is no part of other work that is traced is not traced. */
  readonly onlyWithin?: boolean;
}

const ERROR = 2; // `SpanStatusCode.ERROR`: the package is loaded only where somebody traces

/** Runs work in a span of its own, which the spans within are children of. Nothing but a call while nobody traces. */
export function inSpan<T>(of: () => SpanOf, work: () => Promise<T>): Promise<T> {
  if (tracing === undefined) return work();
  const { name, onlyWithin = false, ...options } = of();
  if (onlyWithin && !tracing.active()) return work();
  return tracing.tracer.startActiveSpan(name, options, (span) => ending(span, work()));
}

async function ending<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // Its message may quote a value.
    span.setStatus({ code: ERROR });
    span.setAttribute('error.type', codeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of PostgreSQL or of the system, else the name of the class. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
};
