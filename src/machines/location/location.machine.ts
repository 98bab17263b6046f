import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { LocationForm, LocationRow } from '#model/location/location.events.ts';
import {
  locationCodeIsFree,
  locationIsEmpty,
  usageIsKept,
  warehouseDoesNotNeedIt,
  warehouseStands,
} from '#model/location/location.rules.ts';

type LocationCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const form = (_: unknown, data: LocationForm): LocationForm => data;
const nothing = (): object => ({});
const update = { guard: 'changeIsSound', actions: 'updated' } as const;
const archive = { guard: 'mayBeArchived', target: 'archived', actions: 'archived' } as const;

/** The life of a place in a warehouse. */
export const locationMachine = documentSetup<LocationRow, LocationCommand>()({
  rules: {
    isSound: all(locationCodeIsFree, warehouseStands),
    changeIsSound: all(locationCodeIsFree, warehouseStands, usageIsKept),
    mayBeArchived: all(locationIsEmpty, warehouseDoesNotNeedIt),
  },
  facts: {
    created: form,
    updated: form,
    blocked: (_: unknown, data: { reason: string }) => data,
    unblocked: nothing,
    archived: nothing,
  },
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
