import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/product/product.facts.ts';

export interface Content {
  readonly id: string;
  readonly product: ProductRow;
  /** Thousandths. */
  readonly onHand: number;
  /** Reserved for picks, out of `onHand`. */
  readonly reserved: number;
}

/** The contents of a location, largest quantity first. */
export function contentsOf({ replica: { view } }: CompanyModel, location: string): readonly Content[] {
  return view
    .by('balance', 'location', location)
    .flatMap(({ id, product, onHand, reserved }) => {
      const row = view.get('product', product);
      return row ? [{ id, product: row, onHand, reserved }] : [];
    })
    .sort((a, b) => b.onHand - a.onHand);
}
