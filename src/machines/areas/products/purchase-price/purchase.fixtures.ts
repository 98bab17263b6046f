import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import {
  purchaseListFixture,
  purchasePriceFixture,
} from '#model/areas/products/purchase-list/purchase-list.fixtures.ts';
import type { PurchaseListForm } from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import type { PurchasePriceForm } from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import {
  resolvePurchase,
  type PurchaseQuestion,
} from '#model/areas/products/purchase-price/resolve-purchase.ts';
import { purchaseTerms } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { typed } from '#model/engine/reader.ts';

export const DAY = '2026-05-04';

/** A company that keeps its books in kronor, with a supplier, a product and as many lists as are written. */
export function purchasing(over: Partial<ProductForm> = {}, currency: 'SEK' | 'EUR' = 'SEK') {
  const world = companyWorld();
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture({ currency }));
  const product = activeProduct(world, over);
  let count = 0;
  const list = (own: Partial<PurchaseListForm> = {}): string => {
    const id = world.id();
    count += 1;
    const form = purchaseListFixture({ name: `List ${count}`, supplier, currency, ...own });
    world.must('purchaseList', id, 'create', form);
    return id;
  };
  const price = (of: string, own: Partial<PurchasePriceForm> = {}): string => {
    const id = world.id();
    world.must('purchasePrice', id, 'create', purchasePriceFixture({ list: of, product, ...own }));
    return id;
  };
  const row = (id = product) => {
    const found = world.row('product', id);
    if (!found) throw new Error('there is no product');
    return found;
  };
  /** What is asked for so many whole pieces. */
  const ask = (pieces: number, own: Partial<PurchaseQuestion> = {}) =>
    resolvePurchase(typed(world.store), {
      product: row(),
      supplier,
      on: DAY,
      quantity: pieces * 1_000,
      currency,
      rate: 1_000_000,
      ...own,
    });
  const terms = (id = product) => purchaseTerms(typed(world.store), { product: row(id), supplier, on: DAY });
  return { world, supplier, product, row, list, price, ask, terms };
}
