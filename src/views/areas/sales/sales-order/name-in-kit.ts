import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';

interface OfOrderLine {
  readonly orderLine: string;
  readonly product: string;
}

/** How goods of an order are named: parts of a kit with its SKU. */
export function useNameInKit(order: SalesOrderRow | undefined): (line: OfOrderLine) => string {
  const { name, sku } = useLineWords();
  return (line) => {
    const kit = order?.lines.find(({ id }) => id === line.orderLine)?.ofKit?.kit;
    return kit ? `${name(line)} (${sku(kit)})` : name(line);
  };
}
