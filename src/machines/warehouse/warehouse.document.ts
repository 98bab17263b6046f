import { z } from 'zod';
import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import { warehouseFacts, warehouseForm, type WarehouseOpened } from '#model/warehouse/warehouse.events.ts';
import { warehouseFolds } from '#model/warehouse/warehouse.folds.ts';
import { warehouseTable } from '#model/warehouse/warehouse.table.ts';
import { warehouseMachine } from './warehouse.machine.ts';

const empty = z.strictObject({});

/** The receiving, staging and quarantine locations come with their warehouse. */
function openLocations(event: AppliedEvent): readonly FollowUp[] {
  const data = event.data as WarehouseOpened; // the schema of `created`
  const place = (document: string, code: string, usage: string): FollowUp => ({
    kind: 'location',
    document,
    type: 'create',
    data: {
      warehouse: event.document,
      code: `${data.code}-${code}`,
      name: '',
      zone: '',
      usage,
      pickable: false,
      walkingOrder: 0,
      barcode: '',
    },
  });
  return [
    place(data.receiving, 'IN', 'receiving'),
    place(data.staging, 'OUT', 'staging'),
    place(data.quarantine, 'QC', 'quarantine'),
  ];
}

export const warehouseDocument: DocumentType = {
  kind: 'warehouse',
  table: warehouseTable,
  chart: warehouseMachine,
  commands: {
    create: { schema: warehouseFacts.created, mode: 'predict', permission: 'warehouse.create' },
    update: { schema: warehouseForm, mode: 'predict', permission: 'warehouse.edit', savesForm: true },
    block: { schema: warehouseFacts.blocked, mode: 'predict', permission: 'warehouse.edit' },
    unblock: { schema: empty, mode: 'predict', permission: 'warehouse.edit' },
    archive: { schema: empty, mode: 'predict', permission: 'warehouse.delete' },
  },
  facts: warehouseFacts,
  folds: warehouseFolds,
  policies: { created: openLocations },
};
