import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import {
  pickFacts,
  type Finish,
  type LoseGoods,
  type OtherLot,
  type PickFact,
  type PickOrder,
  type PickRow,
  type Scan,
  type ShortPick,
  type WithdrawShort,
} from '#model/areas/sales/pick/pick.facts.ts';
import { insteadOfLot, scannedLot } from '#model/areas/sales/pick/pick.lots.ts';
import * as rules from '#model/areas/sales/pick/pick.rules.ts';

type PickCommand =
  | 'create'
  | 'claim'
  | 'scan'
  | 'takeOtherLot'
  | 'unscan'
  | 'shortPick'
  | 'withdrawShort'
  | 'lose'
  | 'pause'
  | 'resume'
  | 'finish'
  | 'cancel';

type Context = DecisionContext<PickRow>;

function rowOf({ row, id }: Context): PickRow {
  if (!row) throw new Error(`pick ${id} is not there`);
  return row;
}

const pause = { target: 'paused', actions: 'paused' } as const;
const cancel = { target: 'cancelled', actions: 'cancelled' } as const;
/** A count found fewer in the bin. */
const lose = { guard: 'mayLose', actions: 'lost' } as const;
const takeOver = { guard: 'isNotYours', actions: 'claimed' } as const;

/** The life of a pick list: goods fetched from bins and brought to staging. */
export const pickMachine = documentSetup<PickRow, PickCommand>()({
  rules: {
    isNotYours: rules.isNotYours,
    mayScan: all(rules.isYours, rules.scanFits),
    mayTakeOtherLot: all(rules.isYours, rules.otherLotFits),
    mayUnscan: all(rules.isYours, rules.unscanFits),
    mayShort: all(rules.isYours, rules.shortFits),
    mayLose: rules.lossFits,
    mayWithdraw: all(rules.isYours, rules.shortStands),
    mayFinish: all(rules.isYours, rules.allIsPicked),
  },
  conditions: { holdsGoods: rules.holdsGoods, isClaimed: rules.isClaimed },
  facts: pickFacts,
  makers: {
    created: (context: Context, data: PickOrder): PickFact<'created'> => ({
      ...data,
      number: context.draw('PK'),
    }),
    scanned: (context: Context, data: Scan) => scannedLot(context, rowOf(context), data),
    lotTaken: (context: Context, data: OtherLot): PickFact<'lotTaken'> => ({
      ...data,
      instead: insteadOfLot(context.view, rowOf(context), data),
    }),
    shortPicked: (context: Context, data: ShortPick) => rules.lookElsewhere(context, rowOf(context), data),
    lost: (context: Context, data: LoseGoods) => rules.loseTo(context, rowOf(context), data),
    shortWithdrawn: (context: Context, data: WithdrawShort) => rules.asBeforeShort(rowOf(context), data),
    finished: (context: Context, { shipment }: Finish): PickFact<'finished'> => ({
      shipment,
      lines: rules.pickLines(rowOf(context), (line) => line.picked),
    }),
    cancelled: (context: Context, { reason }: { reason: string }): PickFact<'cancelled'> => ({
      reason,
      putBack: rules.pickLines(rowOf(context), (line) => line.picked),
      freed: rules.pickLines(rowOf(context), (line) => line.quantity - line.short),
    }),
  },
}).createMachine({
  id: 'pick',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { target: 'released', actions: 'created' } } },
    released: { on: { claim: { target: 'claimed', actions: 'claimed' }, lose, pause, cancel } },
    claimed: {
      on: {
        claim: takeOver,
        scan: { guard: 'mayScan', target: 'picking', actions: 'scanned' },
        takeOtherLot: { guard: 'mayTakeOtherLot', target: 'picking', actions: 'lotTaken' },
        shortPick: { guard: 'mayShort', target: 'picking', actions: 'shortPicked' },
        lose,
        pause,
        cancel,
      },
    },
    picking: {
      on: {
        claim: takeOver,
        scan: { guard: 'mayScan', actions: 'scanned' },
        takeOtherLot: { guard: 'mayTakeOtherLot', actions: 'lotTaken' },
        unscan: { guard: 'mayUnscan', actions: 'unscanned' },
        shortPick: { guard: 'mayShort', actions: 'shortPicked' },
        withdrawShort: { guard: 'mayWithdraw', actions: 'shortWithdrawn' },
        lose,
        finish: { guard: 'mayFinish', target: 'picked', actions: 'finished' },
        pause,
        cancel,
      },
    },
    paused: {
      on: {
        resume: [
          { guard: 'holdsGoods', target: 'picking', actions: 'resumed' },
          { guard: 'isClaimed', target: 'claimed', actions: 'resumed' },
          { target: 'released', actions: 'resumed' },
        ],
        lose,
        cancel,
      },
    },
    picked: {},
    cancelled: {},
  },
});
