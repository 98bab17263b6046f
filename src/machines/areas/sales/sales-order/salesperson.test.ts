import { expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import {
  amendmentFixture,
  orderLineFixture,
  salesOrderFixture,
} from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderAmendment } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { SalesWorld } from './sales.fixtures.ts';

function setUp() {
  const world = new SalesWorld();
  const { base, bolt, customer } = world;
  base.by = base.id();
  const [role, member, kim, order] = [base.id(), base.id(), base.id(), base.id()];
  base.must('role', role, 'provide', { name: 'Sales', permissions: [] }, { internal: true });
  base.must('member', member, 'add', memberFixture({ user: kim, role }), { internal: true });
  const form = salesOrderFixture({
    customer,
    warehouse: base.warehouse,
    lines: [orderLineFixture({ id: base.id(), product: bolt })],
  });
  const rowOf = () => {
    const row = base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    return row;
  };
  const written = (salesperson?: string | null) =>
    world.refused('salesOrder', order, 'update', { ...form, salesperson });
  world.act('salesOrder', order, 'create', form);
  return { world, base, kim, member, order, rowOf, written };
}

const unknown = { code: 'unknownSalesperson', fields: { salesperson: 'unknownSalesperson' } };

test('[SO72] a member answers for an order, nobody else does, and lists find it by them', () => {
  const { base, kim, rowOf, written } = setUp();
  expect([rowOf().salesperson, written(base.id()), rowOf().salesperson]).toEqual([
    undefined,
    expect.objectContaining(unknown),
    undefined,
  ]);
  expect([written(kim), rowOf().salesperson]).toEqual([null, kim]);
  const { salesperson } = salesOrderListing.fields;
  expect(salesperson && 'of' in salesperson && salesperson.of(rowOf())).toBe(kim);
  expect([written(null), rowOf().salesperson]).toEqual([null, null]);
});

test('[SO72] oneself is not looked up: who may not see the members writes orders, too', () => {
  const { base, rowOf, written } = setUp();
  expect([written(base.by), rowOf().salesperson]).toEqual([null, base.by]);
});

test('[SO72] whoever answered for it stays when they are gone, and an amendment notes another', () => {
  const { world, base, kim, member, order, rowOf, written } = setUp();
  written(kim);
  world.act('salesOrder', order, 'confirm');
  base.must('member', member, 'remove', {}, { internal: true });
  const amend = (over: Partial<SalesOrderAmendment>) =>
    world.refused('salesOrder', order, 'amend', amendmentFixture(rowOf(), over));
  expect([amend({ priority: 6, salesperson: kim }), amend({ priority: 7 }), rowOf().salesperson]).toEqual([
    null,
    null,
    kim,
  ]);
  expect([amend({ salesperson: base.by }), amend({ salesperson: kim }), rowOf().salesperson]).toEqual([
    null,
    expect.objectContaining(unknown),
    base.by,
  ]);
  const changed = base.log.findLast(({ type }) => type === 'amended')?.data;
  expect(changed).toMatchObject({
    changes: [{ line: null, field: 'salesperson', before: kim, after: base.by }],
  });
});

test('[CU5] a member answers for a customer, and for new orders of theirs that say nothing of it', () => {
  const { world, base, kim, member } = setUp();
  const { bolt } = world;
  const customer = world.addCustomer({ salesperson: kim });
  const nobody = customerFixture({ number: 'C-99', salesperson: base.id() });
  expect(world.refused('customer', base.id(), 'create', nobody)).toEqual(expect.objectContaining(unknown));
  const ordered = (salesperson?: string | null) => {
    const order = base.id();
    const lines = [orderLineFixture({ id: base.id(), product: bolt })];
    const form = salesOrderFixture({ customer, warehouse: base.warehouse, lines });
    world.act('salesOrder', order, 'create', { ...form, ...(salesperson !== undefined && { salesperson }) });
    return base.row('salesOrder', order)?.salesperson;
  };
  expect([ordered(), ordered(base.by), ordered(null)]).toEqual([kim, base.by, null]);
  base.must('member', member, 'remove', {}, { internal: true });
  expect(ordered()).toBe(undefined);
});
