import { expect, test } from 'vitest';
import { chosenIn, testOf } from '#model/lists/conditions.ts';
import type { Listing } from '#model/lists/listing.ts';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

/** Whether a row passes the filter for one product. */
const isOf = (listing: Listing, product: string): ReturnType<typeof testOf> =>
  testOf(listing, chosenIn(listing.filters['product'] ?? { field: '' }, [product]), () => undefined);

test('[SO40] a sales order is found by each product on it, and by no other', () => {
  const world = new SalesWorld();
  const { order } = world.draft([{ product: world.nut }]);
  const row = world.base.row('salesOrder', order);
  expect(row && isOf(salesOrderListing, world.nut)(row)).toBe(true);
  expect(row && isOf(salesOrderListing, world.bolt)(row)).toBe(false);
});

test('[SO40] so is a purchase order', () => {
  const world = purchasingWorld();
  const [nut, bolt] = ['NUT', 'BOLT'].map((sku) => activeProduct(world, { sku }));
  const { id } = draftOrder(world, [{ product: nut ?? '' }]);
  const row = world.row('purchaseOrder', id);
  expect(row && isOf(purchaseOrderListing, nut ?? '')(row)).toBe(true);
  expect(row && isOf(purchaseOrderListing, bolt ?? '')(row)).toBe(false);
});
