import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CountRow } from '#model/count/count.facts.ts';
import { typed } from '#model/engine/reader.ts';
import type { Store } from '#model/engine/store.ts';
import { demoModel } from '../engines/demo-model.ts';
import { open, press, type Visitor } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';
import { visitByPhone, withoutCable } from './without-cable.ts';

const served = servedBrowser();

/** A product without lots, with a barcode, that lies in one place of a warehouse, and that place. */
function inOneBin(company: Store) {
  const model = typed(company);
  for (const id of company.all('product').keys()) {
    const product = model.get('product', id);
    if (product?.kind !== 'stocked' || (product.tracking ?? 'none') !== 'none') continue;
    const lying = model
      .by('balance', 'product', id)
      .filter(({ onHand, warehouse }) => onHand > 0 && warehouse);
    for (const { location, warehouse } of lying) {
      const bin = model.get('location', location);
      const isAlone = lying.filter((other) => other.warehouse === warehouse).length === 1;
      const barcode = product.barcodes.find(({ quantity }) => quantity === 1000)?.code;
      if (bin?.pickable && isAlone && barcode !== undefined) return { bin, product, barcode };
    }
  }
  throw new Error('the demonstration has no such product');
}

/** Plans a count of one product, in the name of the visitor. */
async function plan({ page, origin }: Visitor, warehouse: string, product: string): Promise<string> {
  const document = randomUUID();
  const data = { warehouse, scope: { by: 'product', product } };
  const command = { id: randomUUID(), kind: 'count', document, type: 'create', data, seen: 0 };
  const answer = await page.request.post(`${origin}/api/core/companies/1/commands/`, {
    data: { commands: [command] },
    headers: { origin },
  });
  expect(await answer.text()).not.toContain('refusal');
  return document;
}

test('[CNS4] a count goes on without a connection, through a reload, and nothing of it is lost or counted twice', async () => {
  const { bin, product, barcode } = inOneBin(await demoModel(served.origin));
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  const count = await plan(visitor, bin.warehouse, product.id);
  await open(visitor, `/apps/inventory/counting/${count}`);
  await press(page, 'scan-count');
  await press(page, 'command-start');
  await page.locator('.scan-bin').waitFor();
  const counted = (figure: string): Promise<void> =>
    page
      .locator('.scan-figure strong')
      .filter({ hasText: new RegExp(`^${figure}$`) })
      .waitFor();
  await withoutCable(visitor, {
    before: async () => {
      // Typed: keys that a busy page hears slowly are no scan, and letters may be keys of the page.
      const entry = page.getByRole('textbox', { name: 'Scan or type a code' });
      await entry.fill(bin.code);
      await entry.press('Enter');
      await page.locator('.scan-bin[data-at=true]').waitFor();
      await scanCode(page, barcode);
      await counted('1');
      await scanCode(page, barcode);
      await counted('2');
      await page.locator('.scan-strip li button').first().click();
      await counted('1');
      return 3;
    },
    after: async () => {
      await page.locator('.scan-all summary').click();
      await page.locator('.scan-line').first().click();
      await counted('1');
      await scanCode(page, barcode);
      await counted('2');
      return 1;
    },
  });
  const row = (await demoModel(served.origin)).all('count').get(count) as CountRow | undefined; // table count
  expect(row?.lines.map(({ entries }) => entries.map(({ quantity }) => quantity))).toEqual([[1000, 1000]]);
});
