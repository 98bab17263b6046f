import { answered, type Task } from './task.ts';

/** All of a place to another, from its panel. */
export const move: Task = {
  name: 'move',
  plan: async (floor) => {
    const [from, to, aside] = [await floor.place(), await floor.place(), await floor.place()];
    const [plain, kept, lot] = [await floor.goods(), await floor.goodsWithLots(), floor.lot()];
    await floor.stock(from, { goods: plain, pieces: 3 }, { goods: kept, pieces: 2, lot });
    return {
      goods: [plain, kept],
      begin: () => from.code,
      play: async ({ page, hand }, between) => {
        await hand.tap('move-all');
        await page.locator('.scan-lying').waitFor();
        await between();
        await hand.scan(to.code);
        await answered(page, `moved from ${from.code} to ${to.code}`);
      },
      end: (page) => page.locator('.scan-strip li').filter({ hasText: `${from.code} → ${to.code}` }),
      meant: [
        { goods: plain, place: from.id, pieces: -3 },
        { goods: plain, place: to.id, pieces: 3 },
        { goods: kept, place: from.id, pieces: -2, lot },
        { goods: kept, place: to.id, pieces: 2, lot },
      ],
      other: {
        does: (chief) => floor.moved(chief, { goods: plain, pieces: 1 }, from, aside),
        answer: async ({ page }) => {
          await page.locator('.scan-lying').filter({ hasText: '2 pcs' }).first().waitFor();
        },
        changes: [
          { goods: plain, place: to.id, pieces: -1 },
          { goods: plain, place: aside.id, pieces: 1 },
        ],
      },
    };
  },
};
