import type { Reader } from '../engine/reader.ts';
import { chargedIn } from '../purchase-order/purchase-order.lines.ts';
import type { PurchaseOrderRow } from '../purchase-order/purchase-order.facts.ts';
import { isAwaited, isUnplaced } from '../purchase-order/purchase-order.kind.ts';
import type { SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { openOf, promiseOf } from '../sales-order/sales-order.lines.ts';
import { taxPlaceOf } from '../sales-order/sales-order.terms.ts';
import { holdsOn } from '../values/vat.ts';
import type { VatClass } from '../values/vat-rates.ts';
import type { VatRateForm } from './vat-rate.facts.ts';
import { vatRateOn } from './vat-rates-in-force.ts';

/** An order with open lines that keep an older rate although they are promised for days of a later one. */
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
}

/** The open sales orders with lines across a rate: promised for one of its days, at another rate. [VR6] */
export const salesAcross = (
  view: Reader,
  rate: VatRateForm,
  orders: readonly SalesOrderRow[],
): Crossed<SalesOrderRow>[] =>
  orders.flatMap((order) => {
    const open = order.lines.filter((line) => openOf(line) > 0);
    const promised = open.map((line) => ({ ...line, on: promiseOf(order, line) }));
    return across(view, rate, { order, promised, country: taxPlaceOf(view, order)?.country });
  });

/** The same of purchase orders, by the days on which their goods are awaited. [VR6] */
export const purchasesAcross = (
  view: Reader,
  rate: VatRateForm,
  orders: readonly PurchaseOrderRow[],
): Crossed<PurchaseOrderRow>[] =>
  orders.flatMap((order) => {
    if (!isAwaited(order) && !isUnplaced(order)) return [];
    const open = order.lines.filter((line) => line.quantity > line.received);
    const promised = open.map((line) => ({ ...line, on: line.promisedOn ?? order.expectedOn ?? '' }));
    return across(view, rate, { order, promised, country: chargedIn(view, order.supplier) });
  });

interface Looked<O> {
  readonly order: O;
  readonly promised: readonly Promised[];
  readonly country: string | null | undefined;
}

function across<O>(view: Reader, rate: VatRateForm, { order, promised, country }: Looked<O>): Crossed<O>[] {
  if (country !== rate.country) return [];
  const older = promised.filter(
    ({ vatClass, vatRate, on }) =>
      holdsOn(rate, on) &&
      (vatClass === rate.vatClass || rate.vatClass === 'standard') &&
      vatRate !== rate.rate &&
      vatRateOn(view, vatClass, country, on) === rate.rate,
  );
  const kept = [...new Set(older.map(({ vatRate }) => vatRate))];
  return older.length > 0 ? [{ order, lines: older.length, kept }] : [];
}
