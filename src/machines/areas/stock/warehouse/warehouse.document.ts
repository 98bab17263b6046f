import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { LocationForm } from '#model/areas/stock/location/location.facts.ts';
import {
  warehouseFacts,
  warehouseForm,
  type WarehouseOpened,
} from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { warehouseKind } from '#model/areas/stock/warehouse/warehouse.kind.ts';
import { blockableCommands } from '#machines/app/record/blockable-life.ts';
import { warehouseMachine } from './warehouse.machine.ts';

/** The receiving, staging and quarantine locations are created with their warehouse, and a first bin if one is asked for. */
function openLocations(event: AppliedEvent): readonly FollowUp[] {
  const data = event.data as WarehouseOpened; // the schema of `created`
  const place = (document: string, code: string, locationType: LocationForm['locationType']): FollowUp => ({
    kind: 'location',
    document,
    type: 'create',
    data: {
      warehouse: event.document,
      code: `${data.code}-${code}`,
      name: '',
      zone: '',
      locationType,
      pickable: locationType === 'storage',
      pickSequence: 0,
      barcode: '',
    },
  });
  return [
    place(data.receiving, 'IN', 'receiving'),
    place(data.staging, 'OUT', 'staging'),
    place(data.quarantine, 'QC', 'quarantine'),
    ...(data.bin === undefined ? [] : [place(data.bin, 'A1', 'storage')]),
  ];
}

export const warehouseDocument: DocumentType = {
  ...warehouseKind,
  chart: warehouseMachine,
  commands: blockableCommands({
    kind: 'warehouse',
    form: warehouseForm,
    created: warehouseFacts.created,
    blockedBy: 'edit',
  }),
  facts: warehouseFacts,
  reactions: { created: openLocations },
};
