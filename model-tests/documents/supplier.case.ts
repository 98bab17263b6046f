import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { partyCase } from '../model/party-case.ts';
import { supplierRows, supplierStart } from '../spec/supplier.rows.ts';

export const documentCase = partyCase({
  kind: 'supplier',
  rows: supplierRows,
  starts: supplierStart,
  form: (over) => ({ ...supplierFixture(), ...over }),
  orders: {
    kind: 'purchaseOrder',
    index: 'openSupplier',
    while: ['active', 'blocked'],
    opens: ({ party, warehouse }) => [{ type: 'create', data: { supplier: party, warehouse } }],
    ends: [{ type: 'discard', data: {} }],
  },
});
