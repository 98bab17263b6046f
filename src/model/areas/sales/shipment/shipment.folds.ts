import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import type { Packing, ReturnedGoods, ShipmentFact, ShipmentRow } from './shipment.facts.ts';

type Row = Draft<ShipmentRow>;

export const shipmentFolds = {
  created: (row: Row, data: ShipmentFact<'created'>): void =>
    void Object.assign(row, data, {
      number: null,
      parcels: [],
      shippedAt: null,
      deliveredAt: null,
      replacedBy: null,
    }),
  packed: (row: Row, data: Packing): void => {
    // Packed again for nobody in particular, it is not for whom it was.
    delete row.carrier;
    delete row.service;
    Object.assign(row, data);
  },
  shipped: (row: Row, data: ShipmentFact<'shipped'>, event: AppliedEvent): void => {
    row.number = data.number;
    row.shippedAt = event.at;
    for (const left of data.lines) {
      const line = row.lines.find((candidate) => candidate.id === left.line);
      if (line && left.cost !== undefined) line.cost = left.cost; // absent for those who may not see costs
    }
  },
  lotsAllowed: (row: Row, { lots }: ShipmentFact<'lotsAllowed'>): void =>
    void (row.allowedLots = [...(row.allowedLots ?? []), ...lots]),
  delivered: (row: Row, _: object, event: AppliedEvent): void => void (row.deliveredAt = event.at),
  undelivered: (row: Row): void => void (row.deliveredAt = null),
  cancelled: stateOnly,
  returned: (row: Row, data: ReturnedGoods): void => comeBack(row, data, 1),
  unreturned: (row: Row, data: ReturnedGoods): void => comeBack(row, data, -1),
  reversed: (row: Row, data: ShipmentFact<'reversed'>): void => void (row.replacedBy = data.replacement),
  corrected: (row: Row, { lines }: ShipmentFact<'corrected'>): void => void (row.lines = lines),
};

function comeBack(row: Row, { lines }: ReturnedGoods, sign: 1 | -1): void {
  for (const { line: id, quantity, cost } of lines) {
    const line = row.lines.find((candidate) => candidate.id === id);
    if (!line) continue;
    line.returned = (line.returned ?? 0) + sign * quantity;
    if (cost !== undefined) line.returnedCost = (line.returnedCost ?? 0) + sign * cost; // absent for those who may not see costs
  }
}
