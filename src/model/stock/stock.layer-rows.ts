import type { Row } from '../engine/rows.ts';
import { defineTable } from '../engine/table.ts';
import type { Scaled } from '../values/scaled.ts';

/** The units that all stock of a product is divided into since there was none last; id is the product's. */
interface LayerPoolRow extends Row {
  /** Counts up when goods come in and nothing is there. */
  readonly era: number;
  readonly units: Scaled;
}

/** The units of them that a receipt's goods of a product have; id is `layerKey`. */
interface ReceiptLayerRow extends Row {
  /** The era that its units are of: they are none of another one. */
  readonly era: number;
  readonly units: Scaled;
}

declare module '../engine/rows.ts' {
  interface Rows {
    layerPool: LayerPoolRow;
    receiptLayer: ReceiptLayerRow;
  }
}

/** There is a layer for every product of every receipt: they stay on the server. */
const onServer = { indexes: {}, view: null } as const;

export const layerTables = [
  defineTable({ name: 'layerPool', ...onServer }),
  defineTable({ name: 'receiptLayer', ...onServer }),
] as const;

/** The product comes first, as it is what differs between the lines of a receipt. */
export const layerKey = (product: string, receipt: string): string => `${product}:${receipt}`;
