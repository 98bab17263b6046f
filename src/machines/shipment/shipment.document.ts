import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { ofOrderLines } from '#model/lines/line-parts.ts';
import * as schemas from '#model/shipment/shipment.facts.ts';
import { putGoodsBack, sendGoods, takeGoodsBack } from '#model/shipment/shipment.stock.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { shipmentKind } from '#model/shipment/shipment.kind.ts';
import * as v from '#model/values/schemas.ts';
import { shipmentMachine } from './shipment.machine.ts';

/** Reports to the order what happened to its goods. */
const tellOrder =
  (type: 'markShipped' | 'unpick' | 'unship') =>
  (event: AppliedEvent, view: Reader): readonly FollowUp[] => {
    const row = view.get('shipment', event.document);
    if (!row) return [];
    const lines = ofOrderLines(row.lines);
    return [{ kind: 'salesOrder', document: row.order, type, data: { shipment: row.id, lines } }];
  };

/** The goods of a reversed shipment wait in a new one, to be sent again or put back. */
function replace(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('shipment', event.document);
  const { replacement } = event.data as schemas.ShipmentFact<'reversed'>; // the schema of `reversed`
  if (!row) return [];
  const { order, pick, id: replaces } = row;
  const lines = row.lines.map(({ id, orderLine, product, lot, quantity, from }) => ({
    id,
    orderLine,
    product,
    ...ofLot(lot),
    quantity,
    from,
  }));
  return [
    ...tellOrder('unship')(event, view),
    { kind: 'shipment', document: replacement, type: 'create', data: { order, pick, replaces, lines } },
  ];
}

export const shipmentDocument: DocumentType = {
  ...shipmentKind,
  chart: shipmentMachine,
  commands: {
    create: { schema: schemas.shipmentOrder, mode: 'confirm', permission: null },
    pack: { schema: schemas.packing, mode: 'predict', permission: 'shipment.edit' },
    ship: { schema: v.empty, mode: 'confirm', permission: 'shipment.ship' },
    packAndShip: { schema: schemas.packing, mode: 'confirm', permission: 'shipment.ship' },
    allowLots: { schema: v.withReason, mode: 'predict', permission: 'shipment.override' },
    deliver: { schema: v.empty, mode: 'predict', permission: 'shipment.deliver' },
    undeliver: { schema: v.withReason, mode: 'predict', permission: 'shipment.deliver' },
    cancel: { schema: v.withReason, mode: 'confirm', permission: 'shipment.cancel' },
    reverse: { schema: schemas.reversal, mode: 'confirm', permission: 'shipment.reverse' },
    markReturned: { schema: schemas.returnedGoods, mode: 'confirm', permission: null },
    unreturn: { schema: schemas.returnedGoods, mode: 'confirm', permission: null },
  },
  facts: schemas.shipmentFacts,
  stock: { shipped: sendGoods, cancelled: putGoodsBack, reversed: takeGoodsBack },
  reactions: { shipped: tellOrder('markShipped'), cancelled: tellOrder('unpick'), reversed: replace },
};
