import { unitNamed } from '#model/areas/products/product/product.units.ts';
import { priceFor, unitCostAt } from '#model/values/unit-cost.ts';
import { rateOf } from './masters.ts';
import type { Trading } from './trading.ts';

/** What one of a product's stock unit usually costs, ten-thousandths of the company's currency. */
export function costOf({ model, seeded }: Trading, product: string): number {
  const row = model.view.get('product', product);
  const offer = row?.suppliers[0];
  const supplier = offer && model.view.get('supplier', offer.supplier);
  if (!row || !supplier) return 0;
  const price = priceFor(offer.purchasePrice, unitNamed(row, offer.unit));
  return unitCostAt(price, 0, rateOf(seeded.company.form.currency, supplier.currency));
}
