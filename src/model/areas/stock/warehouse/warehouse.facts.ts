import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** A site with its own stock. It names the three locations that every receipt and pick needs. */
export const warehouseForm = z.strictObject({
  code: v.code,
  name: v.name,
  address: v.address,
});
export type WarehouseForm = z.infer<typeof warehouseForm>;

const opened = warehouseForm.extend({
  /** Ids of the locations created with it. */
  receiving: v.id,
  staging: v.id,
  quarantine: v.id,
  /** Id of a first bin, where goods are put away and picked; absent: none is made. [WH4] */
  bin: v.id.optional(),
});
export type WarehouseOpened = z.infer<typeof opened>;

/** Ids for the places of a new warehouse, with a first bin. [WH4] */
export const newPlaces = (newId: () => string): Omit<WarehouseOpened, keyof WarehouseForm> => ({
  receiving: newId(),
  staging: newId(),
  quarantine: newId(),
  bin: newId(),
});

export const warehouseFacts = {
  created: opened,
  updated: warehouseForm,
  blocked: v.withReason,
  unblocked: v.empty,
  archived: v.empty,
} as const;

export interface WarehouseRow extends DocumentRow, WarehouseOpened {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    warehouse: WarehouseRow;
  }
}
