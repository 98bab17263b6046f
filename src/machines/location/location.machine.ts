import { all, documentSetup, given } from '#model/engine/chart.ts';
import {
  locationCheck,
  locationFacts,
  locationForm,
  type LocationRow,
} from '#model/location/location.facts.ts';
import {
  locationCodeIsFree,
  locationIsEmpty,
  locationTypeIsKept,
  stockIsDoubted,
  warehouseDoesNotNeedIt,
  warehouseStands,
} from '#model/location/location.rules.ts';
import { freeGoods, trustGoods, withholdGoods } from '#model/location/location.stock.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { locationKind } from '#model/location/location.kind.ts';
import { blockableCommands, blockableLife, type BlockableCommand } from '../record/blockable-life.ts';

const life = blockableLife({ create: 'isSound', update: 'changeIsSound', archive: 'mayBeArchived' });
const check = { guard: 'stockIsDoubted', actions: 'checked' } as const;

/** The life of a place in a warehouse. */
const locationMachine = documentSetup<LocationRow, BlockableCommand | 'check'>()({
  rules: {
    isSound: all(locationCodeIsFree, warehouseStands),
    changeIsSound: all(locationCodeIsFree, warehouseStands, locationTypeIsKept),
    mayBeArchived: all(locationIsEmpty, warehouseDoesNotNeedIt),
    stockIsDoubted,
  },
  facts: locationFacts,
}).createMachine({
  id: 'location',
  context: given,
  initial: 'none',
  states: {
    ...life,
    active: { on: { ...life.active.on, check } },
    blocked: { on: { ...life.blocked.on, check } },
  },
});

export const locationDocument: DocumentType = {
  ...locationKind,
  chart: locationMachine,
  commands: {
    ...blockableCommands({ kind: 'location', form: locationForm, blockedBy: 'edit' }),
    check: { schema: locationCheck, mode: 'predict', permission: 'location.edit' },
  },
  facts: locationFacts,
  stock: { blocked: withholdGoods, unblocked: freeGoods, checked: trustGoods },
};
