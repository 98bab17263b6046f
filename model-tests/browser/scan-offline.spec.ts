import { expect, test } from 'vitest';
import { demoModel, goodsInStock } from '../engines/demo-model.ts';
import { begun, figureIs, typeCode, undoLast } from './floor-scan.ts';
import { open, press } from './journey-pages.ts';
import * as step from './journey-steps.ts';
import { scanCode } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';
import { visitByPhone, withoutCable } from './without-cable.ts';

const served = servedBrowser();

test('[SCN6] a pick goes on without a connection, through a reload, and nothing of it is lost or taken twice', async () => {
  const goods = goodsInStock(await demoModel(served.origin), 3000);
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  await step.sellGoods(visitor, goods, 3);
  const pick = await step.releaseOrder(visitor);
  await step.claimPick(visitor, pick);
  const left = (count: number): Promise<void> => figureIs(page, String(count));
  await withoutCable(visitor, {
    before: async () => {
      await scanCode(page, goods.barcode);
      await left(2);
      await scanCode(page, goods.barcode);
      await left(1);
      await undoLast(page);
      await left(2);
      return 3;
    },
    after: async () => {
      await left(2);
      await scanCode(page, goods.barcode);
      await left(1);
      return 1;
    },
  });
  const row = (await demoModel(served.origin)).all('pick').get(pick) as
    | { readonly lines: readonly { readonly picked: number }[] }
    | undefined; // table pick
  expect(row?.lines.map(({ picked }) => picked)).toEqual([2000]);
});

test('[SCN36] a code as long as an address leaves its answer, the way on from it, and what that asks on a phone’s screen', async () => {
  const [warehouse] = (await demoModel(served.origin)).all('warehouse').keys();
  const visitor = await visitByPhone('admin', served);
  const { page } = visitor;
  const head = { warehouse, order: null, supplier: null, source: 'blind' };
  const receipt = await begun(visitor, 'goodsReceipt', ['create', head]);
  await open(visitor, `/apps/purchasing/goods-receipts/${receipt}?scan=yes`);
  await typeCode(page, `https://example.com/${'Q'.repeat(180)}`);
  const isWhole = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
  expect([await isWhole('.scan-answer span'), await isWhole('[data-testid=which-product]')]).toEqual([
    true,
    true,
  ]);
  await press(page, 'which-product');
  await page.locator('[role=dialog]').waitFor();
  expect([await isWhole('.p-dialog-title'), await isWhole('.p-dialog-header-close')]).toEqual([true, true]);
});
