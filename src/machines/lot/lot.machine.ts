import { documentSetup, given } from '#model/engine/chart.ts';
import type { DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import { lotFacts, lotForm, newLot, type LotFact, type LotRow } from '#model/lot/lot.facts.ts';
import { lotKind } from '#model/lot/lot.kind.ts';
import { expiryIsKnown, lotIsNew } from '#model/lot/lot.rules.ts';
import { freeLot, promisesOnLot, withholdLot } from '#model/lot/lot.stock.ts';
import { released } from '#model/stock/stock.withholding.ts';
import * as v from '#model/values/schemas.ts';

type LotCommand = 'create' | 'update' | 'block' | 'unblock';

const update = { guard: 'expiryIsKnown', actions: 'updated' } as const;

/** The life of a lot or serial number, from the receipt that first brought it. */
const lotMachine = documentSetup<LotRow, LotCommand>()({
  rules: { lotIsNew, expiryIsKnown },
  facts: lotFacts,
  makers: {
    blocked: ({ view, id }: DecisionContext<LotRow>, { reason }: v.WithReason): LotFact<'blocked'> => ({
      reason,
      released: released(promisesOnLot(view, id)),
    }),
  },
}).createMachine({
  id: 'lot',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'lotIsNew', target: 'active', actions: 'created' } } },
    active: { on: { update, block: { target: 'blocked', actions: 'blocked' } } },
    blocked: { on: { update, unblock: { target: 'active', actions: 'unblocked' } } },
  },
});

export const lotDocument: DocumentType = {
  ...lotKind,
  chart: lotMachine,
  commands: {
    create: { schema: newLot, mode: 'confirm', permission: null },
    update: { schema: lotForm, mode: 'predict', permission: 'lot.edit', savesForm: true },
    block: { schema: v.withReason, mode: 'predict', permission: 'lot.block' },
    unblock: { schema: v.empty, mode: 'predict', permission: 'lot.block' },
  },
  facts: lotFacts,
  stock: { blocked: withholdLot, unblocked: freeLot },
};
