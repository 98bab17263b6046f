import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { typed } from '#model/engine/reader.ts';
import { unheldOf, placeKey } from '#model/stock/stock.tables.ts';
import { demoModel } from '../engines/demo-model.ts';
import { begun, figureIs, inOneBin, otherShelf, typeCode, undoLast } from './floor-scan.ts';
import { open, press } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';
import { visitByPhone, withoutCable } from './without-cable.ts';

const served = servedBrowser();
const three = 3000;

test('[MVS8] a movement goes on without a connection, through a reload, and nothing of it is lost or moved twice', async () => {
  const company = await demoModel(served.origin);
  const goods = inOneBin(company, three);
  const { bin, product, barcode } = goods;
  const shelf = otherShelf(company, goods);
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  const { warehouse } = bin;
  const line = { id: randomUUID(), product: product.id, quantity: three, from: bin.id, to: shelf.id };
  const form = { purpose: 'transfer', warehouse, toWarehouse: warehouse, lines: [line] };
  const movement = await begun(visitor, 'movement', ['create', form], ['reserve', {}]);
  await open(visitor, `/apps/inventory/movements/${movement}`);
  await press(page, 'scan-movement');
  await press(page, 'command-claim');
  await figureIs(page, '3');
  const putOne = async (left: string): Promise<void> => {
    await scanCode(page, barcode);
    await page.getByTestId('put').waitFor();
    await typeCode(page, shelf.code);
    await figureIs(page, left);
  };
  await withoutCable(visitor, {
    before: async () => {
      await typeCode(page, bin.code);
      await page.locator('.scan-bin[data-at=true]').waitFor();
      await putOne('2');
      await putOne('1');
      await undoLast(page);
      await figureIs(page, '2');
      return 3;
    },
    after: async () => {
      await figureIs(page, '2');
      await putOne('1');
      return 1;
    },
  });
  const row = typed(await demoModel(served.origin)).get('movement', movement);
  expect(row).toMatchObject({ state: 'reserved', lines: [{ ready: 1000, received: 2000 }] });
});

test('[MVS4] [MVS8] all of a place is moved by two scans without a connection, and undone after a reload', async () => {
  const company = await demoModel(served.origin);
  const goods = inOneBin(company, three);
  const { bin, product } = goods;
  const shelf = otherShelf(company, goods);
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  await open(visitor, '/apps/inventory/movements');
  await press(page, 'move-by-scanning');
  await page.locator('.scan-bin').waitFor();
  const from = page.locator('.scan-strip li').filter({ hasText: `${bin.code} → ${shelf.code}` });
  const free = async (): Promise<number> => {
    const stock = typed(await demoModel(served.origin)).get('balance', placeKey(product.id, bin.id));
    return stock ? unheldOf(stock) : 0;
  };
  const before = await free();
  await withoutCable(visitor, {
    before: async () => {
      await typeCode(page, bin.code);
      await page.locator('.scan-lying').waitFor();
      await typeCode(page, shelf.code);
      const ask = page.getByTestId('move-much');
      await from.or(ask).waitFor();
      if (await ask.isVisible()) await ask.click();
      await from.waitFor();
      return 3;
    },
    after: async () => {
      await undoLast(page);
      await from.waitFor({ state: 'detached' });
      return 1;
    },
  });
  expect(await free()).toBe(before);
});
