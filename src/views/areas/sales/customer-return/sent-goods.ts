import type { CompanyModel } from '#model/engine/company-model.ts';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import type { Sent } from './return-rates.ts';

/** The tables that rates of return are read from. */
export const SENT = ['shipment', 'customerReturn', 'salesOrder'] as const;

/** What this device holds of goods that left, and came back. */
export const sentIn = ({ replica }: CompanyModel): Sent => ({
  shipments: replica.rows('shipment') as readonly ShipmentRow[], // table shipment holds ShipmentRow
  returns: replica.rows('customerReturn') as readonly CustomerReturnRow[], // and so on
  orderOf: (id) => ifKnown(() => replica.view.get('salesOrder', id), undefined),
});
