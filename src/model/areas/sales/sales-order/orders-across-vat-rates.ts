import type { Reader } from '#model/engine/reader.ts';
import { chargedIn } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isAwaited, isUnplaced } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { openOf, promiseOf } from './sales-order.lines.ts';
import { supplyOf, vatOf } from './sales-order.vat.ts';
import { holdsOn } from '#model/values/vat.ts';
import type { VatClass } from '#model/values/vat-rates.ts';
import type { VatRateForm } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';

/**
 * Which change of rates an order is across: that to a rate, with lines promised for its days at another one; or that from
 * it, with lines at it promised for days after its last, when another one holds.
 */
export type Change = 'to' | 'from';

/** An order with open lines that keep a rate although they are promised for days of another one. */
export interface Crossed<O> {
  readonly order: O;
  /** How many of its lines. */
  readonly lines: number;
  /** The rates that they keep, basis points; null: none. */
  readonly kept: readonly (number | null)[];
}

/** A line as this looks at it. */
interface Promised {
  readonly vatClass: VatClass;
  readonly vatRate: number | null;
  readonly on: string;
  /** Whose rates hold for it; nothing where no VAT is charged. */
  readonly country: string | null | undefined;
}

/** The open sales orders with lines across a change. [VR6] */
export const salesAcross = (
  view: Reader,
  rate: VatRateForm,
  orders: readonly SalesOrderRow[],
  change: Change = 'to',
): Crossed<SalesOrderRow>[] =>
  orders.flatMap((order) => {
    const open = order.lines.filter((line) => openOf(line) > 0);
    const promised = open.map((line) => ({
      ...line,
      on: promiseOf(order, line),
      country: vatOf(view, order, supplyOf(view, line))?.taxedIn,
    }));
    return across(view, rate, change, { order, promised });
  });

/** The same of purchase orders, by the days on which their goods are awaited. [VR6] */
export const purchasesAcross = (
  view: Reader,
  rate: VatRateForm,
  orders: readonly PurchaseOrderRow[],
  change: Change = 'to',
): Crossed<PurchaseOrderRow>[] =>
  orders.flatMap((order) => {
    if (!isAwaited(order) && !isUnplaced(order)) return [];
    const open = order.lines.filter((line) => line.quantity > line.received);
    const country = chargedIn(view, order.supplier);
    const promised = open.map((line) => ({
      ...line,
      on: line.promisedOn ?? order.expectedOn ?? '',
      country,
    }));
    return across(view, rate, change, { order, promised });
  });

interface Looked<O> {
  readonly order: O;
  readonly promised: readonly Promised[];
}

function across<O>(
  view: Reader,
  rate: VatRateForm,
  change: Change,
  { order, promised }: Looked<O>,
): Crossed<O>[] {
  const older = promised.filter(
    (line) =>
      line.country === rate.country &&
      // A class without a rate of its own takes the standard rate.
      (line.vatClass === rate.vatClass || rate.vatClass === 'standard') &&
      isAcross[change](rate, line, vatRateOn(view, line.vatClass, rate.country, line.on)),
  );
  const kept = [...new Set(older.map(({ vatRate }) => vatRate))];
  return older.length > 0 ? [{ order, lines: older.length, kept }] : [];
}

type Test = (rate: VatRateForm, line: Promised, then: number | null) => boolean;

/** Whether a line is across a change, where `then` is the rate of the day that it is promised for. */
const isAcross: Readonly<Record<Change, Test>> = {
  to: (rate, { vatRate, on }, then) => holdsOn(rate, on) && vatRate !== rate.rate && then === rate.rate,
  from: ({ to, rate }, { vatRate, on }, then) =>
    to !== null && on > to && vatRate === rate && then !== null && then !== rate,
};
