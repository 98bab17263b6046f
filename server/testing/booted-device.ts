import { engine } from '#machines/registry.ts';
import { arrivedPage, type BootHeader } from '#model/engine/pages.ts';
import { Replica } from '#model/engine/replica.ts';
import type { Row } from '#model/engine/rows.ts';
import { compare } from '#model/values/order.ts';

interface BootedDevice {
  readonly header: BootHeader;
  readonly replica: Replica;
}

/** A device that begins with a bootstrap, of a person who is limited to these warehouses; null: to none. */
export function deviceOf(text: string, warehouses: readonly string[] | null): BootedDevice {
  const lines = text.trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '') as BootHeader;
  const replica = new Replica({
    engine,
    company: header.company,
    tables: new Set(Object.keys(header.tables)),
    scope: warehouses && new Set(warehouses),
    recentSince: header.since,
    env: () => {
      throw new Error('nothing is proposed here');
    },
  });
  for (const line of lines.slice(1, -1)) replica.fillPage(arrivedPage(line));
  replica.head = header.asOf;
  return { header, replica };
}

/** The rows that a device holds of these tables, by table and id. */
export const heldRows = (
  replica: Replica,
  tables: Iterable<string>,
): readonly (readonly [string, readonly Row[]])[] =>
  [...tables]
    .toSorted(compare)
    .map((table) => [table, replica.rows(table).toSorted((a, b) => compare(a.id, b.id))]);
