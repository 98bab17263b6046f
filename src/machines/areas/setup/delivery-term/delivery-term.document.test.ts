import { describe, expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { deliveryTermFixture } from '#model/areas/setup/delivery-term/delivery-term.fixtures.ts';
import { incoterms } from '#model/areas/setup/delivery-term/incoterms.ts';
import {
  orderLineFixture as bought,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const idOf = (code: string): string => incoterms.find((term) => term.code === code)?.id ?? '';
const refused = (code: string, field: string, params?: object) => ({
  accepted: false,
  refusal: { code, ...(params && { params }), fields: { [field]: code } },
});

describe('a delivery term', () => {
  test('[DLT1] has a code of its own, whatever its case and even beside archived ones', () => {
    const world = companyWorld();
    world.must('deliveryTerm', idOf('FAS'), 'archive');
    const form = deliveryTermFixture({ code: 'fas' });
    expect(world.do('deliveryTerm', world.id(), 'create', form)).toEqual(
      refused('codeTaken', 'code', { code: 'fas' }),
    );
  });

  test('[DLT2] of Incoterms is renamed, and keeps its code and its place; an own one changes', () => {
    const world = companyWorld();
    const own = world.id();
    world.must('deliveryTerm', own, 'create', deliveryTermFixture());
    world.must('deliveryTerm', own, 'update', deliveryTermFixture({ code: 'DOOR', namesPlace: true }));
    const form = deliveryTermFixture({ code: 'EXW', namesPlace: true });
    world.must('deliveryTerm', idOf('EXW'), 'update', form);
    expect(world.row('deliveryTerm', idOf('EXW'))).toMatchObject({ name: form.name, builtIn: true });
    expect(world.do('deliveryTerm', idOf('EXW'), 'update', { ...form, code: 'EX' })).toEqual(
      refused('incotermIsKept', 'code'),
    );
    expect(world.do('deliveryTerm', idOf('EXW'), 'update', { ...form, namesPlace: false })).toEqual(
      refused('incotermIsKept', 'namesPlace'),
    );
  });

  test('[DLT6] the rules of Incoterms 2020 come with the company, each with an id of its own', () => {
    const world = companyWorld();
    const rows = [...world.store.all('deliveryTerm').values()];
    const codes = rows.map((row) => String(Reflect.get(row, 'code'))).toSorted();
    expect(codes.join(' ')).toBe('CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB');
    expect(new Set(incoterms.map(({ id }) => id)).size).toBe(11);
  });
});

describe('delivery terms', () => {
  test('[DLT3] of a party are in use and have their place; those it has may stay', () => {
    const world = companyWorld();
    const [customer, own] = [world.id(), world.id()];
    world.must('deliveryTerm', own, 'create', deliveryTermFixture());
    const dap = { deliveryTerm: idOf('DAP'), deliveryPlace: 'Malmö' };
    const supplied = (over: object) =>
      world.do('supplier', world.id(), 'create', { ...supplierFixture({ number: 'S-9' }), ...over });
    expect(supplied({ deliveryTerm: world.id() })).toEqual(refused('unknownDeliveryTerm', 'deliveryTerm'));
    expect(supplied({ deliveryTerm: idOf('DAP') })).toEqual(
      refused('deliveryPlaceMissing', 'deliveryPlace', { code: 'DAP' }),
    );
    expect(supplied({ deliveryTerm: own }).accepted).toBe(true);
    world.must('customer', customer, 'create', customerFixture(dap));
    world.must('deliveryTerm', idOf('DAP'), 'archive');
    world.must('customer', customer, 'update', customerFixture({ ...dap, deliveryPlace: 'Lund' }));
    expect(supplied({ ...dap, number: 'S-10' })).toEqual(refused('unknownDeliveryTerm', 'deliveryTerm'));
  });

  test('[DLT4] of a sales order are those of the customer, until it says others', () => {
    const sales = new SalesWorld();
    const { base: world, customer } = sales;
    const row = world.row('customer', customer);
    if (!row) throw new Error('nobody buys');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
    const dap = { deliveryTerm: idOf('DAP'), deliveryPlace: 'Malmö' };
    const own = { deliveryTerm: idOf('FCA'), deliveryPlace: 'Göteborg' };
    world.must('customer', customer, 'update', { ...form, ...dap });
    const { order } = sales.confirmed([{ product: sales.bolt }]);
    expect(world.row('salesOrder', order)).toMatchObject(dap);
    const none = sales.draft([{ product: sales.bolt }], { deliveryTerm: null });
    expect(world.row('salesOrder', none.order)?.deliveryTerm).toBeNull();
    const placed = world.row('salesOrder', order);
    if (!placed) throw new Error('there is no order');
    world.must('salesOrder', order, 'amend', amendmentFixture(placed, { notes: 'Ring' }));
    expect(world.row('salesOrder', order)).toMatchObject(dap);
    world.must('salesOrder', order, 'amend', amendmentFixture(placed, own));
    expect(world.row('salesOrder', order)).toMatchObject(own);
    expect(world.log.at(-1)?.data).toMatchObject({
      changes: expect.arrayContaining([
        { line: null, field: 'deliveryPlace', before: 'Malmö', after: 'Göteborg' },
      ]),
    });
    const wrong = amendmentFixture(placed, { deliveryTerm: idOf('DDP'), deliveryPlace: '' });
    expect(world.do('salesOrder', order, 'amend', wrong)).toEqual(
      refused('deliveryPlaceMissing', 'deliveryPlace', { code: 'DDP' }),
    );
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[DLT4] of a purchase order are those of the supplier, until it says others', () => {
    const world = companyWorld();
    const [supplier, order, line] = [world.id(), world.id(), world.id()];
    const fca = { deliveryTerm: idOf('FCA'), deliveryPlace: 'Hamburg' };
    const own = { deliveryTerm: idOf('DDP'), deliveryPlace: 'Lund' };
    world.must('supplier', supplier, 'create', supplierFixture(fca));
    world.must('purchaseOrder', order, 'create', { supplier, warehouse: world.warehouse });
    expect(world.row('purchaseOrder', order)).toMatchObject(fca);
    const product = activeProduct(world);
    const lines = [bought({ id: line, product })];
    const form = purchaseOrderFixture({ supplier, warehouse: world.warehouse, lines });
    const wrong = { ...form, deliveryTerm: idOf('DDP'), deliveryPlace: '' };
    expect(world.do('purchaseOrder', order, 'update', wrong)).toEqual(
      refused('deliveryPlaceMissing', 'deliveryPlace', { code: 'DDP' }),
    );
    world.must('purchaseOrder', order, 'update', form);
    expect(world.row('purchaseOrder', order)).toMatchObject(fca);
    world.must('purchaseOrder', order, 'place');
    const amendment = { theirReference: '', expectedOn: null, notes: '', reason: 'More', lines };
    world.must('purchaseOrder', order, 'amend', { ...amendment, ...own });
    expect(world.row('purchaseOrder', order)).toMatchObject(own);
    world.must('purchaseOrder', order, 'amend', amendment);
    expect(world.row('purchaseOrder', order)).toMatchObject(own);
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
