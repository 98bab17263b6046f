import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith } from '../document/document.fixtures.tsx';
import { GoodsReceiptOverview } from '#views/areas/purchasing/goods-receipt/goods-receipt-overview.tsx';
import { GoodsReceiptPaperPage } from '#views/areas/purchasing/goods-receipt/goods-receipt-paper.page.tsx';
import { PickListPaperPage } from '#views/areas/sales/pick/pick-list-paper.page.tsx';
import { PackingSlipPage } from '#views/areas/sales/shipment/packing-slip.page.tsx';
import { ShipmentContents } from '#views/areas/sales/shipment/shipment-contents.tsx';
import { Of, shownUntil } from './papers.fixtures.tsx';

/** Two lots of milk, received, picked and shipped; the second was received when it was known. */
function shipped() {
  const world = new SalesWorld();
  const milk = activeProduct(world.base, { sku: 'MILK', tracking: 'lot', expires: true });
  const [bin = ''] = world.base.bins;
  world.stockLot(milk, bin, 1_000, { code: 'SOON', expiresOn: '2098-08-01' });
  world.stockLot(milk, bin, 1_000, { code: 'LATE', expiresOn: '2099-12-01' });
  const receipt = world.counted(milk, bin, 1_000, 1_0000, { lot: { code: 'LATE', expiresOn: null } });
  world.act('goodsReceipt', receipt, 'post');
  const { order } = world.confirmed([{ product: milk, quantity: 2_000 }]);
  const shipment = world.shipped(order);
  const pick = world.base.row('shipment', shipment)?.pick ?? '';
  return { model: deviceWith(world.base), receipt, pick, shipment };
}

/** The texts of the lines, once they are there. */
async function linesOf(model: ReturnType<typeof deviceWith>, page: () => ReactNode): Promise<string[]> {
  const lines = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  await shownUntil(model, page, () => lines().length > 0);
  return lines();
}

const bothLots = [expect.stringMatching(/MILK.*SOON.*2098/), expect.stringMatching(/MILK.*LATE.*2099/)];

it('[PAP5] the pick list, the packing slip and the shipment name the lot of each line and its day', async () => {
  const { model, pick, shipment } = shipped();
  const list = () => <Of table="pick" id={pick} page={(row) => <PickListPaperPage row={row} />} />;
  expect(await linesOf(model, list)).toEqual(bothLots);
  const slip = () => <Of table="shipment" id={shipment} page={(row) => <PackingSlipPage row={row} />} />;
  // One line for both, with how much of each.
  expect(await linesOf(model, slip)).toEqual([
    expect.stringMatching(/MILK.*SOON.*2098.*1.st.*LATE.*2099.*1.st/),
  ]);
  const panel = () => <Of table="shipment" id={shipment} page={(row) => <ShipmentContents row={row} />} />;
  expect(await linesOf(model, panel)).toEqual(expect.arrayContaining(bothLots));
});

it('[PAP5] a receipt and its paper name the lot, and the day that a known lot has', async () => {
  const { model, receipt } = shipped();
  const pages = [
    () => <Of table="goodsReceipt" id={receipt} page={(row) => <GoodsReceiptPaperPage row={row} />} />,
    () => <Of table="goodsReceipt" id={receipt} page={(row) => <GoodsReceiptOverview row={row} />} />,
  ];
  for (const page of pages) expect((await linesOf(model, page))[0]).toMatch(/MILK.*LATE.*2099/);
});

it('[PR28] [TY8] a delivery note for another country names customs code and origin, one for the same does not', async () => {
  const world = new SalesWorld();
  const bolt = activeProduct(world.base, { sku: 'COIL', origin: 'DE', customsCode: '73181558' });
  world.stock(bolt, world.base.bins[0] ?? '', 2_000);
  const noteTo = async (country: string): Promise<string[]> => {
    const deliveryAddress = { street: 'Street 1', postcode: '111 11', city: 'Town', country };
    const { order } = world.confirmed([{ product: bolt, quantity: 1_000 }], { deliveryAddress });
    const id = world.shipped(order);
    return linesOf(deviceWith(world.base), () => (
      <Of table="shipment" id={id} page={(row) => <PackingSlipPage key={id} row={row} />} />
    ));
  };
  expect(await noteTo('NO')).toEqual([expect.stringMatching(/COIL.*73181558DE/)]);
  expect(await noteTo('SE')).toEqual([expect.not.stringContaining('73181558')]);
});
