import { expect, test } from 'vitest';
import type { CountRow } from '#model/count/count.facts.ts';
import { demoModel } from '../engines/demo-model.ts';
import { begun, figureIs, inOneBin, typeCode, undoLast } from './floor-scan.ts';
import { open, press } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';
import { visitByPhone, withoutCable } from './without-cable.ts';

const served = servedBrowser();

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
      return 3;
    },
    after: async () => {
      await page.locator('.scan-all summary').click();
      await page.locator('.scan-line').first().click();
      await figureIs(page, '1');
      await scanCode(page, barcode);
      await figureIs(page, '2');
      return 1;
    },
  });
  const row = (await demoModel(served.origin)).all('count').get(count) as CountRow | undefined; // table count
  expect(row?.lines.map(({ entries }) => entries.map(({ quantity }) => quantity))).toEqual([[1000, 1000]]);
});
