import { takesOrders } from '#model/purchase-order/purchase-order.rules.ts';
import type { SupplierRow } from '#model/supplier/supplier.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { foundParties } from '../party/party-search.ts';
import type { Option } from '../ui/select.tsx';

/** Suggestions for a supplier field, by number and name: suppliers that can receive orders. */
export function useSupplierSearch(): (query: string) => readonly Option[] {
  const { replica } = useModel();
  return (query) => {
    const rows = replica.rows('supplier') as readonly SupplierRow[]; // table supplier holds SupplierRow
    return foundParties(rows, query, {
      text: (row) => `${row.number} ${row.name}`,
      isOffered: takesOrders,
      hint: (row) => row.number,
    });
  };
}
