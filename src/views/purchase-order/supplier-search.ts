import { takesOrders } from '#model/purchase-order/purchase-order.rules.ts';
import type { SupplierRow } from '#model/supplier/supplier.facts.ts';
import { compare } from '#model/values/order.ts';
import { useModel } from '../document/model-context.tsx';
import type { Option } from '../ui/select.tsx';

const SHOWN = 12;

/** Suggestions for a supplier field, by number and name: suppliers that take orders. */
export function useSupplierSearch(): (query: string) => readonly Option[] {
  const { replica } = useModel();
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = replica.rows('supplier') as readonly SupplierRow[]; // table supplier holds SupplierRow
    return rows
      .filter((row) => words.every((word) => `${row.number} ${row.name}`.toLowerCase().includes(word)))
      .filter(takesOrders)
      .sort((a, b) => compare(a.name, b.name))
      .slice(0, SHOWN)
      .map((row) => ({ value: row.id, label: row.name, hint: row.number }));
  };
}
