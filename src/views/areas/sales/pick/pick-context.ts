import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';

/** The order that a pick list is for. */
export interface PickContext {
  readonly order: string;
  readonly customer: string;
  readonly promisedOn: string;
  readonly priority: number;
}

/** Looks up the order of a pick list; empty if the device does not hold it. */
export function pickContext({ replica }: CompanyModel): (row: PickRow) => PickContext {
  const orders = new Map(
    (replica.rows('salesOrder') as readonly SalesOrderRow[]).map((row) => [row.id, row]),
  ); // table salesOrder holds SalesOrderRow
  return ({ order }) => {
    const row = orders.get(order);
    const customer = row ? (replica.view.get('customer', row.customer)?.name ?? '') : '';
    return {
      order: row?.number ?? '',
      customer,
      promisedOn: row?.promisedOn ?? '',
      priority: row?.priority ?? 0,
    };
  };
}
