import { z } from 'zod';
import type { Engine } from './engine.ts';

/**
 * A short fingerprint of every table's fields, look-ups and fact shapes: a page whose fingerprint differs from the
 * server's would fold facts that it does not know.
 */
export function schemaOf(engine: Engine): string {
  const shape: unknown[] = [...engine.tables.values()].map((table) => [
    table.name,
    Object.keys(table.indexes),
    table.follows ?? null,
    table.guarded,
    table.bootstrap,
  ]);
  for (const type of engine.types.values())
    for (const [fact, schema] of Object.entries(type.facts))
      shape.push([type.kind, fact, z.toJSONSchema(schema, { unrepresentable: 'any' })]);
  return fnv1a(JSON.stringify(shape));
}

/** FNV-1a, 32 bits, in hexadecimal. Source: RFC 9923. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
