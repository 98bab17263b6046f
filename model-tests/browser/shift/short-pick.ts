import { figureIs } from '../floor-scan.ts';
import { answered, gate, type Task } from './task.ts';

/** Less lies in the bin than the list asks for. */
export const shortPick: Task = {
  name: 'short pick',
  plan: async (floor) => {
    const [bin, goods] = [await floor.place(), await floor.goods()];
    await floor.stock(bin, { goods, pieces: 5 });
    const list = await floor.released({ goods, pieces: 4 });
    return {
      goods: [goods],
      begin: (books) => books.get('pick', list)?.number ?? '',
      play: async ({ page, hand }, between) => {
        await hand.tap('command-claim');
        await hand.scan(bin.code);
        await answered(page, 'Right bin');
        await hand.scan(goods.barcode);
        await figureIs(page, 3);
        await between();
        await hand.tap('short');
        await hand.tap('short-notInBin');
        await hand.tap('command-finish');
      },
      end: (page) => gate(page, 'Done. The goods are in staging'),
      meant: [
        { goods, place: bin.id, pieces: -1 },
        { goods, place: floor.staging, pieces: 1 },
      ],
      other: {
        does: (chief) =>
          chief.give(['pick', list, 'claim'], ['pick', list, 'scan', { line: '1', quantity: 1000 }]),
        answer: async ({ page, hand }) => {
          await gate(page, 'Oskar Berg').waitFor();
          await hand.tap('command-claim');
          await figureIs(page, 2);
        },
        changes: [
          { goods, place: bin.id, pieces: -1 },
          { goods, place: floor.staging, pieces: 1 },
        ],
      },
    };
  },
};
