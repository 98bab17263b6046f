import { all, documentSetup, given } from '#model/engine/chart.ts';
import { locationFacts, locationForm, type LocationRow } from '#model/location/location.facts.ts';
import {
  locationCodeIsFree,
  locationIsEmpty,
  locationTypeIsKept,
  warehouseDoesNotNeedIt,
  warehouseStands,
} from '#model/location/location.rules.ts';
import { freeGoods, withholdGoods } from '#model/location/location.stock.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { locationKind } from '#model/location/location.kind.ts';
import { blockableCommands, blockableLife, type BlockableCommand } from '../record/blockable-life.ts';

/** The life of a place in a warehouse. */
const locationMachine = documentSetup<LocationRow, BlockableCommand>()({
  rules: {
    isSound: all(locationCodeIsFree, warehouseStands),
    changeIsSound: all(locationCodeIsFree, warehouseStands, locationTypeIsKept),
    mayBeArchived: all(locationIsEmpty, warehouseDoesNotNeedIt),
  },
  facts: locationFacts,
}).createMachine({
  id: 'location',
  context: given,
  initial: 'none',
  states: blockableLife({ create: 'isSound', update: 'changeIsSound', archive: 'mayBeArchived' }),
});

export const locationDocument: DocumentType = {
  ...locationKind,
  chart: locationMachine,
  commands: blockableCommands({ kind: 'location', form: locationForm, blockedBy: 'edit' }),
  facts: locationFacts,
  stock: { blocked: withholdGoods, unblocked: freeGoods },
};
