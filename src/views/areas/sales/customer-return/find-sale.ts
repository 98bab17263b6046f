import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';

export interface FoundSale {
  readonly order: SalesOrderRow;
  /** The shipment that was named; null: the order. */
  readonly shipment: string | null;
}

const MOST = 5;

/** The return with a number, as its slip has it. */
export const findReturn = (model: CompanyModel, code: string): Promise<CustomerReturnRow | undefined> =>
  named<CustomerReturnRow>(model, 'customerReturn', code);

/** What was sent under a number, of a shipment or an order: on this device, else on the server. */
export async function findSale(model: CompanyModel, code: string): Promise<FoundSale | null> {
  const shipment = await named<ShipmentRow>(model, 'shipment', code);
  const order =
    shipment === undefined
      ? await named<SalesOrderRow>(model, 'salesOrder', code)
      : await held<SalesOrderRow>(model, 'salesOrder', shipment.order);
  return order ? { order, shipment: shipment?.id ?? null } : null;
}

async function named<R extends { readonly number: string | null }>(
  model: CompanyModel,
  kind: 'shipment' | 'salesOrder' | 'customerReturn',
  code: string,
): Promise<R | undefined> {
  const wanted = code.trim().toLowerCase();
  const find = (): R | undefined =>
    (model.replica.rows(kind) as unknown as readonly R[]).find((row) => row.number?.toLowerCase() === wanted); // table of R
  const here = find();
  if (here) return here;
  // Without a connection only what is here is known.
  await model.fetchDocuments(kind, { search: code, limit: MOST }).catch(() => null);
  return find();
}

async function held<R>(model: CompanyModel, kind: 'salesOrder', id: string): Promise<R | undefined> {
  const find = (): R | undefined =>
    (model.replica.rows(kind) as readonly { readonly id: string }[]).find((row) => row.id === id) as
      | R
      | undefined; // table of R
  if (!find()) await model.fetchDocument(kind, id).catch(() => false);
  return find();
}
