import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';

export interface Content {
  readonly id: string;
  readonly product: ProductRow;
  readonly balance: BalanceRow;
  /** Thousandths. */
  readonly onHand: number;
}

/** The contents of a location, largest quantity first. */
export function contentsOf({ replica: { view } }: CompanyModel, location: string): readonly Content[] {
  return view
    .by('balance', 'location', location)
    .flatMap((balance) => {
      const { id, onHand } = balance;
      const product = view.get('product', balance.product);
      return product ? [{ id, product, balance, onHand }] : [];
    })
    .sort((a, b) => b.onHand - a.onHand);
}
