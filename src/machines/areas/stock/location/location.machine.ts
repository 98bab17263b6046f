import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  locationCheck,
  locationFacts,
  locationForm,
  stockHold,
  type LocationFact,
  type LocationRow,
  type StockHold,
} from '#model/areas/stock/location/location.facts.ts';
import {
  locationCodeIsFree,
  locationIsEmpty,
  locationTypeIsKept,
  mayBeFreed,
  mayBeHeld,
  nothingIsToCome,
  stockIsDoubted,
  warehouseDoesNotNeedIt,
  warehouseStands,
} from '#model/areas/stock/location/location.rules.ts';
import {
  endHold,
  freeGoods,
  holdGoods,
  promisesOnHeld,
  promisesOnLocation,
  trustGoods,
  withholdGoods,
} from '#model/areas/stock/location/location.stock.ts';
import { released } from '#model/stock/stock.withholding.ts';
import type * as v from '#model/values/schemas.ts';
import type { DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import { locationKind } from '#model/areas/stock/location/location.kind.ts';
import {
  blockableCommands,
  blockableLife,
  type BlockableCommand,
} from '#machines/app/record/blockable-life.ts';

const life = blockableLife({ create: 'isSound', update: 'changeIsSound', archive: 'mayBeArchived' });
const check = { guard: 'stockIsDoubted', actions: 'checked' } as const;

const hold = {
  holdStock: { guard: 'mayBeHeld', actions: 'stockHeld' },
  freeStock: { guard: 'mayBeFreed', actions: 'stockFreed' },
} as const;
type Context = DecisionContext<LocationRow>;

/** The life of a place in a warehouse. */
const locationMachine = documentSetup<LocationRow, BlockableCommand | 'check' | 'holdStock' | 'freeStock'>()({
  rules: {
    isSound: all(locationCodeIsFree, warehouseStands),
    changeIsSound: all(locationCodeIsFree, warehouseStands, locationTypeIsKept),
    mayBeArchived: all(locationIsEmpty, warehouseDoesNotNeedIt, nothingIsToCome),
    stockIsDoubted,
    mayBeHeld,
    mayBeFreed,
  },
  facts: locationFacts,
  makers: {
    blocked: ({ view, id }: Context, { reason }: v.WithReason): LocationFact<'blocked'> => ({
      reason,
      released: released(promisesOnLocation(view, id)),
    }),
    stockHeld: ({ view, id }: Context, data: StockHold): LocationFact<'stockHeld'> => ({
      ...data,
      released: released(promisesOnHeld(view, id, data)),
    }),
  },
}).createMachine({
  id: 'location',
  context: decisionContext,
  initial: 'none',
  states: {
    ...life,
    active: { on: { ...life.active.on, check, ...hold } },
    blocked: { on: { ...life.blocked.on, check, ...hold } },
  },
});

export const locationDocument: DocumentType = {
  ...locationKind,
  chart: locationMachine,
  commands: {
    ...blockableCommands({ kind: 'location', form: locationForm, blockedBy: 'edit' }),
    check: { schema: locationCheck, mode: 'predict', permission: 'location.edit' },
    holdStock: { schema: stockHold, mode: 'predict', permission: 'location.hold' },
    freeStock: { schema: stockHold, mode: 'predict', permission: 'location.hold' },
  },
  facts: locationFacts,
  stock: {
    blocked: withholdGoods,
    unblocked: freeGoods,
    checked: trustGoods,
    stockHeld: holdGoods,
    stockFreed: endHold,
  },
};
