import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, blockable, happens, recordOffers } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import { bare, holding, stockOffers } from '../model/stock-offers.ts';
import type { MasterObserved } from '../spec/document-observed.ts';
import { warehouseRows, warehouseStart } from '../spec/warehouse.rows.ts';

const address = { street: '', postcode: '', city: '', country: 'SE' };

/** A warehouse beside another one; goods come to one of its places and go. */
export const documentCase = defineCase<MasterObserved>(() => {
  const base = companyWorld();
  const product = activeProduct(base);
  const [receiving, staging, quarantine, subject] = [base.id(), base.id(), base.id(), base.id()];
  const receipts = spareIds(base, 6);
  const customer = base.id();
  base.must('customer', customer, 'create', customerFixture());
  const orders = spareIds(base, 6);
  const order = salesOrderFixture({ customer, warehouse: subject, lines: [] });
  const isMade =
    ({ view }: EngineWorld) =>
    (id: string) =>
      view.getRow('salesOrder', id) !== undefined;
  const orderOffer = (world: EngineWorld, busy: boolean): EngineOffer => {
    const made = orders.filter(isMade(world));
    if (busy) return happens('order ends', [action('salesOrder', made.at(-1) ?? '', 'discard')]);
    return happens('order opens', [action('salesOrder', orders[made.length] ?? '', 'create', order)]);
  };
  const form = (over: object): object => ({ code: 'X1', name: 'Second', address, ...over });
  const opened = (over: object): object => ({ ...form(over), receiving, staging, quarantine });
  const forms = (made: (over: object) => object) => ({
    fitting: made({}),
    malformed: made({ name: '' }),
    unfit: { taken: made({ code: 'wh' }) },
  });
  return {
    kind: 'warehouse',
    rows: warehouseRows,
    starts: warehouseStart,
    bounds:
      'Stock as none or some, in one of its places; the fields of the form as fitting or not; one draft order at a time stands for what is open.',
    worlds: { 'one other': worldOf(base, subject) },
    figures: (world) => ({
      ...bare,
      ...holding(world, 'location', receiving),
      busy: world.view.rowsBy('salesOrder', 'openWarehouse', subject).length > 0,
    }),
    offers: (world, seen) => {
      const takes = seen.state['at'] === 'active';
      const move = { product, bin: receiving, warehouse: subject, receipts, takes };
      return [
        ...recordOffers({ create: forms(opened), update: forms(form), ...blockable }),
        ...(takes || seen.state['at'] === 'blocked'
          ? [...stockOffers(world, seen, move), orderOffer(world, seen.busy)]
          : []),
      ];
    },
  };
});
