import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type {
  CustomerReturnFact,
  CustomerReturnLine,
  CustomerReturnRow,
  ReturnLineForm,
} from './customer-return.facts.ts';

type Row = Draft<CustomerReturnRow>;
type Line = Draft<CustomerReturnLine>;

const untouched = (line: ReturnLineForm): CustomerReturnLine => ({ ...line, received: 0, grades: [] });

const lineOf = (row: Row, id: string): Line | undefined => row.lines.find((line) => line.id === id);

export const customerReturnFolds = {
  created: (row: Row, data: CustomerReturnFact<'created'>, event: AppliedEvent): void =>
    void Object.assign(row, data, {
      lines: data.lines.map(untouched),
      theirReference: '',
      notes: '',
      number: null,
      createdBy: event.by,
      approvedBy: null,
      approvedAt: null,
      receivedAt: null,
      postedAt: null,
      refusedFor: null,
      cancelledFor: null,
      credit: null,
    }),
  updated: (row: Row, data: CustomerReturnFact<'updated'>): void =>
    void Object.assign(row, data, { lines: data.lines.map(untouched) }),
  /** What stays with the customer is on no line. */
  requested: (row: Row, data: CustomerReturnFact<'requested'>): void => {
    row.number = data.number;
    row.lines = row.lines.filter(({ quantity }) => quantity > 0);
  },
  approved: (row: Row, _: object, event: AppliedEvent): void => {
    row.approvedBy = event.by;
    row.approvedAt = event.at;
  },
  refused: (row: Row, { reason }: CustomerReturnFact<'refused'>): void => void (row.refusedFor = reason),
  cancelled: (row: Row, { reason }: CustomerReturnFact<'cancelled'>): void =>
    void (row.cancelledFor = reason),
  received: (row: Row, data: CustomerReturnFact<'received'>, event: AppliedEvent): void => {
    row.receivedAt ??= event.at;
    for (const { line: id, quantity, cost } of data.lines) {
      const line = lineOf(row, id);
      if (!line) continue;
      line.received += quantity;
      if (cost !== undefined) line.cost = (line.cost ?? 0) + cost; // absent for those who may not see costs
    }
  },
  graded: (row: Row, data: CustomerReturnFact<'graded'>): void => {
    for (const { line: id, grades } of data.lines) {
      const line = lineOf(row, id);
      if (line) line.grades = [...grades];
    }
  },
  reversed: (row: Row): void => {
    row.receivedAt = null;
    for (const line of row.lines) {
      line.received = 0;
      line.grades = [];
      delete line.cost;
    }
  },
  posted: (row: Row, data: CustomerReturnFact<'posted'>, event: AppliedEvent): void => {
    row.postedAt = event.at;
    row.credit = data.credit;
    const costs = new Map(data.lines.map(({ id, cost }) => [id, cost]));
    for (const line of row.lines)
      for (const part of line.grades) {
        const cost = costs.get(part.id);
        if (cost !== undefined) part.cost = cost;
      }
  },
  credited: (): void => {},
};
