import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { answeredBy } from '#model/areas/setup/member/answering.ts';
import { count, ofOrderLines, partOf, type LinePart } from '#model/lines/line-parts.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import { isSameFee } from './sales-order.fees.ts';
import { quoteFolds } from './sales-order.quote-folds.ts';
import { fresh } from './sales-order.lines.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type {
  SalesOrderFact,
  SalesOrderLine,
  SalesOrderPayment,
  SalesOrderRow,
  SettledLine,
} from './sales-order.facts.ts';

type Row = Draft<SalesOrderRow>;
type Line = Draft<SalesOrderLine>;
type Reasoned = SalesOrderFact<'cancelled'>;
type Parts = { readonly lines: readonly LinePart[] };

function write(row: Row, data: SalesOrderFact<'created'>): void {
  Object.assign(row, data, {
    number: row.quote?.number ?? null,
    revision: 0,
    confirmedBy: null,
    givenUp: [],
    lines: data.lines.map((line) => ({ ...line, ...fresh })),
  });
}

function confirmed(row: Row, data: SalesOrderFact<'confirmed'>, event: AppliedEvent): void {
  row.number = data.number;
  row.revision = 1;
  row.confirmedBy = event.by;
  if (data.terms !== undefined) row.terms = data.terms;
  if (data.reserves !== undefined) row.reserves = data.reserves;
  if (data.orderedOn !== undefined) row.orderedOn = data.orderedOn;
  if (data.promisedOn !== undefined) row.promisedOn = data.promisedOn;
  if (data.whole) row.lines = data.whole.map((line) => ({ ...line, ...fresh }));
  for (const { line, ...settled } of data.lines) Object.assign(lineOf(row, line) ?? {}, settled);
}

function amended(row: Row, data: SalesOrderFact<'amended'>): void {
  const { reason: _, changes: __, lines, ...rest } = data;
  const before = new Map(row.lines.map((line) => [line.id, progressOf(line)]));
  Object.assign(row, rest, {
    lines: lines.map((line: SettledLine) => ({ ...line, ...(before.get(line.id) ?? fresh) })),
  });
}

function recorded(row: Row, data: SalesOrderFact<'recorded'>, event: AppliedEvent): void {
  const { taken: _, soldAt: __, lines, ...rest } = data;
  Object.assign(row, rest, {
    revision: 1,
    confirmedBy: event.by,
    givenUp: [],
    paidElsewhere: true,
    lines: lines.map((line) => {
      const done = line.quantity - line.cancelled;
      return { ...line, released: done, picked: done, shipped: done, returned: 0, invoiced: 0 };
    }),
  });
}

function giveUp(row: Row, data: Reasoned): void {
  count(row.lines, data.lines, ['cancelled']);
  row.givenUp = [...data.lines];
  delete row.holdReason;
}

const nothing = (): void => {};

export const salesOrderFolds = {
  created: write,
  updated: write,
  ...quoteFolds,
  partTaken: write,
  approvalAsked: (row: Row, data: Answered, { by }: AppliedEvent): void => {
    row.submittedBy = by;
    answeredBy(row, data);
    delete row.rejectReason;
  },
  rejected: (row: Row, { reason }: WithReason): void => void (row.rejectReason = reason),
  confirmed,
  held: (row: Row, data: SalesOrderFact<'held'>): void => {
    row.holdReason = data.reason;
  },
  resumed: (row: Row): void => {
    delete row.holdReason;
  },
  amended,
  linesCancelled: (row: Row, data: Reasoned): void => count(row.lines, data.lines, ['cancelled']),
  cancelled: giveUp,
  closedShort: giveUp,
  reopened: (row: Row, data: Reasoned): void => {
    count(row.lines, data.lines, ['cancelled'], -1);
    row.givenUp = [];
    delete row.quote?.declineReason;
  },
  // What is allocated is kept by the ledger.
  allocated: nothing,
  freed: nothing,
  locked: nothing,
  unlocked: nothing,
  goodsTaken: nothing,
  goodsLost: nothing,
  reservingBegun: nothing,
  released: (row: Row, data: SalesOrderFact<'released'>): void =>
    count(row.lines, ofOrderLines(data.lines), ['released']),
  unreleased: (row: Row, data: Parts): void => count(row.lines, data.lines, ['released'], -1),
  rereleased: (row: Row, data: Parts): void => count(row.lines, data.lines, ['released']),
  picked: (row: Row, data: Parts): void => count(row.lines, data.lines, ['picked']),
  unpicked: (row: Row, data: Parts): void => count(row.lines, data.lines, ['released', 'picked'], -1),
  shipped: (row: Row, data: SalesOrderFact<'shipped'>): void => {
    count(row.lines, data.lines, ['shipped']);
    count(row.lines, data.services, ['released', 'picked', 'shipped']);
    count(row.lines, data.cancelled, ['cancelled']);
    fixVat(row, data.taxed, [...data.lines, ...data.services], data.shipment);
  },
  unshipped: (row: Row, data: SalesOrderFact<'unshipped'>): void => {
    count(row.lines, data.lines, ['shipped'], -1);
    count(row.lines, data.services, ['released', 'picked', 'shipped'], -1);
    const services = new Set(data.services.map(({ line }) => line));
    for (const line of row.lines)
      if (line.taxed)
        line.taxed = services.has(line.id)
          ? []
          : line.taxed.filter((part) => part.shipment !== data.shipment);
  },
  servicesDelivered: (row: Row, data: SalesOrderFact<'servicesDelivered'>): void => {
    count(row.lines, data.lines, ['released', 'picked', 'shipped']);
    fixVat(row, data.taxed, data.lines, null);
  },
  paid: (row: Row, { payment: id, on, amount }: SalesOrderPayment): void => {
    row.payments = [...(row.payments ?? []), { id, on, amount }];
  },
  paymentTakenBack: (row: Row, data: SalesOrderFact<'paymentTakenBack'>): void => {
    row.payments = (row.payments ?? []).flatMap((payment) => {
      if (payment.id !== data.payment) return [payment];
      const amount = payment.amount - (data.amount ?? payment.amount);
      return amount === 0 ? [] : [{ ...payment, amount }];
    });
  },
  returned: (row: Row, data: Parts): void => count(row.lines, data.lines, ['returned']),
  unreturned: (row: Row, data: Parts): void => count(row.lines, data.lines, ['returned'], -1),
  creditOwed: (row: Row, data: SalesOrderFact<'creditOwed'>): void => {
    const { keptBack, fees = [], freightOff, ...credit } = data;
    const off = freightOff?.map((part) => ({ ...part, left: part.amount }));
    row.credits = [...(row.credits ?? []), { ...credit, creditedAt: null, ...(off && { freightOff: off }) }];
    takeKeptBack(row, keptBack);
    const kept = fees.map(({ amount: left, ...fee }) => ({ return: data.return, ...fee, left }));
    if (kept.length > 0) row.fees = [...(row.fees ?? []), ...kept];
  },
  credited: (row: Row, data: SalesOrderFact<'credited'>, event: AppliedEvent): void => {
    for (const credit of row.credits ?? []) {
      if (credit.return !== data.return) continue;
      credit.creditedAt = event.at;
      if (data.paidBack !== undefined) credit.paidBack = data.paidBack;
    }
  },
  replacementAdded: (row: Row, data: SalesOrderFact<'replacementAdded'>): void => {
    row.lines = [...row.lines, ...data.lines.map((line) => ({ ...line, ...fresh }))];
  },
  recorded,
  invoiced: (row: Row, data: SalesOrderFact<'invoiced'>): void => {
    invoice(row, data.lines, 1);
    row.invoices = [...new Set([...(row.invoices ?? []), data.invoice])];
    for (const { payment: id, amount } of data.payments)
      for (const payment of row.payments ?? [])
        if (payment.id === id) payment.taken = (payment.taken ?? 0) + amount;
    countAdvances(row, data.deducted, -1);
    countFees(row, data.fees, -1);
    countFreight(row, data.freight, -1);
  },
  uninvoiced: (row: Row, data: SalesOrderFact<'uninvoiced'>): void => {
    invoice(row, data.lines, -1);
    row.invoices = [...new Set([...(row.invoices ?? []), data.invoice])];
    for (const { line: id, quantity } of data.kept) {
      const line = lineOf(row, id);
      if (line) line.creditedOnly = (line.creditedOnly ?? 0) + quantity;
    }
    for (const { line: id, amount } of data.keptAmounts ?? []) {
      const line = lineOf(row, id);
      if (line) line.creditedOnlyAmount = (line.creditedOnlyAmount ?? 0) + amount;
    }
    takeKeptBack(row, data.keptBack);
    countAdvances(row, data.restored, 1);
    countFees(row, data.fees, 1);
    countFreight(row, data.freight, 1);
    countNoted(row, data.noted);
  },
  advanced: (row: Row, { invoice, number, lines }: SalesOrderFact<'advanced'>): void => {
    const asked = lines.map((line) => ({ invoice, number, ...line, left: line.amount }));
    row.advances = [...(row.advances ?? []), ...asked];
  },
  advanceCredited: (row: Row, { lines }: SalesOrderFact<'advanceCredited'>): void =>
    countAdvances(row, lines, -1),
  invoicedElsewhere: (row: Row, data: SalesOrderFact<'invoicedElsewhere'>): void => {
    invoice(row, data.lines, 1);
    row.invoices ??= [];
    for (const fee of row.fees ?? []) fee.left = 0;
    for (const off of (row.credits ?? []).flatMap(({ freightOff = [] }) => freightOff)) off.left = 0;
    // What was paid before was paid of those invoices.
    for (const payment of row.payments ?? []) payment.taken = payment.amount;
  },
};

/** Counts what was invoiced of lines, or what of it was taken back. [BIL2] */
function invoice(row: Row, lines: SalesOrderFact<'invoiced'>['lines'], sign: 1 | -1): void {
  for (const { line: id, quantity, amount } of lines) {
    const line = lineOf(row, id);
    if (!line) continue;
    line.invoiced += sign * quantity;
    line.invoicedAmount = (line.invoicedAmount ?? 0) + sign * amount;
  }
}

/** Goods that were credited and stayed are back: they count neither as invoiced nor as staying any more. [BIL3] */
function takeKeptBack(row: Row, parts: readonly LinePart[] = []): void {
  for (const { line: id, quantity } of parts) {
    const line = lineOf(row, id);
    if (!line) continue;
    const after = line.invoiced - quantity;
    const { creditedOnly = 0, creditedOnlyAmount } = line;
    const amount =
      creditedOnlyAmount === undefined || creditedOnly === 0
        ? amountOfPart(line, line.invoiced) - amountOfPart(line, after)
        : multiplyDivide(creditedOnlyAmount, Math.min(quantity, creditedOnly), creditedOnly);
    if (line.invoicedAmount !== undefined) line.invoicedAmount -= amount;
    if (creditedOnlyAmount !== undefined) line.creditedOnlyAmount = creditedOnlyAmount - amount;
    line.invoiced = after;
    line.creditedOnly = creditedOnly - quantity;
  }
}

/** Takes something of advances, or gives it back to them. [BIL23] */
function countAdvances(row: Row, parts: SalesOrderFact<'invoiced'>['deducted'] = [], sign: 1 | -1): void {
  for (const { invoice: id, line, amount } of parts)
    for (const one of row.advances ?? [])
      if (one.invoice === id && one.line === line) one.left += sign * amount;
}

/** Counts what of the fees of returns is invoiced, or may be again. [BIL28] */
function countFees(row: Row, parts: SalesOrderFact<'invoiced'>['fees'] = [], sign: 1 | -1): void {
  for (const part of parts)
    for (const fee of row.fees ?? []) if (isSameFee(fee, part)) fee.left += sign * part.amount;
}

/** Counts what of the freight that returns give back has come off invoices, or is to again. [BIL30] */
function countFreight(row: Row, parts: SalesOrderFact<'invoiced'>['freight'] = [], sign: 1 | -1): void {
  for (const { return: id, line, amount } of parts)
    for (const credit of row.credits ?? [])
      for (const off of credit.return === id ? (credit.freightOff ?? []) : [])
        if (off.line === line) off.left += sign * amount;
}

/** What a note takes of a return is not to be credited by another. [BIL29] */
function countNoted(row: Row, noted: SalesOrderFact<'uninvoiced'>['noted']): void {
  const credit = row.credits?.find((one) => one.return === noted?.return);
  if (!noted || !credit) return;
  for (const { line, quantity, kept } of noted.lines)
    for (const part of credit.byNotes ?? []) {
      if (part.line !== line) continue;
      part.quantity = Math.max(0, part.quantity - quantity);
      part.kept = Math.max(0, part.kept - kept);
    }
  if (noted.freight !== undefined) credit.freightNoted = (credit.freightNoted ?? 0) + noted.freight;
}

/** What leaves keeps the rate of its day. [SO8] */
function fixVat(
  row: Row,
  taxed: SalesOrderFact<'shipped'>['taxed'],
  parts: readonly LinePart[],
  shipment: string | null,
): void {
  for (const { line: id, vatRate } of taxed ?? []) {
    const line = lineOf(row, id);
    if (line) line.taxed = [...(line.taxed ?? []), { shipment, quantity: partOf(parts, id), vatRate }];
  }
}

const lineOf = (row: Row, id: string): Line | undefined => row.lines.find((line) => line.id === id);

/** What an amendment leaves alone. */
function progressOf(
  line: Line,
): typeof fresh & Pick<Line, 'taxed' | 'invoicedAmount' | 'creditedOnly' | 'creditedOnlyAmount'> {
  const { cancelled, released, picked, shipped, returned, invoiced, taxed } = line;
  const { invoicedAmount, creditedOnly, creditedOnlyAmount } = line;
  return {
    cancelled,
    released,
    picked,
    shipped,
    returned,
    invoiced,
    ...(taxed ? { taxed } : {}),
    ...(invoicedAmount === undefined ? {} : { invoicedAmount }),
    ...(creditedOnly === undefined ? {} : { creditedOnly }),
    ...(creditedOnlyAmount === undefined ? {} : { creditedOnlyAmount }),
  };
}
