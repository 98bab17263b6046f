import type { Change } from '#model/areas/integrations/connector/connector.ts';

const shipmentLine = (over: Readonly<Record<string, string>>): Record<string, string> => ({
  shipment: 'SHP-1',
  shipped: '2026-05-04T08:00:00.000Z',
  order: 'SO-1',
  customer: 'C-1',
  sku: 'BOLT-M8',
  quantity: '2.5',
  carrier: 'PostNord; Sverige',
  tracking: '=1+1',
  ...over,
});

/** A change of each flow that CSV files have. */
export const csvChanges: Readonly<Record<string, Change>> = {
  shipments: {
    id: '019a0000-0000-7000-8000-0000000000d1',
    at: '2026-05-04T08:00:00.000Z',
    flow: 'shipments',
    entity: 'shipment',
    kind: 'shipment',
    document: '019a0000-0000-7000-8000-0000000000e1',
    latest: null,
    name: 'SHP-1',
    data: { lines: [shipmentLine({}), shipmentLine({ sku: 'NUT-M8' })] },
    onceOver: '2026-05-04',
    link: null,
  },
  stock: {
    id: '019a0000-0000-7000-8000-0000000000d2',
    at: '2026-05-04T08:00:00.000Z',
    flow: 'stock',
    entity: 'stock',
    kind: 'product',
    document: '019a0000-0000-7000-8000-0000000000e2',
    latest: '019a0000-0000-7000-8000-0000000000e2',
    name: 'BOLT-M8',
    data: { lines: [{ sku: 'BOLT-M8', warehouse: 'WH', onHand: '10', free: '7.5', at: '2026-05-04' }] },
    link: null,
  },
};

/** How many lines of a change are in the files of a folder, where each is to be in one place: 1 where it is whole. */
export function timesIn(texts: readonly string[], { flow }: Change): number {
  const lines = texts.flatMap((text) => text.split('\r\n'));
  const starts = flow === 'shipments' ? ['SHP-1;2026', 'SHP-1;2026'] : ['BOLT-M8;WH'];
  const found = lines.filter((line) => starts.some((start) => line.startsWith(start))).length;
  return found / starts.length;
}

/** Twelve files, which are two pages. */
export const csvFiles: readonly (readonly [name: string, text: string])[] = Array.from(
  { length: 12 },
  (_, n) => [`products-${String(n + 1).padStart(2, '0')}.csv`, `sku;name\r\nP-${n + 1};Part ${n + 1}\r\n`],
);
