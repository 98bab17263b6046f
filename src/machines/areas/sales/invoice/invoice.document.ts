import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { invoiceLines } from '#model/areas/sales/invoice/invoice.entered.ts';
import * as schemas from '#model/areas/sales/invoice/invoice.facts.ts';
import { feePartsOf } from '#model/areas/sales/invoice/invoice.fees.ts';
import { freightPartsOf } from '#model/areas/sales/invoice/invoice.freight.ts';
import { invoiceKind, ordersIn } from '#model/areas/sales/invoice/invoice.kind.ts';
import { completesReturn, creditOfReturn, notedBy } from '#model/areas/sales/invoice/invoice.returned.ts';
import { sharesOfNote } from '#model/areas/sales/invoice/invoice.shares.ts';
import { taxedAs } from '#model/areas/sales/invoice/invoice.totals.ts';
import { pricedPerLine } from '#model/lines/line-parts.ts';
import * as v from '#model/values/schemas.ts';
import { invoiceMachine } from './invoice.machine.ts';

const { invoiceFacts: facts } = schemas;
type Line = schemas.InvoiceLine;
type Issued = schemas.InvoiceFact<'issued'>;

/** Its orders are told what is invoiced of them, and that their payments are taken over. [BIL5] [BIL6] */
function tellOrders({ document: invoice }: AppliedEvent, { lines, prepaid }: Issued): FollowUp[] {
  const charged = lines.filter(({ orderLine, of }) => orderLine !== undefined && of === undefined);
  return [...Map.groupBy(charged, ({ order }) => order ?? '')].map(([order, parts]) => ({
    kind: 'salesOrder',
    document: order,
    type: 'markInvoiced',
    data: {
      invoice,
      lines: pricedPerLine(
        parts
          .filter(({ fee }) => !fee)
          .map(({ orderLine = '', quantity, amount }) => ({ line: orderLine, quantity, amount })),
      ),
      ...feePartsOf(parts),
      ...freightPartsOf(
        lines.filter((line) => line.of === undefined && line.order === order),
        (id) => parts.find((line) => line.id === id),
      ),
      payments: prepaid.flatMap(({ order: of, payment, amount }) =>
        of === order ? [{ payment, amount }] : [],
      ),
      ...partsOfAdvances(
        'deducted',
        lines.filter((line) => line.of === undefined && line.order === order),
      ),
    },
  }));
}

/** What lines deduct of advances, or give back to them, as orders hear it; empty: nothing. [BIL23] */
function partsOfAdvances<N extends string>(name: N, lines: readonly Line[]): object {
  const parts = lines.flatMap(({ deducts, amount }) =>
    deducts ? [{ invoice: deducts.invoice, line: deducts.line, amount: Math.abs(amount) }] : [],
  );
  return parts.length === 0 ? {} : { [name]: parts };
}

/** The order of an advance hears that it is invoiced. [BIL22] */
function tellAdvance({ document: invoice }: AppliedEvent, { number, lines }: Issued): FollowUp[] {
  const asked = lines.filter(({ advance, of }) => advance && of === undefined);
  return [...Map.groupBy(asked, ({ order }) => order ?? '')].map(([order, parts]) => ({
    kind: 'salesOrder',
    document: order,
    type: 'markAdvanced',
    data: {
      invoice,
      number,
      lines: parts.map((line) => ({ line: line.id, ...taxedAs(line), amount: line.amount })),
    },
  }));
}

/** The advances that lines deduct, or give back to, hear of it. [BIL23] */
const tellAdvances = ({ document: by }: AppliedEvent, { lines }: Issued): FollowUp[] =>
  [...Map.groupBy(lines, ({ deducts }) => deducts?.invoice)].flatMap(([invoice, parts]) =>
    invoice === undefined
      ? []
      : [
          {
            kind: 'invoice',
            document: invoice,
            type: 'deduct',
            data: {
              by,
              lines: parts.map(({ deducts, amount }) => ({ line: deducts?.line, amount: -amount })),
            },
          },
        ],
  );

/** The invoice that is taken back is told, and so are the orders whose goods may be invoiced again. [BIL7] [BIL13] */
function takeBack({ document: by }: AppliedEvent, view: Reader, { lines, setOff }: Issued): FollowUp[] {
  const original = view.get('invoice', view.get('invoice', by)?.corrects ?? '');
  const back = lines.filter(({ of }) => of !== undefined);
  if (!original || back.length === 0) return [];
  const soldOn = ({ of }: Line): Line | undefined => original.lines.find(({ id }) => id === of);
  const ordered = back.flatMap((line) => {
    const sold = soldOn(line);
    return sold?.order !== undefined && sold.orderLine !== undefined && line.quantity > 0
      ? [{ ...line, sold, order: sold.order, orderLine: sold.orderLine }]
      : [];
  });
  const noted = notedOf(view, by);
  const orders = Map.groupBy(ordered, ({ order }) => order);
  if (noted && !orders.has(noted.order)) orders.set(noted.order, []);
  return [
    creditOf(by, original, back, setOff),
    ...[...orders].map(([order, parts]) => ({
      kind: 'salesOrder',
      document: order,
      type: 'unmarkInvoiced',
      data: {
        invoice: by,
        ...takenBackOf(parts, sharesOfNote(view, original, back)),
        ...partsOfAdvances(
          'restored',
          back.filter((line) => soldOn(line)?.order === order),
        ),
        ...freightPartsOf(
          back.filter((line) => ordered.some((one) => one.again && one.of === line.freightOff?.line)),
          (id) => parts.find(({ of }) => of === id),
        ),
        ...(noted?.order === order && { noted: noted.taken }),
      },
    })),
    ...takeAdvanceBack(by, original, back),
  ];
}

/** What a note takes of the return that it credits, and the order of that; undefined: it credits none. [BIL29] */
function notedOf(view: Reader, note: string) {
  const row = view.get('invoice', note);
  const of = creditOfReturn(view, view.get('customerReturn', row?.return ?? ''));
  return row && of && { order: of.order.id, taken: notedBy(view, row, of.credit.return) };
}

/** A line that takes back what an invoice charged of an order. */
interface BackOf extends Line {
  readonly sold: Line;
  readonly orderLine: string;
}

/** What an order hears of lines that are taken back: goods and fees that may be invoiced again, and what the customer keeps. */
function takenBackOf(parts: readonly BackOf[], shareOf: ReturnType<typeof sharesOfNote>) {
  const goods = parts.filter(({ sold }) => !sold.fee);
  const kept = goods.filter(({ again }) => !again);
  return {
    lines: pricedPerLine(
      goods
        .filter(({ again }) => again)
        .map(({ orderLine, quantity, sold }) => ({ line: orderLine, quantity, amount: shareOf(sold.id) })),
    ),
    kept: kept.map(({ orderLine, quantity }) => ({ line: orderLine, quantity })),
    keptAmounts: kept.map(({ orderLine, amount }) => ({ line: orderLine, amount: Math.abs(amount) })),
    ...feePartsOf(parts.flatMap(({ again, sold, amount }) => (again ? [{ ...sold, amount }] : []))),
  };
}

/** The invoice hears what a note takes back of it. [BIL7] */
const creditOf = (
  by: string,
  original: schemas.InvoiceRow,
  back: readonly Line[],
  amount: number,
): FollowUp => ({
  kind: 'invoice',
  document: original.id,
  type: 'applyCredit',
  data: {
    by,
    amount,
    lines: back.map((line) => ({
      line: line.of,
      // What goes back to an advance, or to freight, is money.
      quantity: line.deducts || line.freightOff ? 0 : line.quantity,
      amount: Math.abs(line.amount),
    })),
  },
});

/** The order of an advance hears what of it is credited. [BIL24] */
function takeAdvanceBack(by: string, original: schemas.InvoiceRow, back: readonly Line[]): FollowUp[] {
  const [order] = ordersIn(original);
  const lines = back.flatMap(({ of: line, advance, amount }) =>
    advance && amount < 0 ? [{ invoice: original.id, line, amount: -amount }] : [],
  );
  if (order === undefined || lines.length === 0) return [];
  return [{ kind: 'salesOrder', document: order, type: 'unmarkAdvanced', data: { invoice: by, lines } }];
}

/** The return that is done with as a note of it is issued; null: none, or it has further notes. [BIL29] */
function returnCredited(view: Reader, note: string): string | null {
  const row = view.get('invoice', note);
  const returned = row?.return ?? null;
  if (!row || returned === null || !completesReturn(view, row)) return null;
  return view.get('customerReturn', returned)?.state === 'posted' ? returned : null;
}

/** What follows from an invoice that is issued; a return of which it credits the rest is done with. */
function tellOthers(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const issued = event.data as Issued; // the schema of `issued`
  const returned = returnCredited(view, event.document);
  return [
    ...tellOrders(event, issued),
    ...tellAdvance(event, issued),
    ...tellAdvances(event, issued),
    ...takeBack(event, view, issued),
    ...(returned === null ? [] : [{ kind: 'customerReturn', document: returned, type: 'credit', data: {} }]),
  ];
}

/** The invoice that a credit note is set off against hears of it. [BIL26] */
function tellSetOff({ document: payment, data }: AppliedEvent): readonly FollowUp[] {
  const { invoice, amount, on } = data as schemas.InvoiceFact<'setOffAgainst'>; // its schema
  const part = { payment, on, amount, less: null, withoutMoney: true };
  return [{ kind: 'invoice', document: invoice, type: 'pay', data: part }];
}

function tellFreed({ document: payment, data }: AppliedEvent): readonly FollowUp[] {
  const { invoice } = data as schemas.InvoiceFact<'setOffFreed'>; // its schema
  return [{ kind: 'invoice', document: invoice, type: 'unpay', data: { payment } }];
}

/** A correction becomes a draft of its own. [BIL17] */
function openCorrection({ document: corrects, data }: AppliedEvent, view: Reader): readonly FollowUp[] {
  const { invoice, as } = data as schemas.Correction; // the schema of `corrected`
  const customer = view.get('invoice', corrects)?.customer;
  return [
    {
      kind: 'invoice',
      document: invoice,
      type: 'create',
      data: { type: as, customer, orders: [], corrects },
    },
  ];
}

export const invoiceDocument: DocumentType = {
  ...invoiceKind,
  chart: invoiceMachine,
  entersLines: invoiceLines,
  commands: {
    create: { schema: schemas.openInvoice, mode: 'predict', permission: 'invoice.create' },
    update: { schema: schemas.invoiceForm, mode: 'predict', permission: 'invoice.edit', savesForm: true },
    discard: { schema: v.empty, mode: 'predict', permission: 'invoice.edit' },
    issue: { schema: v.empty, mode: 'confirm', permission: 'invoice.issue' },
    correct: { schema: schemas.correction, mode: 'predict', permission: 'invoice.correct' },
    pay: { schema: facts.paid, mode: 'confirm', permission: null },
    unpay: { schema: facts.unpaid, mode: 'confirm', permission: null },
    deduct: { schema: facts.deducted, mode: 'confirm', permission: null },
    applyCredit: { schema: facts.creditApplied, mode: 'confirm', permission: null },
    setOff: { schema: schemas.toSetOff, mode: 'predict', permission: 'payment.allocate' },
    freeSetOff: { schema: facts.setOffFreed, mode: 'predict', permission: 'payment.allocate' },
    writeOff: { schema: v.withReason, mode: 'predict', permission: 'invoice.writeOff' },
    fallDue: { schema: v.empty, mode: 'confirm', permission: null },
    remind: { schema: schemas.reminding, mode: 'predict', permission: 'invoice.remind' },
    dispute: { schema: v.withReason, mode: 'predict', permission: 'invoice.remind' },
    settleDispute: { schema: v.empty, mode: 'predict', permission: 'invoice.remind' },
    send: { schema: schemas.sending, mode: 'predict', permission: 'invoice.send' },
    accept: { schema: v.empty, mode: 'predict', permission: 'invoice.send' },
    reject: { schema: v.withReason, mode: 'predict', permission: 'invoice.send' },
  },
  facts,
  reactions: {
    issued: tellOthers,
    corrected: openCorrection,
    setOffAgainst: tellSetOff,
    setOffFreed: tellFreed,
  },
};
