import { all, documentSetup, given } from '#model/engine/chart.ts';
import { locationFacts, locationForm, type LocationRow } from '#model/location/location.facts.ts';
import {
  locationCodeIsFree,
  locationIsEmpty,
  usageIsKept,
  warehouseDoesNotNeedIt,
  warehouseStands,
} from '#model/location/location.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { locationKind } from '#model/location/location.kind.ts';
import * as v from '#model/values/schemas.ts';

type LocationCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const update = { guard: 'changeIsSound', actions: 'updated' } as const;
const archive = { guard: 'mayBeArchived', target: 'archived', actions: 'archived' } as const;

/** The life of a place in a warehouse. */
const locationMachine = documentSetup<LocationRow, LocationCommand>()({
  rules: {
    isSound: all(locationCodeIsFree, warehouseStands),
    changeIsSound: all(locationCodeIsFree, warehouseStands, usageIsKept),
    mayBeArchived: all(locationIsEmpty, warehouseDoesNotNeedIt),
  },
  facts: locationFacts,
}).createMachine({
  id: 'location',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: { on: { update, block: { target: 'blocked', actions: 'blocked' }, archive } },
    blocked: { on: { update, unblock: { target: 'active', actions: 'unblocked' }, archive } },
    archived: {},
  },
});

export const locationDocument: DocumentType = {
  ...locationKind,
  chart: locationMachine,
  commands: {
    create: { schema: locationForm, mode: 'predict', permission: 'location.create' },
    update: { schema: locationForm, mode: 'predict', permission: 'location.edit', savesForm: true },
    block: { schema: v.withReason, mode: 'predict', permission: 'location.edit' },
    unblock: { schema: v.empty, mode: 'predict', permission: 'location.edit' },
    archive: { schema: v.empty, mode: 'predict', permission: 'location.delete' },
  },
  facts: locationFacts,
};
