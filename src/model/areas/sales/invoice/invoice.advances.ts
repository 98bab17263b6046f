import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { deductedWith, laterOfLine, type RateBasis } from '../sales-order/sales-order.advances.ts';
import { basisOfLine } from '../sales-order/sales-order.basis.ts';
import { freightOffNow } from '../sales-order/sales-order.freight.ts';
import { feesToInvoice } from '../sales-order/sales-order.fees.ts';
import type { SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { supplyOf, vatOf } from '../sales-order/sales-order.vat.ts';
import type { AdvanceAsked, InvoiceLine, InvoiceLineForm, InvoiceRow } from './invoice.facts.ts';
import { taxedAs } from './invoice.totals.ts';

/** Ten-thousandths in a minor unit: a line of one piece costs its amount. */
const IN_MINOR = 100;
const WHOLE = 10_000;

type Taxed = Pick<InvoiceLine, 'treatment' | 'vatClass' | 'vatRate'>;

/** What of an order can be invoiced in advance at one category and rate, minor units as its prices are. */
interface Part extends Taxed, RateBasis {
  readonly key: string;
  /** What is not invoiced yet, and no other advance covers. */
  readonly free: number;
}

/** The category and the rate of a line, by which advances are deducted. [BIL23] */
const keyOf = (line: Taxed): string => {
  const { category, rate } = taxedAs(line);
  return `${category}:${rate}`;
};

/** What is to be invoiced of an order, now and later, by category and rate. */
function partsOf(view: Reader, order: SalesOrderRow): Part[] {
  const parts = new Map<string, Part>();
  const add = (line: SalesOrderLine, vatRate: number | null, basis: RateBasis): void => {
    const treatment = vatOf(view, order, supplyOf(view, line))?.treatment ?? '';
    const taxed = { treatment, vatClass: line.vatClass, vatRate };
    const key = keyOf(taxed);
    const before = parts.get(key) ?? { ...taxed, key, now: 0, later: 0 };
    parts.set(key, { ...before, now: before.now + basis.now, later: before.later + basis.later, free: 0 });
  };
  const freightOff = freightOffNow(order);
  for (const line of order.lines) {
    for (const { vatRate, amount } of basisOfLine(order, line)) add(line, vatRate, { now: amount, later: 0 });
    const later = laterOfLine(order, line);
    if (later > 0) add(line, line.vatRate, { now: 0, later });
    for (const { line: id, rate, left } of feesToInvoice(order))
      if (id === line.id) add(line, rate, { now: left, later: 0 });
    for (const { line: id, vatRate, amount } of freightOff)
      if (id === line.id) add(line, vatRate, { now: -amount, later: 0 });
  }
  const taken = ({ key }: Part): number => total(advancesAt(order, key), ({ left }) => left);
  return [...parts.values()].map((part) => ({
    ...part,
    free: Math.max(0, part.now + part.later - taken(part)),
  }));
}

const advancesAt = ({ advances = [] }: SalesOrderRow, key: string) =>
  advances.filter(({ category, rate }) => `${category}:${rate}` === key);

/** What of an order can still be invoiced in advance, minor units as its prices are. [BIL22] */
export const advanceable = (view: Reader, order: SalesOrderRow): number =>
  total(partsOf(view, order), ({ free }) => free);

/** What of an order can still be invoiced in advance on a line of an advance, minor units; null: there is no such line. [BIL22] */
export function advanceableOn(view: Reader, line: Pick<InvoiceLineForm, 'id' | 'order'>): number | null {
  const order = view.get('salesOrder', line.order ?? '');
  return order ? (partsOf(view, order).find((part) => advanceId(part) === line.id)?.free ?? null) : null;
}

const advanceId = ({ key }: Part): string => `advance:${key}`;

/** The lines of an advance: its share of what is not invoiced yet at each rate, the last one with the remainder. [BIL22] */
export function advanceLines(view: Reader, order: SalesOrderRow, { share }: AdvanceAsked): InvoiceLineForm[] {
  const parts = partsOf(view, order).filter(({ free }) => free > 0);
  const whole = total(parts, ({ free }) => free);
  const asked = 'amount' in share ? share.amount : multiplyDivide(whole, share.percent, WHOLE);
  let [passed, taken] = [0, 0];
  return parts.flatMap((part) => {
    passed += part.free;
    const amount = multiplyDivide(asked, passed, whole) - taken;
    taken += amount;
    const line = { id: advanceId(part), order: order.id, advance: true as const, ...onePiece(amount) };
    return amount === 0 ? [] : [{ ...line, vatClass: part.vatClass }];
  });
}

const onePiece = (amount: number) => ({
  product: null,
  text: '',
  quantity: UNIT,
  price: amount * IN_MINOR,
  discount: 0,
});

/** A line of an advance, taxed as the goods of its order that it is for; none where there are no such goods any more. */
export function settledAdvance(view: Reader, line: InvoiceLineForm, amount: number): InvoiceLine[] {
  const order = view.get('salesOrder', line.order ?? '');
  const part = order && partsOf(view, order).find((one) => advanceId(one) === line.id);
  if (!part) return [];
  const { vatRate, treatment, vatClass } = part;
  return [{ ...line, amount, vatRate, treatment, vatClass, deliveredOn: null }];
}

/**
 * The lines that deduct advances from what is invoiced of orders, by category and rate: the oldest advance first, never
 * more than is invoiced at that rate. [BIL23]
 */
export function deductionLines(view: Reader, goods: readonly InvoiceLine[]): InvoiceLine[] {
  const orders = Map.groupBy(
    goods.filter(({ of, advance }) => of === undefined && !advance),
    ({ order }) => order,
  );
  return [...orders].flatMap(([id, lines]) => {
    const order = id === undefined ? undefined : view.get('salesOrder', id);
    return order?.advances ? ofOrder(view, order, lines) : [];
  });
}

function ofOrder(view: Reader, order: SalesOrderRow, goods: readonly InvoiceLine[]): InvoiceLine[] {
  return partsOf(view, order).flatMap((part) => {
    const now = total(
      goods.filter((line) => keyOf(line) === part.key),
      ({ amount }) => amount,
    );
    const advances = advancesAt(order, part.key);
    const sum = total(advances, ({ left }) => left);
    let rest = deductedWith(sum, { now, later: part.now - now + part.later });
    return advances.flatMap(({ invoice, line, number, left }) => {
      const amount = Math.min(left, rest);
      rest -= amount;
      if (amount === 0) return [];
      const { treatment, vatClass, vatRate } = part;
      return [
        {
          id: `deduct:${invoice}:${line}`,
          order: order.id,
          deducts: { invoice, line, number },
          ...onePiece(amount),
          treatment,
          vatClass,
          vatRate,
          amount: -amount,
          deliveredOn: null,
        },
      ];
    });
  });
}

/**
 * The lines that give deducted advances back, as goods are taken back to be invoiced again: in proportion to them, and
 * with the last of them all that is left. [BIL23]
 * @param leftOf what is left of a line of the original, minor units
 */
export function restoringLines(
  original: InvoiceRow,
  back: readonly InvoiceLine[],
  leftOf: (line: InvoiceLine) => number,
): InvoiceLine[] {
  const sold = (id: string | undefined) => original.lines.find((line) => line.id === id);
  const again = back.filter((line) => line.again && line.quantity > 0);
  return original.lines.flatMap((deduction) => {
    const { deducts } = deduction;
    if (!deducts || deduction.of !== undefined) return [];
    const isFor = (line: InvoiceLine | undefined): line is InvoiceLine =>
      line?.orderLine !== undefined && line.order === deduction.order && keyOf(line) === keyOf(deduction);
    const taken = total(again, ({ of, amount }) => (isFor(sold(of)) ? -amount : 0));
    const goods = total(original.lines.filter(isFor), leftOf);
    const amount = deductedWith(leftOf(deduction), { now: taken, later: goods - taken });
    if (amount === 0) return [];
    const { treatment, vatClass, vatRate } = deduction;
    const line = { id: `back:${deduction.id}`, of: deduction.id, deducts, ...onePiece(amount) };
    return [{ ...line, treatment, vatClass, vatRate, amount, deliveredOn: null }];
  });
}
