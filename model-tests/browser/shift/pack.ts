import { answered, type Task } from './task.ts';

/** Contents are checked by scans, and so is the number of the parcel; nothing leaves stock by it. */
export const pack: Task = {
  name: 'pack',
  plan: async (floor) => {
    const [bin, goods, other] = [await floor.place(), await floor.goods(), await floor.goods()];
    await floor.stock(bin, { goods, pieces: 5 });
    const shipment = await floor.picked({ goods, pieces: 2 });
    const tracking = `PK${floor.lot()}SE`;
    return {
      goods: [goods, other],
      begin: () => `/apps/sales/shipments?id=${shipment}`,
      play: async ({ page, hand }, between) => {
        await page.getByTestId('command-pack').waitFor();
        await hand.scan(goods.barcode);
        await answered(page, '1 pc of 2 pcs');
        await hand.scan(other.barcode);
        await answered(page, 'is not in this shipment');
        await between();
        await hand.scan(goods.barcode);
        await answered(page, '2 pcs of 2 pcs');
        await hand.scan(tracking);
        await answered(page, `Tracking number: ${tracking}`);
        await hand.tap('command-pack');
      },
      end: (page) => page.getByTestId('command-ship'),
      meant: [],
      check: (books) => {
        const parcels = books.get('shipment', shipment)?.parcels ?? [];
        return { said: parcels.map((parcel) => parcel.tracking), meant: [tracking] };
      },
      other: {
        does: (chief) =>
          chief.give([
            'shipment',
            shipment,
            'pack',
            { parcels: [{ id: shipment, weight: 500, tracking: '' }] },
          ]),
        answer: async ({ page }) => {
          await page.getByTestId('command-ship').waitFor();
        },
      },
    };
  },
};
