import { expect, test } from 'vitest';
import { z } from 'zod';
import { documents } from '../registry.ts';
import { waysIn } from './lines.fixtures.ts';

interface Shape {
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
}

/** Where a schema has lists of things that come with ids of their own. */
function listsWithIds(shape: Shape, path: string): string[] {
  const own = shape.items?.properties?.['id'] ? [path] : [];
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, one]) =>
    listsWithIds(one, path === '' ? name : `${path}.${name}`),
  );
  const others = [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])];
  return [...own, ...inner, ...others.flatMap((one) => listsWithIds(one, path))];
}

const lists = Object.values(documents).flatMap(({ kind, commands }) =>
  Object.entries(commands).flatMap(([name, { schema, permission }]) =>
    permission === null
      ? []
      : listsWithIds(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '').map(
          (path) => `${kind}.${name}: ${path}`,
        ),
  ),
);

/** Ids of other things than lines, which are looked for in their own document alone, or are those of documents. */
const noLines = [
  'product.generate: made',
  'shipment.pack: parcels',
  'shipment.packAndShip: parcels',
  'count.count: entries',
  // The order that is made of them has them: sales-quote.test.ts
  'salesOrder.orderPart: lines',
];

test('[LN5] every way in which lines come into documents is tried', () => {
  expect(lists.filter((one) => !noLines.includes(one)).sort()).toEqual(Object.keys(waysIn).sort());
});
