import type { CompanyModel } from '#model/engine/company-model.ts';
import { unitCostOf } from '#model/values/money.ts';

export interface StockFigures {
  /** Thousandths, over all warehouses. */
  readonly onHand: number;
  readonly reserved: number;
  readonly free: number;
  readonly incoming: number;
  readonly outgoing: number;
}

/** A product's stock over all warehouses. */
export function stockOf({ replica }: CompanyModel, product: string): StockFigures {
  const sum = { onHand: 0, reserved: 0, incoming: 0, outgoing: 0 };
  for (const row of replica.view.by('availability', 'product', product)) {
    sum.onHand += row.onHand;
    sum.reserved += row.reserved;
    sum.incoming += row.incoming;
    sum.outgoing += row.outgoing;
  }
  return { ...sum, free: sum.onHand - sum.reserved };
}

/** Moving average cost in ten-thousandths, or null if there is none or it may not be seen. */
export function averageCost(model: CompanyModel, product: string): number | null {
  if (!model.may('product.viewCost')) return null;
  const held = model.replica.view.get('valuation', product);
  return held && held.quantity > 0 ? unitCostOf(held.value, held.quantity) : null;
}
