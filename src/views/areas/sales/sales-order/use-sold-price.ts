import { soldPrice } from '#model/areas/sales/sales-order/sales-order.terms.ts';
import { withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';

/** What one of a product costs on an order, ten-thousandths of its currency, as its prices are; null if not known. */
export function useSoldPrice(order: string | null): (product: string) => number | null {
  const { replica } = useModel();
  const company = useCompany();
  const row = useFetchedRow('salesOrder', order);
  return (id) => {
    const product = replica.view.get('product', id);
    if (!row || !product) return null;
    const { rate, pricesIncludeVat } = row;
    const terms = { inCompanyCurrency: row.currency === company.currency, rate, pricesIncludeVat };
    return soldPrice(withUsualRates(replica.view), row, product, terms);
  };
}
