import type { Reader } from '#model/engine/reader.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { ShipmentLine } from './shipment.facts.ts';

const THOUSAND = 1000;

/** [SH7] Weight of the goods without packing, grams; null if one of the weights is unknown. */
export function weightOf(view: Reader, lines: readonly ShipmentLine[]): number | null {
  let grams = 0;
  for (const { product, quantity } of lines) {
    const weight = view.get('product', product)?.weight ?? 0;
    if (weight === 0) return null;
    grams += multiplyDivide(weight, quantity, THOUSAND);
  }
  return grams;
}
