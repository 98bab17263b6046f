import { figureIs } from '../floor-scan.ts';
import { answered, gate, type Task } from './task.ts';

/** Goods of two bins, those of the second from a lot: by scans, the last piece by the button. */
export const pick: Task = {
  name: 'pick',
  plan: async (floor) => {
    const [near, far] = [await floor.place(), await floor.place()];
    const [plain, kept, lot] = [await floor.goods(), await floor.goodsWithLots(), floor.lot()];
    await floor.stock(near, { goods: plain, pieces: 5 });
    await floor.stock(far, { goods: kept, pieces: 4, lot });
    const list = await floor.released({ goods: plain, pieces: 2 }, { goods: kept, pieces: 2 });
    return {
      goods: [plain, kept],
      begin: (books) => books.get('pick', list)?.number ?? '',
      play: async ({ page, hand }, between) => {
        await hand.tap('command-claim');
        await hand.scan(near.code);
        await answered(page, 'Right bin');
        await hand.scan(plain.barcode);
        await figureIs(page, 1);
        await between();
        await hand.scan(plain.barcode);
        await figureIs(page, 2);
        await hand.scan(far.code);
        await answered(page, 'Right bin');
        await hand.scan(kept.barcode);
        await answered(page, 'Now scan the lot');
        await hand.scan(lot);
        await figureIs(page, 1);
        await hand.tap('take');
        await hand.tap('command-finish');
      },
      end: (page) => gate(page, 'Done. The goods are in staging'),
      meant: [
        { goods: plain, place: near.id, pieces: -2 },
        { goods: plain, place: floor.staging, pieces: 2 },
        { goods: kept, place: far.id, pieces: -2, lot },
        { goods: kept, place: floor.staging, pieces: 2, lot },
      ],
      other: {
        does: (chief) => chief.give(['pick', list, 'claim']),
        answer: async ({ page, hand }) => {
          await gate(page, 'Oskar Berg').waitFor();
          // Nothing is booked by it.
          await hand.scan(plain.barcode);
          await hand.tap('command-claim');
          await figureIs(page, 1);
        },
      },
    };
  },
};
