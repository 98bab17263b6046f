import { figureIs } from '../floor-scan.ts';
import { answered, gate, type Task } from './task.ts';

/** What lies in receiving goes to the places of its goods: by scans, and by the buttons. */
export const putAway: Task = {
  name: 'put away',
  plan: async (floor) => {
    const [near, far] = [await floor.place(), await floor.place()];
    const at = (place: { readonly id: string }) => ({ bins: [{ location: place.id, min: 0, max: 0 }] });
    const [plain, kept, lot] = [await floor.goods(at(near)), await floor.goodsWithLots(at(far)), floor.lot()];
    const receipt = await floor.received({ goods: plain, pieces: 3 }, { goods: kept, pieces: 2, lot });
    return {
      goods: [plain, kept],
      begin: () => `/apps/purchasing/goods-receipts/${receipt}?scan=yes`,
      play: async ({ page, hand }, between) => {
        await hand.tap('put-away');
        await page.getByTestId('take').waitFor();
        await hand.scan(plain.barcode);
        await page.getByTestId('put').waitFor();
        await hand.scan(plain.barcode);
        await figureIs(page, '2 pcs');
        await between();
        await hand.scan(near.code);
        await page.getByTestId('take').filter({ hasText: 'Take 1' }).waitFor();
        await hand.tap('take');
        await hand.tap('put');
        await hand.scan(kept.barcode);
        await answered(page, 'Now scan the lot');
        await hand.scan(lot);
        await figureIs(page, '1 pc');
        await hand.scan(far.code);
        await page.getByTestId('take').filter({ hasText: 'Take 1' }).waitFor();
        await hand.tap('take');
        await hand.tap('put');
        await hand.tap('finish');
      },
      end: (page) => gate(page, 'Moved. The server has everything.'),
      meant: [
        { goods: plain, place: floor.receiving, pieces: -3 },
        { goods: plain, place: near.id, pieces: 3 },
        { goods: kept, place: floor.receiving, pieces: -2, lot },
        { goods: kept, place: far.id, pieces: 2, lot },
      ],
      other: {
        does: async (chief) => {
          const [movement] = (await chief.books()).by('movement', 'receipt', receipt);
          await chief.give(['movement', movement?.id ?? '', 'claim']);
        },
        answer: async ({ page, hand }) => {
          await gate(page, 'Oskar Berg works on this').waitFor();
          // Nothing is booked by it.
          await hand.scan(near.code);
          await hand.tap('command-claim');
          // What was in hand is not any more.
          await page.getByTestId('take').filter({ hasText: 'Take 3' }).waitFor();
          await hand.scan(plain.barcode);
          await page.getByTestId('put').waitFor();
          await hand.scan(plain.barcode);
          await figureIs(page, '2 pcs');
        },
      },
    };
  },
};
