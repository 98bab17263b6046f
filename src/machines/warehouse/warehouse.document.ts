import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import { warehouseFacts, warehouseForm, type WarehouseOpened } from '#model/warehouse/warehouse.facts.ts';
import { warehouseKind } from '#model/warehouse/warehouse.kind.ts';
import { blockableCommands } from '../record/blockable-life.ts';
import { warehouseMachine } from './warehouse.machine.ts';

/** The receiving, staging and quarantine locations are created with their warehouse. */
function openLocations(event: AppliedEvent): readonly FollowUp[] {
  const data = event.data as WarehouseOpened; // the schema of `created`
  const place = (document: string, code: string, locationType: string): FollowUp => ({
    kind: 'location',
    document,
    type: 'create',
    data: {
      warehouse: event.document,
      code: `${data.code}-${code}`,
      name: '',
      zone: '',
      locationType,
      pickable: false,
      pickSequence: 0,
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
