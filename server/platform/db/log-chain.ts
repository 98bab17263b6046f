import { hash } from 'node:crypto';
import type { LogEvent } from '#model/engine/envelope.ts';

/** What a row of the log says, as the chain covers it. `at` may be more precise than milliseconds. */
export type ChainedEvent = Omit<LogEvent, 'drawn' | 'byType'> & {
  readonly drawn?: LogEvent['drawn'] | null;
  readonly byType?: LogEvent['byType'] | null;
  readonly device?: string | null | undefined;
};

/** Before the first fact: 32 zero bytes, in hex. */
export const CHAIN_START = '0'.repeat(64);

/**
 * [AUD5] The hash of a fact in hex: SHA-256 over the hash before it (32 bytes) and the fact in canonical form (UTF-8).
 * @param before in hex
 */
export function chainHash(before: string, company: number, event: ChainedEvent): string {
  return hash(
    'sha256',
    Buffer.concat([Buffer.from(before, 'hex'), Buffer.from(canonicalEvent(company, event))]),
  );
}

/** The columns in a fixed order as JSON: whatever is not covered (the address) is not in it. */
const canonicalEvent = (company: number, event: ChainedEvent): string =>
  canonical([
    company,
    event.seq,
    event.kind,
    event.document,
    event.version,
    event.type,
    event.state,
    event.data,
    event.drawn,
    microseconds(event.at),
    event.by,
    event.command,
    event.index,
    event.device,
    // Facts of before actors were told apart keep their hashes.
    ...(event.byType ? [event.byType] : []),
  ]);

/** A moment with six digits of the second, as PostgreSQL stores it. */
function microseconds(at: string): string {
  if (/\.\d{6}Z$/.test(at)) return at;
  return new Date(at).toISOString().replace('Z', '000Z');
}

/**
 * A value as canonical JSON (RFC 8785): no spaces, the keys of objects in the order of their UTF-16 units. What jsonb
 * gives back for a value has the same form, whatever order it keeps its keys in. Absent is null in lists, and left out
 * in objects.
 */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value)) {
    let list = '[';
    for (let at = 0; at < value.length; at++) list += (at > 0 ? ',' : '') + canonical(value[at]);
    return `${list}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>; // what remains of JSON
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}
