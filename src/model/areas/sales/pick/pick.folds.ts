import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { InsteadOfLot, PickFact, PickRow, PickRowLine } from './pick.facts.ts';

type Row = Draft<PickRow>;

const claimed = (row: Row, _: object, event: AppliedEvent): void => void (row.claimedBy = event.by);
const lineOf = (row: Row, id: string): Draft<PickRowLine> | undefined =>
  row.lines.find((line) => line.id === id);

/** Part of a line is in hand as goods of another lot, on a line of its own. */
function takeInstead(row: Row, id: string, { line: other }: InsteadOfLot): void {
  const line = lineOf(row, id);
  if (line) line.quantity -= other.quantity;
  row.lines = row.lines.filter(({ quantity }) => quantity > 0);
  row.lines.push({ ...other, picked: other.quantity, short: 0 });
}

export const pickFolds = {
  created: (row: Row, data: PickFact<'created'>): void =>
    void Object.assign(row, data, {
      lines: data.lines.map((line) => ({ ...line, picked: 0, short: 0 })),
      claimedBy: null,
      shipment: null,
    }),
  claimed,
  scanned: (row: Row, { line: id, quantity, instead }: PickFact<'scanned'>): void => {
    const line = lineOf(row, id);
    if (instead) takeInstead(row, id, instead);
    else if (line) line.picked += quantity;
  },
  lotTaken: (row: Row, { line, instead }: PickFact<'lotTaken'>): void => takeInstead(row, line, instead),
  unscanned: (row: Row, { line: id, quantity }: PickFact<'unscanned'>): void => {
    const line = lineOf(row, id);
    if (line) line.picked -= quantity;
  },
  shortPicked: (row: Row, data: PickFact<'shortPicked'>): void => {
    const line = lineOf(row, data.line);
    if (line) line.short += data.quantity;
    const insteadOf = data.line;
    row.lines.push(...data.elsewhere.map((found) => ({ ...found, picked: 0, short: 0, insteadOf })));
  },
  lost: (row: Row, data: PickFact<'lost'>): void => {
    const line = lineOf(row, data.line);
    if (line) line.quantity -= data.quantity;
    row.lines = row.lines.filter(({ quantity }) => quantity > 0);
    row.lines.push(...data.elsewhere.map((found) => ({ ...found, picked: 0, short: 0 })));
  },
  shortWithdrawn: (row: Row, data: PickFact<'shortWithdrawn'>): void => {
    const line = lineOf(row, data.line);
    if (line) line.short -= data.quantity;
    const dropped = new Set(data.dropped.map(({ id }) => id));
    row.lines = row.lines.filter(({ id }) => !dropped.has(id));
  },
  resumed: (row: Row, _: object, event: AppliedEvent): void => {
    if (row.claimedBy !== null) row.claimedBy = event.by;
  },
  finished: (row: Row, data: PickFact<'finished'>): void => void (row.shipment = data.shipment),
  cancelled: (row: Row): void => {
    for (const line of row.lines) line.picked = 0;
  },
};
