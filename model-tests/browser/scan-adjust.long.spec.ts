import { expect, test } from 'vitest';
import { typed } from '#model/engine/reader.ts';
import { demoModel } from '../engines/demo-model.ts';
import { begun, inOneBin, typeCode, undoLast } from './floor-scan.ts';
import { open, press } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';
import { visitByPhone, withoutCable } from './without-cable.ts';

const served = servedBrowser();

test('[AD7] [SCN6] adjusting goes on without a connection, through a reload, and nothing of it is lost or taken twice', async () => {
  const { bin, product, barcode } = inOneBin(await demoModel(served.origin), 3000);
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  const draft = { warehouse: bin.warehouse, mode: 'quantity', lines: [] };
  const adjustment = await begun(visitor, 'adjustment', ['create', draft]);
  await open(visitor, `/apps/inventory/adjustments/${adjustment}`);
  await press(page, 'scan-mode');
  await page.locator('.scan-bin').waitFor();
  const because = async (): Promise<void> => {
    await press(page, 'reason');
    await press(page, 'why-missing');
  };
  const lineSays = (figure: string): Promise<void> =>
    page.locator('.scan-line', { hasText: product.sku }).filter({ hasText: figure }).waitFor();
  const atBin = async (): Promise<void> => {
    await typeCode(page, bin.code);
    await page.locator('.scan-bin[data-at=true]').waitFor();
    await page.locator('.scan-all summary').click();
  };
  await because();
  await withoutCable(visitor, {
    before: async () => {
      await atBin();
      await scanCode(page, barcode);
      await lineSays('1');
      await scanCode(page, barcode);
      await lineSays('2');
      await undoLast(page);
      await lineSays('1');
      return 3;
    },
    after: async () => {
      await atBin();
      await lineSays('1');
      await scanCode(page, barcode);
      await lineSays('2');
      return 1;
    },
  });
  const row = typed(await demoModel(served.origin)).get('adjustment', adjustment);
  expect(row?.lines).toMatchObject([{ product: product.id, quantity: -2000, reason: 'missing' }]);
});
