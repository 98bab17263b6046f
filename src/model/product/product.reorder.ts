import type { AvailabilityRow } from '../stock/stock.tables.ts';
import type { ProductRow } from './product.facts.ts';

export interface Shortfall {
  readonly warehouse: string;
  /** On hand, less what is promised, plus what is expected; thousandths. */
  readonly forecast: number;
  readonly min: number;
  /** What brings the forecast up to the most that the rule names, in its multiples; thousandths. */
  readonly order: number;
}

type Stock = Pick<AvailabilityRow, 'warehouse' | 'onHand' | 'incoming' | 'outgoing'>;

/** What is left of a product in a warehouse once all that is promised has left and all that is expected has come. */
export const forecastOf = ({ onHand, incoming, outgoing }: Omit<Stock, 'warehouse'>): number =>
  onHand + incoming - outgoing;

/**
 * [PR6] Where the forecast is below the least that a product's reorder rule names for a warehouse, it is to be ordered: up
 * to the most, in whole multiples.
 * @param stock the product's stock by warehouse; a warehouse that is not in it has none
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
