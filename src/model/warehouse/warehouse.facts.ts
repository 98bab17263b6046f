import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

/** A site with its own stock. The three places that every receipt and pick needs are named on it. */
export const warehouseForm = z.strictObject({
  code: v.code,
  name: v.name,
  address: v.address,
});
export type WarehouseForm = z.infer<typeof warehouseForm>;

const opened = warehouseForm.extend({
  /** Ids of the locations that come with it. */
  receiving: v.id,
  staging: v.id,
  quarantine: v.id,
});
export type WarehouseOpened = z.infer<typeof opened>;

export const warehouseFacts = {
  created: opened,
  updated: warehouseForm,
  blocked: v.withReason,
  unblocked: v.empty,
  archived: v.empty,
} as const;

export interface WarehouseRow extends DocumentRow, WarehouseOpened {}

declare module '../engine/rows.ts' {
  interface Rows {
    warehouse: WarehouseRow;
  }
}
