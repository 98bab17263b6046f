import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import type { TraceEnd } from './lot-trace.ts';

/** Who got goods, and through what; as far as the reader may see it. */
export interface Receiver {
  readonly customer: CustomerRow | undefined;
  readonly order: SalesOrderRow | undefined;
  readonly shipment: ShipmentRow | undefined;
}

/** Who got goods through a shipment, or through a sale that was recorded afterwards. */
export function useReceiver(): (end: TraceEnd) => Receiver {
  const held = useHeld();
  return ({ kind, id }) => {
    const shipment = kind === 'shipment' ? held('shipment', id) : undefined;
    const order = held('salesOrder', shipment?.order ?? id);
    const customer = shipment?.customer ?? order?.customer;
    return { shipment, order, customer: customer === undefined ? undefined : held('customer', customer) };
  };
}

/** The supplier of a receipt; undefined for opening stock. */
export function useSupplierOf(): (end: TraceEnd) => SupplierRow | undefined {
  const held = useHeld();
  return ({ kind, id }) => {
    const supplier = kind === 'goodsReceipt' ? held('goodsReceipt', id)?.supplier : null;
    return supplier ? held('supplier', supplier) : undefined;
  };
}
