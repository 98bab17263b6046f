import type { CustomerRow } from '#model/customer/customer.events.ts';
import { useModel } from '../document/model-context.tsx';
import type { Option } from '../ui/select.tsx';

const SHOWN = 12;

/** Suggestions for a customer field, by number, name and city: those that may still be sold to. */
export function useCustomerSearch(): (query: string) => readonly Option[] {
  const { replica } = useModel();
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = replica.rows('customer') as readonly CustomerRow[]; // table customer holds CustomerRow
    return rows
      .filter(
        (row) =>
          replica.consider({ kind: 'customer', document: row.id, type: 'block' })?.code !== 'notInState',
      )
      .filter((row) => words.every((word) => textOf(row).includes(word)))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, SHOWN)
      .map((row) => ({ value: row.id, label: row.name, hint: row.number }));
  };
}

const textOf = (row: CustomerRow): string =>
  `${row.number} ${row.name} ${row.addresses.billing.city}`.toLowerCase();
