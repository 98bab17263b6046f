import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  supplierReturnFacts,
  type SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import * as makers from '#model/areas/purchasing/supplier-return/supplier-return.makers.ts';
import * as rules from '#model/areas/purchasing/supplier-return/supplier-return.rules.ts';

type SendBackCommand =
  | 'create'
  | 'update'
  | 'request'
  | 'accept'
  | 'reject'
  | 'dispatch'
  | 'credit'
  | 'cancel'
  | 'reverse';

const update = { guard: 'mayBeEdited', actions: 'updated' } as const;
const reverse = { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' } as const;
const cancel = { target: 'cancelled', actions: 'cancelled' } as const;

/** The life of a return to a supplier: asked for, accepted under a number of theirs, sent, credited. */
export const supplierReturnMachine = documentSetup<SupplierReturnRow, SendBackCommand>()({
  rules: {
    mayBeOpened: rules.mayBeOpened,
    mayBeEdited: rules.mayBeEdited,
    mayBeRequested: rules.mayBeRequested,
    mayBeDispatched: rules.mayBeDispatched,
    mayBeCredited: rules.mayBeCredited,
    mayBeReversed: rules.mayBeReversed,
  },
  facts: supplierReturnFacts,
  makers,
}).createMachine({
  id: 'supplierReturn',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBeOpened', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update,
        request: { guard: 'mayBeRequested', target: 'requested', actions: 'requested' },
        cancel,
      },
    },
    requested: {
      on: {
        update,
        accept: { target: 'accepted', actions: 'accepted' },
        reject: { target: 'rejected', actions: 'rejected' },
        cancel,
      },
    },
    // What the supplier takes back, and where it lies by then, may differ from what was asked.
    accepted: {
      on: {
        update,
        dispatch: { guard: 'mayBeDispatched', target: 'dispatched', actions: 'dispatched' },
        cancel,
      },
    },
    dispatched: {
      on: { credit: { guard: 'mayBeCredited', target: 'credited', actions: 'credited' }, reverse },
    },
    credited: { on: { reverse } },
    reversed: {},
    rejected: {},
    cancelled: {},
  },
});
