import { purchaseSide } from '#model/areas/products/prices/price-side.ts';
import {
  purchaseListFixture,
  purchasePriceFixture,
} from '#model/areas/products/purchase-list/purchase-list.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { pricedCase } from '../model/priced-case.ts';
import { purchasePriceRows } from '../spec/purchase-price.rows.ts';

export const documentCase = pricedCase({
  side: purchaseSide,
  rows: purchasePriceRows,
  listForm: (world) => {
    const supplier = world.id();
    world.must('supplier', supplier, 'create', supplierFixture());
    return (name) => purchaseListFixture({ name, supplier });
  },
  priceForm: purchasePriceFixture,
});
