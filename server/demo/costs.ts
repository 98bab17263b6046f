import { suppliersOf } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { priceOnOrder } from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import { unitCostAt } from '#model/values/unit-cost.ts';
import { rateOf } from './masters.ts';
import type { Trading } from './trading.ts';

/** What one of a product's stock unit usually costs at a moment, ten-thousandths of the company's currency. */
export function costOf({ model, seeded }: Trading, product: string, at: string): number {
  const row = model.view.get('product', product);
  const on = at.slice(0, 10);
  const [first = ''] = row ? suppliersOf(model.view, row, on) : [];
  const supplier = model.view.get('supplier', first);
  if (!row || !supplier) return 0;
  const rate = rateOf(seeded.company.form.currency, supplier.currency);
  const order = { supplier: supplier.id, currency: supplier.currency, rate };
  const found = priceOnOrder(model.view, order, on, row, { quantity: row.reorder[0]?.max ?? 0 });
  return unitCostAt(found?.price ?? 0, 0, rate);
}
