import { soldPrice } from '#model/areas/sales/sales-order/sales-order.terms.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';

/**
 * What one of a product costs on a line by hand, by the product: ten-thousandths of the invoice's currency, as its prices
 * are; null if not known.
 */
export function useFreePrice(row: InvoiceRow): (product: string) => number | null {
  const { replica } = useModel();
  const { currency: own } = useCompany();
  const today = useToday();
  const { customer, address: deliveryAddress, currency, rate, pricesIncludeVat } = row;
  return (id) => {
    const product = replica.view.get('product', id);
    if (!product) return null;
    const sale = { customer, warehouse: '', deliveryAddress, promisedOn: today };
    const terms = { inCompanyCurrency: currency === own, rate, pricesIncludeVat };
    return soldPrice(withUsualRates(replica.view), sale, product, terms);
  };
}
