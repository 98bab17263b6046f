import { unitCostAt } from '#model/values/unit-cost.ts';
import { rateOf } from './masters.ts';
import type { Trading } from './trading.ts';

/** What a product usually costs, ten-thousandths of the company's currency. */
export function costOf({ model, seeded }: Trading, product: string): number {
  const offer = model.view.get('product', product)?.suppliers[0];
  const supplier = offer && model.view.get('supplier', offer.supplier);
  const own = seeded.company.form.currency;
  return supplier ? unitCostAt(offer.purchasePrice, 0, rateOf(own, supplier.currency)) : 0;
}
