import type { LogEvent } from '#model/engine/envelope.ts';
import type { Delivery } from './delivery-store.ts';

/** What an endpoint is told of a fact, as somebody sees it. */
export const factPayload = (
  company: number,
  { seq, event, at }: Pick<Delivery, 'seq' | 'event' | 'at'>,
  { kind, document, version, type, by, state, data }: LogEvent,
): object => ({
  type: event,
  timestamp: at,
  data: { company, seq, kind, document, version, fact: type, by, state, data },
});
