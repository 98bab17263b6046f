import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { partyCase } from '../model/party-case.ts';
import { customerRows, customerStart } from '../spec/customer.rows.ts';

export const documentCase = partyCase({
  kind: 'customer',
  rows: customerRows,
  starts: customerStart,
  form: (over) => ({ ...customerFixture(), ...over }),
  orders: {
    kind: 'salesOrder',
    index: 'open',
    while: ['active'],
    opens: ({ party: customer, warehouse, product, line }) => {
      const lines = [orderLineFixture({ id: line, product })];
      return [
        { type: 'create', data: salesOrderFixture({ customer, warehouse, lines }) },
        { type: 'confirm', data: {} },
      ];
    },
    ends: [{ type: 'cancel', data: { reason: 'customerRequest' } }],
  },
});
