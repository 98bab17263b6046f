import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { priceListCase } from '../model/price-list-case.ts';
import { priceListRows } from '../spec/price-list.rows.ts';

export const documentCase = priceListCase({
  kind: 'priceList',
  rows: priceListRows,
  forms: (world) => {
    const [customer, nobody] = [world.id(), world.id()];
    world.must('customer', customer, 'create', customerFixture());
    return {
      form: priceListFixture,
      unfit: {
        'for nobody that is there': priceListFixture({ customers: [nobody] }),
        'for one customer twice': priceListFixture({ customers: [customer, customer] }),
      },
    };
  },
});
