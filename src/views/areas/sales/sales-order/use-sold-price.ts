import { ifKnown } from '#model/engine/if-known.ts';
import { priceOnSale } from '#model/areas/sales/sales-order/sales-order.sources.ts';
import { soldPrice } from '#model/areas/sales/sales-order/sales-order.terms.ts';
import { withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useToday } from '#views/kit/document/use-today.ts';

/**
 * What one of a product costs on an order where so much of it is sold today (thousandths of the stock unit), by the price
 * lists, or by the product where this device holds none: ten-thousandths of the order's currency, as its prices are;
 * null if not known. [PRI1]
 */
export function useSoldPrice(order: string | null): (product: string, quantity: number) => number | null {
  const { replica } = useModel();
  const company = useCompany();
  const today = useToday();
  const row = useFetchedRow('salesOrder', order);
  return (id, quantity) => {
    const product = replica.view.get('product', id);
    if (!row || !product) return null;
    const view = withUsualRates(replica.view);
    const listed = ifKnown(() => priceOnSale(view, row, today, product, { quantity }), null);
    if (listed) return listed.price;
    const { rate, pricesIncludeVat } = row;
    const terms = { inCompanyCurrency: row.currency === company.currency, rate, pricesIncludeVat };
    return soldPrice(view, row, product, terms);
  };
}
