import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { corrected, mayBeCorrected } from '#model/areas/sales/shipment/shipment.corrections.ts';
import {
  shipmentFacts,
  type ShipmentFact,
  type ShipmentOrder,
  type ShipmentRow,
} from '#model/areas/sales/shipment/shipment.facts.ts';
import {
  carrierIsKnown,
  lotsToAllow,
  mayPackAndShip,
  mayShip,
  nothingComesBack,
  orderIsThere,
  someLotIsBad,
} from '#model/areas/sales/shipment/shipment.rules.ts';
import { homesOf } from '#model/areas/sales/shipment/shipment.stock.ts';
import type { WithReason } from '#model/values/schemas.ts';
import { leavingValues } from '#model/stock/stock.values.ts';

type ShipmentCommand =
  | 'create'
  | 'pack'
  | 'packAndShip'
  | 'ship'
  | 'allowLots'
  | 'deliver'
  | 'undeliver'
  | 'cancel'
  | 'reverse'
  | 'correct'
  | 'markReturned'
  | 'unreturn';
type Context = DecisionContext<ShipmentRow>;

function rowOf({ row, id }: Context): ShipmentRow {
  if (!row) throw new Error(`shipment ${id} is not there`);
  return row;
}

function created({ view }: Context, data: ShipmentOrder): ShipmentFact<'created'> {
  const order = view.get('salesOrder', data.order);
  if (!order) throw new Error(`sales order ${data.order} is not there`);
  const { customer, warehouse, deliveryAddress } = order;
  return { ...data, customer, warehouse, deliveryAddress };
}

function shipped(context: Context): ShipmentFact<'shipped'> {
  const { lines, number } = rowOf(context);
  const costs = leavingValues(context.view, lines);
  return {
    number: number ?? context.draw('SH'),
    lines: lines.map((line, index) => ({ line: line.id, cost: costs[index] ?? 0 })),
  };
}

const returns = { markReturned: { actions: 'returned' }, unreturn: { actions: 'unreturned' } } as const;
const allowLots = { guard: 'someLotIsBad', actions: 'lotsAllowed' } as const;
const cancel = { target: 'cancelled', actions: 'cancelled' } as const;

/** The life of a shipment: from staging to the customer. */
export const shipmentMachine = documentSetup<ShipmentRow, ShipmentCommand>()({
  rules: {
    orderIsThere,
    carrierIsKnown,
    mayShip,
    mayPackAndShip,
    someLotIsBad,
    nothingComesBack,
    mayBeCorrected,
  },
  facts: shipmentFacts,
  makers: {
    created,
    shipped,
    corrected,
    // Of a correction, nothing takes over its goods.
    reversed: (_: Context, data: { reason: string; replacement?: string }): ShipmentFact<'reversed'> => ({
      reason: data.reason,
      replacement: data.replacement ?? null,
    }),
    lotsAllowed: (context: Context, { reason }: WithReason): ShipmentFact<'lotsAllowed'> => ({
      reason,
      lots: [...lotsToAllow(context)],
    }),
    cancelled: (context: Context, { reason }: { reason: string }): ShipmentFact<'cancelled'> => ({
      reason,
      lines: homesOf(context.view, rowOf(context)),
    }),
  },
}).createMachine({
  id: 'shipment',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'orderIsThere', target: 'open', actions: 'created' } } },
    open: {
      on: {
        pack: { guard: 'carrierIsKnown', target: 'packed', actions: 'packed' },
        packAndShip: { guard: 'mayPackAndShip', target: 'shipped', actions: ['packed', 'shipped'] },
        allowLots,
        cancel,
      },
    },
    packed: {
      on: {
        pack: { guard: 'carrierIsKnown', actions: 'packed' },
        ship: { guard: 'mayShip', target: 'shipped', actions: 'shipped' },
        allowLots,
        cancel,
      },
    },
    shipped: {
      on: {
        deliver: { target: 'delivered', actions: 'delivered' },
        reverse: { guard: 'nothingComesBack', target: 'reversed', actions: 'reversed' },
        // What really left is sent again in the same unit.
        correct: { guard: 'mayBeCorrected', target: 'packed', actions: ['reversed', 'corrected'] },
        ...returns,
      },
    },
    delivered: { on: { undeliver: { target: 'shipped', actions: 'undelivered' }, ...returns } },
    cancelled: {},
    reversed: {},
  },
});
