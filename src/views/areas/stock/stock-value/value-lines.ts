import type { CompanyModel, DayWorth } from '#model/engine/company-model.ts';
import type { CategoryRow } from '#model/areas/products/category/category.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { unitCostOf } from '#model/values/money.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';

/** Stock of a product in a warehouse at the end of a day, and what it was worth. */
export interface ValueLine {
  readonly id: string;
  readonly product: ProductRow;
  readonly category: CategoryRow | undefined;
  /** Undefined: on its way between warehouses. */
  readonly warehouse: WarehouseRow | undefined;
  /** Thousandths. */
  readonly quantity: number;
  /** Minor units. */
  readonly value: number;
  /** Of all warehouses, ten-thousandths; null where none was in stock. */
  readonly average: number | null;
}

/** What the server said about a day, with the products, categories and warehouses of the device. */
export function valueLines(
  { replica: { view } }: CompanyModel,
  worth: readonly DayWorth[],
): readonly ValueLine[] {
  const sums = new Map<string, { quantity: number; value: number }>();
  for (const { product, quantity, value } of worth) {
    const sum = sums.get(product) ?? { quantity: 0, value: 0 };
    sums.set(product, { quantity: sum.quantity + quantity, value: sum.value + (value ?? 0) });
  }
  return worth.flatMap((one): ValueLine[] => {
    const product = view.get('product', one.product);
    const sum = sums.get(one.product);
    if (!product || !sum) return [];
    return [
      {
        id: `${one.product}:${one.warehouse ?? ''}`,
        product,
        category: product.category === null ? undefined : view.get('category', product.category),
        warehouse: one.warehouse === null ? undefined : view.get('warehouse', one.warehouse),
        quantity: one.quantity,
        value: one.value ?? 0,
        average: sum.quantity > 0 ? unitCostOf(sum.value, sum.quantity) : null,
      },
    ];
  });
}
