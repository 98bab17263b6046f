import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import {
  unknownItemFacts,
  type UnknownItemRow,
} from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { matched, parked } from '#model/areas/purchasing/unknown-item/unknown-item.makers.ts';
import {
  mayBeDescribed,
  mayBeMatched,
  mayBeParked,
  supplierIsKnown,
} from '#model/areas/purchasing/unknown-item/unknown-item.rules.ts';

type ItemCommand = 'park' | 'update' | 'match' | 'sendBack' | 'discard' | 'reopen';

const reopen = { target: 'parked', actions: 'reopened' } as const;

/** The life of something that came and that nobody knows. */
export const unknownItemMachine = documentSetup<UnknownItemRow, ItemCommand>()({
  rules: { mayBeParked, mayBeDescribed, mayBeMatched, supplierIsKnown },
  facts: unknownItemFacts,
  makers: { parked, matched },
}).createMachine({
  id: 'unknownItem',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { park: { guard: 'mayBeParked', target: 'parked', actions: 'parked' } } },
    parked: {
      on: {
        update: { guard: 'mayBeDescribed', actions: 'updated' },
        match: { guard: 'mayBeMatched', target: 'matched', actions: 'matched' },
        sendBack: { guard: 'supplierIsKnown', target: 'sentBack', actions: 'sentBack' },
        discard: { target: 'discarded', actions: 'discarded' },
      },
    },
    matched: {},
    sentBack: { on: { reopen } },
    discarded: { on: { reopen } },
  },
});
