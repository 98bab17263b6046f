import { total } from '#model/lines/line-parts.ts';
import { basisOfLine } from './sales-order.basis.ts';
import type { SalesOrderFact, SalesOrderLine, SalesOrderRow } from './sales-order.facts.ts';

type Ordered = Pick<SalesOrderRow, 'lines' | 'credits' | 'paidElsewhere' | 'fees'>;

/** What was charged as freight; where nothing is marked so, all services. [SO91] */
export function servicesOf({ lines }: Pick<SalesOrderRow, 'lines'>): SalesOrderLine[] {
  const services = lines.filter((line) => !line.stocked && line.shipped > 0);
  const freight = services.filter(({ charge }) => charge === 'freight');
  return freight.length > 0 ? freight : services;
}

/** What of freight that a return gives back comes off the next invoice of a service, minor units as its prices are. */
export interface FreightOff {
  readonly return: string;
  /** The place of its credit among those of the order: they are only ever added. */
  readonly place: number;
  readonly line: string;
  readonly left: number;
}

/** What is still to come off the next invoices of an order for freight that returns give back. [BIL30] */
export const freightOffOf = ({ credits = [], paidElsewhere }: Ordered): FreightOff[] =>
  paidElsewhere
    ? []
    : credits.flatMap(({ return: id, freightOff = [] }, place) =>
        freightOff.flatMap(({ line, left }) => (left > 0 ? [{ return: id, place, line, left }] : [])),
      );

/**
 * What of freight that a return gives back was not invoiced yet, by the services that charge it: it comes off their next
 * invoice, as goods that came back uninvoiced are on none. [BIL30]
 * @param freight minor units as the order's prices are
 */
export function freightToTakeOff(
  order: Ordered,
  freight: number,
): NonNullable<SalesOrderFact<'creditOwed'>['freightOff']> {
  let rest = freight;
  const taken = freightOffOf(order);
  return servicesOf(order).flatMap((service) => {
    const open = total(basisOfLine(order, service), ({ amount }) => amount);
    const before = total(taken, ({ line, left }) => (line === service.id ? left : 0));
    const amount = Math.max(0, Math.min(rest, open - before));
    rest -= amount;
    return amount > 0 ? [{ line: service.id, amount }] : [];
  });
}

/** What an invoice of all that is to be invoiced takes off for freight, by rate (basis points; null: not known). [BIL30] */
export const freightOffNow = (
  order: Ordered,
): { readonly line: string; readonly vatRate: number | null; readonly amount: number }[] =>
  order.lines.flatMap((service) => {
    let rest = total(freightOffOf(order), ({ line, left }) => (line === service.id ? left : 0));
    if (rest === 0) return [];
    return basisOfLine(order, service).flatMap(({ vatRate, amount: most }) => {
      const amount = Math.min(rest, most);
      rest -= amount;
      return amount > 0 ? [{ line: service.id, vatRate, amount }] : [];
    });
  });
