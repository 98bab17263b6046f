import { answered, type Task } from './task.ts';

const photo = {
  name: 'IMG_1.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
/** The camera of a phone takes two touches: for the picture, and to use it. */
const CAMERA = 2;

/** Damaged goods with a photo, from the panel of their place. */
export const damage: Task = {
  name: 'damage with photo',
  most: 6,
  plan: async (floor) => {
    const [bin, goods, aside] = [await floor.place(), await floor.goods(), await floor.place()];
    await floor.stock(bin, { goods, pieces: 3 });
    return {
      goods: [goods],
      begin: () => bin.code,
      play: async ({ page, hand, connected }, between) => {
        await hand.tap('damaged');
        await page.locator('.scan-bin[data-at=true]').waitFor();
        await hand.scan(goods.barcode);
        await answered(page, '1 pc');
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          hand.tapOnce(page.getByRole('button', { name: 'Take a photo' })),
        ]);
        await chooser.setFiles(photo);
        hand.taps += CAMERA;
        await between();
        await connected(page.locator('.scan-uploads').filter({ hasText: 'on this device' }));
        await hand.tap('command-post');
      },
      end: (page) => page.locator('.scan-gate').filter({ hasText: 'Posted' }),
      meant: [{ goods, place: bin.id, pieces: -1 }],
      other: {
        does: (chief) => floor.moved(chief, { goods, pieces: 3 }, bin, aside),
        answer: async ({ page }) => {
          await page.getByTestId('command-post').waitFor({ state: 'detached' });
          await page.locator('.scan-work > .scan-hint').waitFor();
          await floor.moved(floor.chief, { goods, pieces: 1 }, aside, bin);
        },
        changes: [
          { goods, place: bin.id, pieces: -2 },
          { goods, place: aside.id, pieces: 2 },
        ],
      },
    };
  },
};
