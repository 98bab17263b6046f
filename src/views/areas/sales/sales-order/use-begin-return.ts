import type { OpenReturn } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { isAllThatLeft, linesOf } from '#model/areas/sales/customer-return/customer-return.source.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { whenRowExists } from '#views/kit/document/when-row-exists.ts';

/** Opens a return of an order, or of one shipment of it, and goes there. [RT1] */
export function useBeginReturn() {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const open = (data: Partial<OpenReturn>): Refusal | null => {
    const document = model.newId();
    const refusal = propose({ kind: 'customerReturn', document, type: 'create', data });
    if (!refusal)
      whenRowExists(model, 'customerReturn', document, () => paths.go(`/apps/sales/returns/${document}`));
    return refusal;
  };
  return {
    ofOrder: (order: SalesOrderRow, shipment: string | null = null): Refusal | null => {
      const { id, customer, warehouse } = order;
      const lines = shipment === null ? knownLines(model, order) : {};
      return open({ customer, warehouse, order: id, shipment, ...lines });
    },
    /** Of goods that nobody remembers to have sold. [RT3] */
    unsourced: (customer: string, warehouse: string): Refusal | null =>
      open({ customer, warehouse, order: null }),
    refusal: useCreationRefusal('customerReturn'),
  };
}

/** The lines of all its shipments, if this device has them: then it needs no server to begin. */
function knownLines({ replica }: CompanyModel, order: SalesOrderRow): Pick<Partial<OpenReturn>, 'lines'> {
  const shipments = (replica.rows('shipment') as readonly ShipmentRow[]).filter(
    (one) => one.order === order.id, // table shipment holds ShipmentRow
  );
  return isAllThatLeft(order, shipments) ? { lines: linesOf(shipments) } : {};
}
