import { answered, type Task } from './task.ts';

/** A bundle is built of what is fetched: by scans, the last piece by the button. */
export const assemble: Task = {
  name: 'assemble',
  plan: async (floor) => {
    const [near, far, goal, aside] = [
      await floor.place(),
      await floor.place(),
      await floor.place(),
      await floor.place(),
    ];
    const [body, lot, grip] = [await floor.goodsWithLots(), floor.lot(), await floor.goods()];
    await floor.stock(near, { goods: body, pieces: 3, lot });
    await floor.stock(far, { goods: grip, pieces: 5 });
    let gripsIn = far;
    const { bundle, assembly } = await floor.bundled(
      goal,
      { goods: body, pieces: 1 },
      { goods: grip, pieces: 2 },
    );
    return {
      goods: [body, grip, bundle],
      begin: (books) => books.get('assembly', assembly)?.number ?? '',
      play: async ({ page, hand }, between) => {
        await hand.tap('scan-assembly');
        await page.locator('.scan-bin').waitFor();
        await hand.scan(near.code);
        await answered(page, 'Right place');
        await hand.scan(body.barcode);
        await answered(page, 'Now scan the lot');
        await hand.scan(lot);
        await answered(page, '1 pc');
        await between();
        await hand.scan(gripsIn.code);
        await answered(page, 'Right place');
        await hand.scan(grip.barcode);
        await page.getByTestId('take').filter({ hasText: 'Take 1' }).waitFor();
        await hand.tap('take');
        await hand.tap('build-taken');
      },
      end: (page) => page.locator('.scan-gate').filter({ hasText: 'Nothing is left to do here' }),
      meant: [
        { goods: body, place: near.id, pieces: -1, lot },
        { goods: grip, place: far.id, pieces: -2 },
        { goods: bundle, place: goal.id, pieces: 1 },
      ],
      other: {
        does: async (chief) => {
          gripsIn = aside;
          await floor.moved(chief, { goods: grip, pieces: 5 }, far, aside);
        },
        answer: async ({ page }) => {
          await page.locator('.scan-bin').filter({ hasText: aside.code }).waitFor();
        },
        changes: [
          { goods: grip, place: far.id, pieces: -3 },
          { goods: grip, place: aside.id, pieces: 3 },
        ],
      },
    };
  },
};
