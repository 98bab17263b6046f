import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { ReturnsWorld } from '../customer-return/returns.fixtures.ts';

/** A company that also sells kits of two bolts (12.50 each) and one nut (2.00), at 100.00 a kit. */
export class KitWorld extends ReturnsWorld {
  readonly kit = activeProduct(
    this.base,
    bundleFixture([
      [this.bolt, 2_000],
      [this.nut, 1_000],
    ]),
  );

  lines(order: string) {
    return this.base.row('salesOrder', order)?.lines ?? [];
  }

  parts(order: string): string[] {
    return this.lines(order).map(({ id }) => id);
  }

  /** An amendment of the first line. */
  amended(order: string, over: object) {
    const row = this.base.row('salesOrder', order);
    if (!row) throw new Error('no such order');
    const { lines, ...terms } = amendmentFixture(row);
    return { ...terms, lines: lines.map((line, index) => (index === 0 ? { ...line, ...over } : line)) };
  }

  sellKits(quantity: number, over = {}) {
    return this.confirmed([{ product: this.kit, quantity, price: 100_0000 }], over);
  }
}
