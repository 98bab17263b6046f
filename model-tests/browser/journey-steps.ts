import { cell, documentId, field, open, press, settle } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import type { WalkPage } from './walk-page.ts';

/** In any engine. */
type Walker = Visitor<WalkPage>;

/** What one journey makes; its codes are unique, so that journeys do not collide. */
export interface Goods {
  readonly sku: string;
  readonly barcode: string;
}

const toShipment = 'a[href*="/apps/sales/shipments?id="]';

/** The lists in which the journey's documents appear. */
export const lists = [
  '/apps/products',
  '/apps/purchasing/orders',
  '/apps/inventory/receiving',
  '/apps/inventory/items',
  '/apps/sales/orders',
  '/apps/sales/picking',
  '/apps/warehouse/picking',
  '/apps/sales/shipments',
];

/** Every step leaves the visitor on the page where it ends. */

export async function createProduct(visitor: Walker, { sku, barcode }: Goods): Promise<string> {
  const { page, words } = visitor;
  await open(visitor, '/apps/products/create');
  await field(visitor, 'SKU').fill(sku);
  await field(visitor, 'Name in English').fill('Journey lamp');
  await field(visitor, 'Name in Swedish').fill('Reselampa');
  await field(visitor, 'Price without VAT').fill('100');
  const barcodes = page.getByRole('region', { name: new RegExp(`^${words('Barcodes')}`) });
  await barcodes.getByRole('button', { name: words('Add line') }).click();
  await cell(visitor, 'Barcode', 1).fill(barcode);
  await press(page, 'save');
  const product = await documentId(visitor, 'products');
  await press(page, 'command-activate');
  await settle(page);
  return product;
}

/** Orders ten pieces at 40 from the first supplier; returns the order's id. */
export async function orderGoods(visitor: Walker, { sku }: Goods): Promise<string> {
  const { page, words } = visitor;
  await open(visitor, '/apps/purchasing/orders');
  await press(page, 'new-order');
  await choose(visitor, 'Supplier');
  const scan = page.getByRole('textbox', { name: words('Scan or type a code') });
  await scan.fill(sku);
  await scan.press('Enter');
  await cell(visitor, 'Quantity', 1).fill('10');
  await cell(visitor, 'Price', 1).fill('40');
  await press(page, 'save-onward');
  const order = await documentId(visitor, 'orders');
  await page.getByTestId('receive-goods').first().waitFor();
  await settle(page);
  return order;
}

/** Starts receiving the open order; returns the receipt's id. */
export async function startReceipt(visitor: Walker): Promise<string> {
  await press(visitor.page, 'receive-goods');
  const receipt = await documentId(visitor, 'goods-receipts');
  await cell(visitor, 'Counted', 1).waitFor();
  return receipt;
}

/** Counts this many and posts the open receipt. */
export async function postReceipt(visitor: Walker, pieces: number): Promise<void> {
  const { page } = visitor;
  await cell(visitor, 'Counted', 1).fill(String(pieces));
  await press(page, 'command-post');
  await page.getByTestId('command-post').waitFor({ state: 'detached' });
  await settle(page);
}

/** Sells this many to the first customer and confirms; returns the order's id. */
export async function sellGoods(visitor: Walker, { sku }: Goods, pieces: number): Promise<string> {
  const { page, words } = visitor;
  await open(visitor, '/apps/sales/orders/create');
  await choose(visitor, 'Customer');
  const scan = page.getByRole('textbox', { name: words('Add by SKU or barcode') });
  await scan.fill(sku);
  await scan.press('Enter');
  await cell(visitor, 'Quantity', 1).fill(String(pieces));
  await press(page, 'save-onward');
  const order = await documentId(visitor, 'orders');
  await settle(page);
  return order;
}

/** Releases the open order to a pick list; returns the pick's id. */
export async function releaseOrder({ page }: Walker): Promise<string> {
  await press(page, 'command-release');
  const link = page.locator('a[href*="/apps/warehouse/picking/"]').first();
  const address = await link.getAttribute('href');
  await settle(page);
  return address?.slice(-36) ?? '';
}

/** Opens a pick and claims it. */
export async function claimPick(visitor: Walker, pick: string): Promise<void> {
  const { page } = visitor;
  await open(visitor, `/apps/warehouse/picking/${pick}`);
  await press(page, 'command-claim');
  await page.getByTestId('take').waitFor();
  await settle(page);
}

/** Picks every piece by scanning its barcode, until the pick's page says that it is done. */
export async function pickByScanning(visitor: Walker, { barcode }: Goods, pieces: number): Promise<void> {
  const { page } = visitor;
  for (let left = pieces; left > 0; left -= 1) {
    await page
      .getByTestId('take')
      .filter({ hasText: String(left) })
      .waitFor();
    await (left === pieces ? typeCode(visitor, barcode) : scanCode(visitor.page, barcode));
  }
  await press(page, 'command-finish');
  await page.locator(toShipment).waitFor();
  await settle(page);
}

/** A typed code, or one from a slow scanner. */
async function typeCode({ page, words }: Walker, code: string): Promise<void> {
  const input = page.getByRole('textbox', { name: words('Scan or type a code') });
  await input.fill(code);
  await input.press('Enter');
}

/** Packs the picked goods into one parcel and ships it, from the link on the pick's page. */
export async function packAndShip(visitor: Walker): Promise<void> {
  const { page } = visitor;
  await page.locator(toShipment).click();
  await cell(visitor, 'Weight, kg', 1).fill('1');
  await press(page, 'command-pack');
  await press(page, 'command-ship');
  await page.getByTestId('command-ship').waitFor({ state: 'detached' });
  await settle(page);
}

/** Takes the first suggestion of a field's search. */
async function choose({ page, words }: Walker, label: string): Promise<void> {
  const box = page.getByRole('combobox', { name: words(label), exact: true });
  await box.pressSequentially('a');
  await page.getByRole('option').first().click();
}
