import {
  customerReturnFacts,
  grading,
  openReturn,
  returnArrival,
  returnForm,
  type CustomerReturnFact,
  type CustomerReturnRow,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { customerReturnKind } from '#model/areas/sales/customer-return/customer-return.kind.ts';
import { lineOf } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { giveBack, putAway, takeIn } from '#model/areas/sales/customer-return/customer-return.stock.ts';
import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { perLine } from '#model/lines/line-parts.ts';
import { returnLines } from '#model/areas/sales/customer-return/customer-return.entered.ts';
import * as v from '#model/values/schemas.ts';
import { customerReturnMachine } from './customer-return.machine.ts';

interface Part {
  readonly line: string;
  readonly quantity: number;
  readonly cost?: number | undefined;
}

type Word = 'markReturned' | 'unreturn';

/** Tells the order and its shipments what came back, or that it did not after all. [RT6] */
function tellSources(row: CustomerReturnRow, parts: readonly Part[], type: Word): FollowUp[] {
  const named = parts.flatMap(({ line: id, ...part }) => {
    const line = lineOf(row, id);
    return line ? [{ ...part, from: line }] : [];
  });
  const shipments = Map.groupBy(named, ({ from }) => from.shipment);
  const ordered = named.flatMap(({ from, quantity }) =>
    from.orderLine === null ? [] : [{ line: from.orderLine, quantity }],
  );
  const tell = (kind: string, document: string, lines: readonly object[]): FollowUp => ({
    kind,
    document,
    type,
    data: { return: row.id, lines },
  });
  return [
    ...[...shipments].flatMap(([shipment, goods]) =>
      shipment === null
        ? []
        : tell(
            'shipment',
            shipment,
            goods.map(({ from, quantity, cost }) => ({
              line: from.shipmentLine,
              quantity,
              ...(cost === undefined ? {} : { cost }),
            })),
          ),
    ),
    ...(row.order === null || ordered.length === 0 ? [] : [tell('salesOrder', row.order, perLine(ordered))]),
  ];
}

const ofGoods =
  (type: Word) =>
  (event: AppliedEvent, view: Reader): readonly FollowUp[] => {
    const row = view.get('customerReturn', event.document);
    const { lines } = event.data as CustomerReturnFact<'received'>; // the schema of `received` and `reversed`
    return row ? tellSources(row, lines, type) : [];
  };

/** What was sent back is with the customer again; what is replaced is delivered again; the rest is to be credited. */
function settle(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('customerReturn', event.document);
  const { credit, shares, credited, kept } = event.data as CustomerReturnFact<'posted'>; // the schema of `posted`
  if (!row) return [];
  const sentBack = row.lines.flatMap((line) =>
    line.grades
      .filter(({ grade }) => grade === 'sendBack')
      .map(({ quantity, cost }) => ({ line: line.id, quantity, cost })),
  );
  return [
    ...tellSources(row, sentBack, 'unreturn'),
    ...sentInstead(row),
    ...(row.order === null || credit === 0
      ? []
      : [
          {
            kind: 'salesOrder',
            document: row.order,
            type: 'oweCredit',
            data: {
              return: row.id,
              amount: credit,
              shares,
              lines: credited,
              ...(kept && { kept }),
              ...((row.freight ?? 0) > 0 ? { freight: row.freight } : {}),
            },
          },
        ]),
  ];
}

/** What is delivered again, and what is sold in exchange. [RT12] [RT18] */
function sentInstead(row: CustomerReturnRow): FollowUp[] {
  const lines = replacements(row);
  const sold = row.exchange ?? [];
  if (row.order === null || lines.length + sold.length === 0) return [];
  const data = { return: row.id, lines, ...(sold.length > 0 ? { sold } : {}) };
  return [{ kind: 'salesOrder', document: row.order, type: 'replaceGoods', data }];
}

const replacements = (row: CustomerReturnRow): object[] =>
  row.lines.flatMap(({ orderLine, grades }) =>
    grades
      .filter(({ grade }) => grade === 'replace')
      .map(({ id, quantity }) => ({ id, of: orderLine, quantity })),
  );

/** The order is told that its customer got the money back. [RT9] */
function tellCredited(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('customerReturn', event.document);
  return row === undefined || row.order === null
    ? []
    : [{ kind: 'salesOrder', document: row.order, type: 'markCredited', data: { return: row.id } }];
}

export const customerReturnDocument: DocumentType = {
  ...customerReturnKind,
  chart: customerReturnMachine,
  entersLines: returnLines,
  commands: {
    create: { schema: openReturn, mode: 'predict', permission: 'customerReturn.create' },
    update: { schema: returnForm, mode: 'predict', permission: 'customerReturn.edit', savesForm: true },
    request: { schema: v.empty, mode: 'predict', permission: 'customerReturn.edit' },
    approve: { schema: v.empty, mode: 'predict', permission: 'customerReturn.approve' },
    refuse: { schema: v.withReason, mode: 'predict', permission: 'customerReturn.approve' },
    receive: { schema: returnArrival, mode: 'confirm', permission: 'customerReturn.receive' },
    grade: { schema: grading, mode: 'predict', permission: 'customerReturn.receive' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'customerReturn.reverse' },
    post: { schema: v.empty, mode: 'confirm', permission: 'customerReturn.post' },
    credit: { schema: v.empty, mode: 'confirm', permission: 'customerReturn.credit' },
    close: { schema: v.empty, mode: 'predict', permission: 'customerReturn.credit' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'customerReturn.cancel' },
    expire: { schema: v.empty, mode: 'predict', permission: 'customerReturn.cancel' },
  },
  facts: customerReturnFacts,
  instead: {
    reverse: { posted: 'returnIsPosted', credited: 'returnIsCredited', closed: 'returnIsPosted' },
  },
  stock: { received: takeIn, reversed: giveBack, posted: putAway },
  reactions: {
    received: ofGoods('markReturned'),
    reversed: ofGoods('unreturn'),
    posted: settle,
    credited: tellCredited,
  },
};
