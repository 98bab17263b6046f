import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { typed } from '#model/engine/reader.ts';
import type { Store } from '#model/engine/store.ts';
import { placesIn } from '#model/areas/stock/movement/movement.places.ts';
import { roomIn } from '#model/areas/stock/movement/movement.work.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import type { Visitor } from './journey-pages.ts';
import type { WalkPage } from './walk-page.ts';

/** Goods to scan on the floor, and where they lie. */
export interface FloorGoods {
  readonly bin: LocationRow;
  readonly product: ProductRow;
  /** Of one piece. */
  readonly barcode: string;
}

/**
 * A product without lots, with a barcode, of which this much (thousandths) lies free, and
 * in no count, in the one place of a warehouse it lies in.
 */
export function inOneBin(company: Store, quantity = 1): FloorGoods {
  const model = typed(company);
  for (const id of company.all('product').keys()) {
    const product = model.get('product', id);
    if (product?.kind !== 'stocked' || (product.tracking ?? 'none') !== 'none') continue;
    const lying = model
      .by('balance', 'product', id)
      .filter(({ onHand, warehouse }) => onHand > 0 && warehouse);
    for (const { location, warehouse, ...balance } of lying) {
      const bin = model.get('location', location);
      const isAlone = lying.filter((other) => other.warehouse === warehouse).length === 1;
      const barcode = product.barcodes.find((one) => one.quantity === 1000)?.code;
      const isFree = unheldOf(balance) >= quantity && model.get('countedBin', location) === undefined;
      if (bin?.pickable && isAlone && isFree && barcode !== undefined) return { bin, product, barcode };
    }
  }
  throw new Error('the demonstration has no such product');
}

/** Another shelf of the warehouse, with room for anything. */
export function otherShelf(company: Store, { bin }: Pick<FloorGoods, 'bin'>): LocationRow {
  const model = typed(company);
  const shelf = placesIn(model, bin.warehouse).find(
    ({ id, locationType }) => id !== bin.id && locationType === 'storage' && roomIn(model, id) === null,
  );
  if (!shelf) throw new Error('the demonstration has no other shelf');
  return shelf;
}

/** Gives commands on a new document, in the name of the visitor; returns its id. */
export async function begun(
  { page, origin }: Visitor,
  kind: string,
  ...given: readonly (readonly [type: string, data: object])[]
): Promise<string> {
  const document = randomUUID();
  const commands = given.map(([type, data]) => ({ id: randomUUID(), kind, document, type, data, seen: 0 }));
  const answer = await page.request.post(`${origin}/api/core/companies/1/commands/`, {
    data: { commands },
    headers: { origin },
  });
  expect(await answer.text()).not.toContain('refusal');
  return document;
}

/** Types a code: keys that a busy page hears slowly are no scan, and letters may be keys of the page. */
export async function typeCode(page: WalkPage, code: string): Promise<void> {
  const entry = page.getByRole('textbox', { name: 'Scan or type a code' });
  await entry.fill(code);
  await entry.press('Enter');
}

/** Waits until the figure of the task is this one; its unit is parted from it by a space that does not break. */
export const figureIs = (page: WalkPage, figure: number | string): Promise<void> =>
  page
    .locator('.scan-figure strong')
    .filter({ hasText: new RegExp(`^${String(figure).replace(' ', String.raw`\s`)}$`) })
    .waitFor();

/** Undoes the last scan. */
export const undoLast = (page: WalkPage): Promise<void> =>
  page.locator('.scan-strip li button').first().click();
