import { spanContext, inSpan } from '#server/platform/observe/spans.ts';
import type { Job } from './job.ts';

/** Decides a batch in a span of the first request of it, which the others' are linked to. */
export function traced<T>(jobs: readonly Job[], commands: number, work: () => Promise<T>): Promise<T> {
  const [first, ...others] = jobs;
  if (!first) return work();
  const of = () => ({
    name: 'decide batch',
    attributes: { 'lagra.requests': jobs.length, 'lagra.commands': commands },
    links: others.flatMap(({ within }) => within(spanContext) ?? []).map((context) => ({ context })),
  });
  return first.within(() => inSpan(of, work));
}
