import type { AvailabilityRow } from '#model/stock/stock.tables.ts';
import type { ProductRow } from './product.facts.ts';

export interface Shortfall {
  readonly warehouse: string;
  /** On hand, less promised, plus expected; thousandths. */
  readonly forecast: number;
  readonly min: number;
  /** Quantity that brings the forecast up to the rule's maximum, in its multiples; thousandths. */
  readonly order: number;
}

type Stock = Pick<AvailabilityRow, 'warehouse' | 'onHand' | 'incoming' | 'outgoing'>;

/** Stock of a product in a warehouse once everything promised has left and everything expected has arrived. */
export const forecastOf = ({ onHand, incoming, outgoing }: Omit<Stock, 'warehouse'>): number =>
  onHand + incoming - outgoing;

/**
 * [PR6] A product is to be reordered for a warehouse when its forecast is below the minimum of its reorder rule: up to
 * the maximum, in whole multiples.
 * @param stock the product's stock by warehouse; a missing warehouse has none
 */
export function shortfalls(
  product: Pick<ProductRow, 'reorder'>,
  stock: readonly Stock[],
): readonly Shortfall[] {
  return product.reorder.flatMap(({ warehouse, min, max, multiple }) => {
    const held = stock.find((row) => row.warehouse === warehouse);
    const forecast = held ? forecastOf(held) : 0;
    if (forecast >= min) return [];
    const missing = Math.max(min, max) - forecast;
    return [{ warehouse, forecast, min, order: Math.ceil(missing / multiple) * multiple }];
  });
}
