import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { doneAgain } from '#model/lines/correcting.ts';
import { ofOrderLines } from '#model/lines/line-parts.ts';
import * as schemas from '#model/areas/sales/shipment/shipment.facts.ts';
import {
  putGoodsBack,
  sendGoods,
  stagedLine,
  takeGoodsBack,
} from '#model/areas/sales/shipment/shipment.stock.ts';
import { shipmentKind } from '#model/areas/sales/shipment/shipment.kind.ts';
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

/** An open shipment in which goods of a reversed one wait. */
const waitingIn = (
  row: schemas.ShipmentRow,
  shipment: string,
  lines: readonly schemas.ShipmentLine[],
): FollowUp => ({
  kind: 'shipment',
  document: shipment,
  type: 'create',
  data: { order: row.order, pick: row.pick, replaces: row.id, lines },
});

/** The goods of a reversed shipment wait in a new one, to be sent again or put back. */
function replace(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('shipment', event.document);
  const { replacement } = event.data as schemas.ShipmentFact<'reversed'>; // the schema of `reversed`
  const told = tellOrder('unship')(event, view);
  return row && replacement !== null
    ? [...told, waitingIn(row, replacement, row.lines.map(stagedLine))]
    : told;
}

/** [SH14] What did not leave waits in a shipment of its own; the rest leaves again. */
function sendAgain(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('shipment', event.document);
  const { rest } = event.data as schemas.ShipmentFact<'corrected'>; // the schema of `corrected`
  if (!row) return [];
  return [waitingIn(row, rest.shipment, rest.lines), ...doneAgain(event, [{ type: 'ship', data: {} }])];
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
    correct: {
      schema: schemas.shipmentCorrection,
      mode: 'confirm',
      permission: 'shipment.reverse',
      alsoGives: ['ship'],
    },
    markReturned: { schema: schemas.returnedGoods, mode: 'confirm', permission: null },
    unreturn: { schema: schemas.returnedGoods, mode: 'confirm', permission: null },
  },
  facts: schemas.shipmentFacts,
  stock: { shipped: sendGoods, cancelled: putGoodsBack, reversed: takeGoodsBack },
  reactions: {
    shipped: tellOrder('markShipped'),
    cancelled: tellOrder('unpick'),
    reversed: replace,
    corrected: sendAgain,
  },
};
