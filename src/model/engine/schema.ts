import { z } from 'zod';
import { STOCK, type Engine } from './engine.ts';

/**
 * A short fingerprint of every table's fields, look-ups and fact shapes, the ledger's too: a page whose fingerprint differs
 * from the server's would fold facts that it does not know. Rows are what facts fold to, so a row that changes without its
 * facts needs a migration of what devices keep.
 */
export function schemaOf(engine: Engine): string {
  const shape: unknown[] = [...engine.tables.values()].map((table) => [
    table.name,
    Object.keys(table.indexes),
    table.follows ?? null,
    table.guarded,
    table.bootstrap,
  ]);
  for (const { kind, facts } of [...engine.types.values(), { kind: STOCK, facts: engine.ledger.facts }])
    for (const [fact, schema] of Object.entries(facts))
      shape.push([kind, fact, z.toJSONSchema(schema, { unrepresentable: 'any' })]);
  return fnv1a(JSON.stringify(shape));
}

/** FNV-1a, 32 bits, in hexadecimal. Source: RFC 9923. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
