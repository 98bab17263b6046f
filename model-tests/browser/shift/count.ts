import { figureIs } from '../floor-scan.ts';
import { gate, type Task } from './task.ts';

/** A bin is counted from its panel: less lies there than the books say. */
export const count: Task = {
  name: 'count',
  most: 3,
  plan: async (floor) => {
    const [bin, goods, aside] = [await floor.place(), await floor.goods(), await floor.place()];
    await floor.stock(bin, { goods, pieces: 5 });
    return {
      goods: [goods],
      begin: () => bin.code,
      play: async ({ page, hand, connected }, between) => {
        await hand.tap('count-now');
        await connected(gate(page, 'Waits for the server'));
        await page.locator('.scan-bin').waitFor();
        await between();
        await hand.scan(bin.code);
        await page.locator('.scan-bin[data-at=true]').waitFor();
        await hand.scan(goods.barcode);
        await figureIs(page, 1);
        await hand.figure('4');
        await hand.tap('count-all');
        await hand.tap('command-submit');
      },
      end: (page) => gate(page, 'Counted. The server has everything.'),
      after: (chief) => floor.posted(chief, bin),
      meant: [{ goods, place: bin.id, pieces: -1 }],
      other: {
        does: (chief) => floor.moved(chief, { goods, pieces: 1 }, bin, aside),
        answer: async () => {},
        changes: [{ goods, place: aside.id, pieces: 1 }],
      },
    };
  },
};
