import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { demoModel } from '../engines/demo-model.ts';
import { begun, figureIs, inOneBin, typeCode, undoLast } from './floor-scan.ts';
import { open, press } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';
import { visitByPhone, withoutCable } from './without-cable.ts';

const served = servedBrowser();

const photo = {
  name: 'IMG_1.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The first row of digits from left to right, on a page that runs from right to left. */
const digitsOnMirroredPage = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const before = root.dir;
    root.dir = 'rtl';
    const digits = [...document.querySelectorAll('.scan-pad button')].slice(0, 3);
    const leftOf = (one: Element): number => one.getBoundingClientRect().left;
    const said = digits.toSorted((a, b) => leftOf(a) - leftOf(b)).map(({ textContent }) => textContent);
    root.dir = before;
    return said;
  });

test('[CNS4] a count goes on without a connection, through a reload, and nothing of it is lost or counted twice', async () => {
  const { bin, product, barcode } = inOneBin(await demoModel(served.origin));
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  const plan = { warehouse: bin.warehouse, scope: { by: 'product', product: product.id } };
  const count = await begun(visitor, 'count', ['create', plan]);
  await open(visitor, `/apps/inventory/counting/${count}`);
  await press(page, 'scan-count');
  await press(page, 'command-start');
  await page.locator('.scan-bin').waitFor();
  await withoutCable(visitor, {
    before: async () => {
      await typeCode(page, bin.code);
      await page.locator('.scan-bin[data-at=true]').waitFor();
      await scanCode(page, barcode);
      await figureIs(page, '1');
      await scanCode(page, barcode);
      await figureIs(page, '2');
      await undoLast(page);
      await figureIs(page, '1');
      await press(page, 'set-aside');
      await page.locator('.ui-dialog input[type=text]').first().fill('NOBODY-KNOWS');
      await page.locator('.ui-dialog input[type=file]').last().setInputFiles(photo);
      await press(page, 'give-park');
      await page.locator('.scan-uploads', { hasText: 'on this device' }).waitFor();
      return 4;
    },
    after: async () => {
      await page.locator('.scan-all summary').click();
      await page.locator('.scan-line').first().click();
      await figureIs(page, '1');
      expect(await digitsOnMirroredPage(page)).toEqual(['1', '2', '3']);
      await scanCode(page, barcode);
      await figureIs(page, '2');
      return 1;
    },
  });
  await page.locator('.scan-uploads').waitFor({ state: 'detached' });
  const model = await demoModel(served.origin);
  expect(JSON.stringify(model.all('file').get(count))).toContain('NOBODY-KNOWS-1.png');
  const row = model.all('count').get(count) as CountRow | undefined; // table count
  expect(row?.lines.map(({ entries }) => entries.map(({ quantity }) => quantity))).toEqual([[1000, 1000]]);
});
