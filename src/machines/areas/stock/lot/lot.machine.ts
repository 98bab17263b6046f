import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import {
  lotFacts,
  lotForm,
  newLot,
  type LotFact,
  type LotForm,
  type LotRow,
} from '#model/areas/stock/lot/lot.facts.ts';
import { lotKind } from '#model/areas/stock/lot/lot.kind.ts';
import {
  dayIsOver,
  expiryIsKnown,
  givenDayIsOver,
  hasLapsed,
  isOver,
  lotIsNew,
} from '#model/areas/stock/lot/lot.rules.ts';
import { correctLot, endBlock, promisesOnLot, withholdLot } from '#model/areas/stock/lot/lot.stock.ts';
import { released } from '#model/stock/stock.withholding.ts';
import * as v from '#model/values/schemas.ts';

type LotCommand = 'create' | 'update' | 'block' | 'unblock' | 'expire';
type Context = DecisionContext<LotRow>;

const update = { guard: 'expiryIsKnown', actions: 'updated' } as const;
const block = { target: 'blocked', actions: 'blocked' } as const;
const releasedBy = ({ view, id }: Context) => released(promisesOnLot(view, id));

/** The life of a lot or serial number, from the receipt that first brought it. */
const lotMachine = documentSetup<LotRow, LotCommand>()({
  rules: { lotIsNew, expiryIsKnown, dayIsOver },
  conditions: { givenDayIsOver, hasLapsed },
  facts: lotFacts,
  makers: {
    blocked: (context: Context, { reason }: v.WithReason): LotFact<'blocked'> => ({
      reason,
      released: releasedBy(context),
    }),
    updated: (context: Context, form: LotForm): LotFact<'updated'> =>
      context.row?.state === 'active' && isOver(form.expiresOn, context.env.today)
        ? { ...form, released: releasedBy(context) }
        : form,
    expired: (context: Context): LotFact<'expired'> => ({ released: releasedBy(context) }),
  },
}).createMachine({
  id: 'lot',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'lotIsNew', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: [{ guard: 'givenDayIsOver', target: 'expired', actions: 'updated' }, update],
        block,
        expire: { guard: 'dayIsOver', target: 'expired', actions: 'expired' },
      },
    },
    expired: {
      on: {
        update: [
          { guard: 'givenDayIsOver', actions: 'updated' },
          { ...update, target: 'active' },
        ],
        block,
      },
    },
    blocked: {
      on: {
        update,
        unblock: [
          { guard: 'hasLapsed', target: 'expired', actions: 'unblocked' },
          { target: 'active', actions: 'unblocked' },
        ],
      },
    },
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
    expire: { schema: v.empty, mode: 'confirm', permission: null },
  },
  facts: lotFacts,
  stock: { blocked: withholdLot, unblocked: endBlock, expired: withholdLot, updated: correctLot },
};
