import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  landedCostFacts,
  type LandedCostRow,
} from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import * as makers from '#model/areas/purchasing/landed-cost/landed-cost.makers.ts';
import * as rules from '#model/areas/purchasing/landed-cost/landed-cost.rules.ts';

type LandedCommand = 'create' | 'update' | 'post' | 'withdraw' | 'reverse' | 'discard';

const post = { guard: 'mayBePosted', target: 'posted', actions: 'posted' } as const;
const discard = { target: 'discarded', actions: 'discarded' } as const;

/** The life of a landed cost: written, booked on what its receipts brought, at once or as they are posted. */
export const landedCostMachine = documentSetup<LandedCostRow, LandedCommand>()({
  rules: {
    mayBeWritten: rules.mayBeWritten,
    mayBePosted: rules.mayBePosted,
    mayWait: rules.mayWait,
    mayBeReversed: rules.mayBeReversed,
  },
  facts: landedCostFacts,
  makers,
}).createMachine({
  id: 'landedCost',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBeWritten', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update: { guard: 'mayBeWritten', actions: 'updated' },
        post: [post, { guard: 'mayWait', target: 'awaiting', actions: 'scheduled' }],
        discard,
      },
    },
    // The receipt that is posted last posts it.
    awaiting: { on: { post, withdraw: { target: 'draft', actions: 'withdrawn' }, discard } },
    posted: { on: { reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' } } },
    reversed: {},
    discarded: {},
  },
});
