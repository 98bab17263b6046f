import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { useCreationRefusal } from '../document/creation-refusal.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import type { Refusal } from '#model/engine/envelope.ts';

type Sold = Pick<SalesOrderRow, 'id' | 'customer' | 'warehouse'>;

/** Opens a return of an order, or of one shipment of it, and goes there. [RT1] */
export function useBeginReturn() {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const open = (data: object): Refusal | null => {
    const document = model.newId();
    const refusal = propose({ kind: 'customerReturn', document, type: 'create', data });
    if (!refusal) paths.go(`/apps/sales/returns/${document}`);
    return refusal;
  };
  return {
    ofOrder: ({ id, customer, warehouse }: Sold, shipment: string | null = null): Refusal | null =>
      open({ customer, warehouse, order: id, shipment }),
    /** Of goods that nobody remembers to have sold. [RT3] */
    unsourced: (customer: string, warehouse: string): Refusal | null =>
      open({ customer, warehouse, order: null }),
    refusal: useCreationRefusal('customerReturn'),
  };
}
