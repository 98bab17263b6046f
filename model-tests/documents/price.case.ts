import { salesSide } from '#model/areas/products/prices/price-side.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { pricedCase } from '../model/priced-case.ts';
import { priceRows } from '../spec/price.rows.ts';

export const documentCase = pricedCase({
  side: salesSide,
  rows: priceRows,
  listForm: () => (name) => priceListFixture({ name }),
  priceForm: priceFixture,
});
