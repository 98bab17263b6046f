import { purchaseListFixture } from '#model/areas/products/purchase-list/purchase-list.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { priceListCase } from '../model/price-list-case.ts';
import { purchaseListRows } from '../spec/purchase-list.rows.ts';

export const documentCase = priceListCase({
  kind: 'purchaseList',
  rows: purchaseListRows,
  forms: (world) => {
    const [supplier, another, nobody, theirs] = [world.id(), world.id(), world.id(), world.id()];
    world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-1' }));
    world.must('supplier', another, 'create', supplierFixture({ number: 'S-2' }));
    world.must('purchaseList', theirs, 'create', purchaseListFixture({ name: 'Theirs', supplier: another }));
    return {
      form: (over) => purchaseListFixture({ supplier, ...over }),
      unfit: {
        'of nobody that is there': purchaseListFixture({ supplier: nobody }),
        'on one of another supplier': purchaseListFixture({ supplier, basedOn: theirs }),
      },
    };
  },
});
