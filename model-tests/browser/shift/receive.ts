import { figureIs } from '../floor-scan.ts';
import { randomUUID } from 'node:crypto';
import { asCounted } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import { THOUSAND } from './floor.ts';
import { answered, gate, type Task } from './task.ts';

/** Some of what was ordered comes: by scans, the rest of a row by its button, goods with lots by both labels. */
export const receive: Task = {
  name: 'receive',
  plan: async (floor) => {
    const [plain, kept, lot] = [await floor.goods(), await floor.goodsWithLots(), floor.lot()];
    const late = await floor.goods();
    const order = await floor.ordered(
      { goods: plain, pieces: 4 },
      { goods: kept, pieces: 2 },
      { goods: late, pieces: 3 },
    );
    return {
      goods: [plain, kept, late],
      begin: (books) => books.get('purchaseOrder', order)?.number ?? '',
      play: async ({ page, hand }, between) => {
        await hand.tap('receive-goods');
        await page.getByTestId('receive').waitFor();
        await hand.scan(plain.barcode);
        await figureIs(page, 1);
        await between();
        await hand.scan(plain.barcode);
        await figureIs(page, 2);
        await hand.tap('receive');
        await hand.scan(kept.barcode);
        await answered(page, 'Now scan the lot');
        await hand.scan(lot);
        await figureIs(page, 1);
        await hand.scan(kept.barcode);
        await figureIs(page, 2);
        await hand.tap('end');
        await hand.tap('command-post');
      },
      end: (page) => gate(page, 'It is posted.'),
      meant: [
        { goods: plain, place: floor.receiving, pieces: 4 },
        { goods: kept, place: floor.receiving, pieces: 2, lot },
      ],
      other: {
        does: async (chief) => {
          const books = await chief.books();
          const [receipt] = books.by('goodsReceipt', 'order', order);
          const row = books.get('purchaseOrder', order)?.lines.find(({ product }) => product === late.id);
          const theirs = {
            id: randomUUID(),
            orderLine: row?.id ?? null,
            product: late.id,
            quantity: 3 * THOUSAND,
            rejected: 0,
            location: null,
            unitCost: null,
          };
          const lines = [...(receipt?.lines.map(asCounted) ?? []), theirs];
          await chief.give(['goodsReceipt', receipt?.id ?? '', 'count', { lines }]);
        },
        answer: async ({ page }) => {
          await page.locator('.scan-count').filter({ hasText: '1 / 3' }).waitFor();
        },
        changes: [{ goods: late, place: floor.receiving, pieces: 3 }],
      },
    };
  },
};
