import type { Task } from './task.ts';

/** What is packed leaves. */
export const ship: Task = {
  name: 'ship',
  plan: async (floor) => {
    const [bin, goods] = [await floor.place(), await floor.goods()];
    await floor.stock(bin, { goods, pieces: 5 });
    const shipment = await floor.picked({ goods, pieces: 2 });
    const parcels = [{ id: shipment, weight: 500, tracking: '' }];
    await floor.chief.give(['shipment', shipment, 'pack', { parcels }]);
    return {
      goods: [goods],
      begin: () => `/apps/sales/shipments?id=${shipment}`,
      play: async ({ page, hand }, between) => {
        await page.getByTestId('command-ship').waitFor();
        await between();
        await hand.tap('command-ship');
      },
      end: (page) => page.locator('.shipment-panel[data-state*=shipped]'),
      meant: [{ goods, place: floor.staging, pieces: -2 }],
      other: {
        does: (chief) =>
          chief.give(['shipment', shipment, 'pack', { parcels: [{ ...parcels[0], weight: 750 }] }]),
        answer: async ({ page }) => {
          await page.getByText('0.75').first().waitFor();
        },
      },
    };
  },
};
