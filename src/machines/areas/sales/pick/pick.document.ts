import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { ofOrderLines } from '#model/lines/line-parts.ts';
import * as schemas from '#model/areas/sales/pick/pick.facts.ts';
import {
  bringToStaging,
  holdAgain,
  letGoOfBins,
  putIntoBin,
  replaceLost,
  replaceMissing,
  takeFromBin,
} from '#model/areas/sales/pick/pick.stock.ts';
import { stagedLine } from '#model/areas/sales/shipment/shipment.stock.ts';
import { pickKind } from '#model/areas/sales/pick/pick.kind.ts';
import * as v from '#model/values/schemas.ts';
import { whenMade } from '#model/stock/stock.moments.ts';
import { pickMachine } from './pick.machine.ts';

/** What was picked waits in staging, in its own shipment. */
function makeShipment(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('pick', event.document);
  const { shipment, lines } = event.data as schemas.PickFact<'finished'>; // the schema of `finished`
  if (!row) return [];
  const packed = lines.map((line) => stagedLine({ ...line, from: line.location }));
  return [
    {
      kind: 'salesOrder',
      document: row.order,
      type: 'markPicked',
      data: { pick: row.id, lines: ofOrderLines(lines) },
    },
    {
      kind: 'shipment',
      document: shipment,
      type: 'create',
      data: { order: row.order, pick: row.id, replaces: null, lines: packed },
    },
  ];
}

/** What the pick no longer fetches can be released again, unless it fetches it after all. */
function tellOrder(
  event: AppliedEvent,
  view: Reader,
  type: 'unrelease' | 'rerelease',
  freed: readonly Pick<schemas.PickLine, 'orderLine' | 'quantity'>[],
) {
  const row = view.get('pick', event.document);
  const lines = ofOrderLines(freed);
  if (!row || lines.length === 0) return [];
  return [{ kind: 'salesOrder', document: row.order, type, data: { pick: row.id, lines } }];
}

export const pickDocument: DocumentType = {
  ...pickKind,
  chart: pickMachine,
  commands: {
    create: { schema: schemas.pickOrder, mode: 'confirm', permission: null },
    claim: { schema: v.empty, mode: 'predict', permission: 'pick.work' },
    scan: { schema: schemas.scan, mode: 'predict', permission: 'pick.work' },
    takeOtherLot: { schema: schemas.otherLot, mode: 'predict', permission: 'pick.takeOtherLot' },
    unscan: { schema: schemas.unscan, mode: 'predict', permission: 'pick.work' },
    shortPick: { schema: schemas.shortPick, mode: 'predict', permission: 'pick.work' },
    lose: { schema: schemas.loseGoods, mode: 'confirm', permission: null },
    withdrawShort: { schema: schemas.withdrawShort, mode: 'predict', permission: 'pick.work' },
    pause: { schema: v.empty, mode: 'predict', permission: 'pick.work' },
    resume: { schema: v.empty, mode: 'predict', permission: 'pick.work' },
    finish: { schema: schemas.finish, mode: 'confirm', permission: 'pick.work' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'pick.cancel' },
  },
  facts: schemas.pickFacts,
  stock: {
    scanned: takeFromBin,
    lotTaken: takeFromBin,
    unscanned: putIntoBin,
    shortPicked: replaceMissing,
    lost: replaceLost,
    shortWithdrawn: holdAgain,
    finished: whenMade(bringToStaging),
    cancelled: letGoOfBins,
  },
  reactions: {
    finished: makeShipment,
    shortPicked: (event, view) => {
      const { orderLine, missing } = event.data as schemas.PickFact<'shortPicked'>; // the schema of `shortPicked`
      return missing > 0 ? tellOrder(event, view, 'unrelease', [{ orderLine, quantity: missing }]) : [];
    },
    lost: (event, view) => {
      const { orderLine, missing } = event.data as schemas.PickFact<'lost'>; // the schema of `lost`
      return missing > 0 ? tellOrder(event, view, 'unrelease', [{ orderLine, quantity: missing }]) : [];
    },
    shortWithdrawn: (event, view) => {
      const { orderLine, missing } = event.data as schemas.PickFact<'shortWithdrawn'>; // the schema of `shortWithdrawn`
      return missing > 0 ? tellOrder(event, view, 'rerelease', [{ orderLine, quantity: missing }]) : [];
    },
    cancelled: (event, view) => {
      const { freed } = event.data as schemas.PickFact<'cancelled'>; // the schema of `cancelled`
      return tellOrder(event, view, 'unrelease', freed);
    },
  },
};
