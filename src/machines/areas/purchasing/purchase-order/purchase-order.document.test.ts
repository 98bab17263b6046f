import { describe, expect, test } from 'vitest';
import { onField } from '#model/engine/on-field.ts';
import { consider } from '#model/engine/propose.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  arrive,
  draftOrder,
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from './purchase-order.fixtures.ts';

const refused = (refusal: object) => ({ accepted: false, refusal });
const order = (world: PurchasingWorld, id: string) => world.row('purchaseOrder', id);
const expected = (world: PurchasingWorld, product: string) =>
  world.row('availability', `${product}:${world.warehouse}`)?.incoming;

describe('a draft', () => {
  test('[PO1] opens at once, in the supplier’s currency and after its lead time', () => {
    const world = purchasingWorld({ currency: 'EUR', leadDays: 30 });
    const { supplier, warehouse } = world;
    const id = world.id();
    world.must('purchaseOrder', id, 'create', { supplier, warehouse });
    expect(order(world, id)).toEqual({
      id,
      state: { commercial: 'draft', receipt: 'notReceived' },
      version: 1,
      createdAt: world.now,
      changedAt: world.now,
      number: null,
      revision: 0,
      supplier,
      warehouse,
      theirReference: '',
      currency: 'EUR',
      rate: 1_000_000,
      expectedOn: '2026-06-03',
      orderedOn: null,
      notes: '',
      lines: [],
    });
  });

  test('[PO1] may wait for its supplier, but not for its warehouse', () => {
    const world = purchasingWorld();
    const { warehouse } = world;
    world.must('purchaseOrder', world.id(), 'create', { supplier: null, warehouse });
    const unknown = world.id();
    expect([
      world.do('purchaseOrder', world.id(), 'create', { supplier: null, warehouse: unknown }),
      world.do('purchaseOrder', world.id(), 'create', { supplier: unknown, warehouse }),
    ]).toEqual([
      refused({ code: 'unknownWarehouse', fields: { warehouse: 'unknownWarehouse' } }),
      refused({ code: 'unknownSupplier', fields: { supplier: 'unknownSupplier' } }),
    ]);
  });

  test('[PO1, PO2, PO3] may begin complete, and is then judged as one that is edited', () => {
    const world = purchasingWorld({ currency: 'EUR' });
    const { supplier, warehouse } = world;
    const line = orderLineFixture({ id: world.id(), product: activeProduct(world) });
    const id = world.id();
    const begin = { supplier, warehouse, currency: 'EUR', rate: 11_500_000, expectedOn: null };
    world.must('purchaseOrder', id, 'create', { ...begin, lines: [line] });
    expect(order(world, id)).toMatchObject({ ...begin, notes: '', lines: [{ ...line, received: 0 }] });
    const refusedOf = (over: object) =>
      world.do('purchaseOrder', world.id(), 'create', { ...begin, ...over });
    expect([
      refusedOf({ currency: 'SEK' }),
      refusedOf({ lines: [line, { ...line, id: world.id() }] }),
    ]).toMatchObject([refused({ code: 'rateMustBeOne' }), refused({ code: 'productTwice' })]);
  });

  test('[PO2] refuses an unknown product, and a product twice for one day', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const { id, form, lines } = draftOrder(world, [{ product }, { product, promisedOn: '2026-06-01' }]);
    const [first, second] = lines;
    const strange = { ...form, lines: [{ ...first, product: world.id() }] };
    const twice = { ...form, lines: [first, { ...second, promisedOn: null }] };
    expect([strange, twice].map((data) => world.do('purchaseOrder', id, 'update', data))).toEqual([
      refused({ code: 'unknownProduct', fields: { 'lines.0.product': 'unknownProduct' } }),
      refused({
        code: 'productTwice',
        params: { sku: 'BOLT-M8' },
        fields: { 'lines.1.product': 'productTwice' },
      }),
    ]);
  });

  test('[PO2] names a quantity of zero, or one that is too precise, at its field', () => {
    const world = purchasingWorld();
    const { id, form, lines } = draftOrder(world, [{ product: activeProduct(world) }]);
    const having = (quantity: number) => ({ ...form, lines: [{ ...lines[0], quantity }] });
    expect([0, 0.5].map((quantity) => world.do('purchaseOrder', id, 'update', having(quantity)))).toEqual([
      refused({ code: 'invalid', fields: { 'lines.0.quantity': 'too_small:1' } }),
      refused({ code: 'invalid', fields: { 'lines.0.quantity': 'invalid_type' } }),
    ]);
  });

  test('[PO3] refuses a rate for the company’s own currency', () => {
    const world = purchasingWorld();
    const { id, form } = draftOrder(world, []);
    expect(world.do('purchaseOrder', id, 'update', { ...form, rate: 1_100_000 })).toEqual(
      refused({ code: 'rateMustBeOne', fields: { rate: 'rateMustBeOne' } }),
    );
    world.must('purchaseOrder', id, 'update', { ...form, currency: 'EUR', rate: 11_250_000 });
    const { supplier, warehouse } = world;
    const unsaid = { supplier, warehouse, rate: 1_100_000 }; // the currency follows from the supplier
    expect(world.do('purchaseOrder', world.id(), 'create', unsaid)).toEqual(
      refused({ code: 'rateMustBeOne', fields: { rate: 'rateMustBeOne' } }),
    );
  });

  test('[PO12] is discarded without a number, and never reopened', () => {
    const world = purchasingWorld();
    const { id } = draftOrder(world, [{ product: activeProduct(world) }]);
    world.must('purchaseOrder', id, 'discard');
    expect(order(world, id)).toMatchObject({ number: null, state: { commercial: 'cancelled' } });
    expect(world.do('purchaseOrder', id, 'reopen', { reason: 'other' })).toEqual(
      refused({ code: 'neverPlaced' }),
    );
  });
});

describe('amending', () => {
  test('[PO6] says why', () => {
    const world = purchasingWorld();
    const { id, lines } = placedOrder(world, [{ product: activeProduct(world) }]);
    const amendment = { theirReference: '', expectedOn: null, notes: '', lines };
    expect(world.do('purchaseOrder', id, 'amend', { ...amendment, reason: ' ' })).toMatchObject({
      accepted: false,
      refusal: { fields: { reason: 'too_small:1' } },
    });
    world.must('purchaseOrder', id, 'amend', { ...amendment, reason: 'Agreed by phone' });
  });
});

describe('reopening', () => {
  test('[PO12] asks for an open period, an active supplier and an active warehouse', () => {
    const world = purchasingWorld();
    const { id } = placedOrder(world, [{ product: activeProduct(world) }]);
    world.must('purchaseOrder', id, 'cancel', { reason: 'other' });
    const why = () => {
      const verdict = world.do('purchaseOrder', id, 'reopen', { reason: 'other' });
      return verdict.accepted ? null : verdict.refusal.code;
    };
    world.must('supplier', world.supplier, 'block', { reason: 'other' });
    expect(why()).toBe('supplierNotActive');
    world.must('supplier', world.supplier, 'unblock');
    world.must('warehouse', world.warehouse, 'block', { reason: 'other' });
    expect(why()).toBe('warehouseNotActive');
    world.must('warehouse', world.warehouse, 'unblock');
    const policies = { overReceipt: 0, closedUntil: world.now.slice(0, 10), closesAhead: true };
    world.must('company', 'company', 'changePolicies', policies);
    expect(why()).toBe('periodClosed');
    world.must('company', 'company', 'reopenPeriod', { closedUntil: null, reason: 'other' });
    expect(why()).toBeNull();
  });
});

describe('placing', () => {
  test('[PO3] in another currency wants its rate', () => {
    const world = purchasingWorld();
    const lines = [{ product: activeProduct(world) }];
    const { id, form } = draftOrder(world, lines, { currency: 'EUR' });
    expect(world.do('purchaseOrder', id, 'place')).toEqual(
      refused(onField('rateMissing', 'rate', { currency: 'EUR' })),
    );
    world.must('purchaseOrder', id, 'update', { ...form, rate: 11_250_000 });
    world.must('purchaseOrder', id, 'place');
  });

  test('[PO4] refuses without a supplier, and with a blocked one offers to unblock it', () => {
    const world = purchasingWorld();
    const { supplier } = world;
    const lines = [{ product: activeProduct(world) }];
    const nobody = draftOrder(world, lines, { supplier: null });
    const blocked = draftOrder(world, lines);
    world.must('supplier', supplier, 'block', { reason: 'quality' });
    expect([nobody, blocked].map(({ id }) => world.do('purchaseOrder', id, 'place'))).toEqual([
      refused({ code: 'supplierMissing', fields: { supplier: 'supplierMissing' } }),
      refused({
        code: 'supplierNotActive',
        params: { name: 'Skruvfabriken AB' },
        fix: { kind: 'supplier', document: supplier, type: 'unblock' },
      }),
    ]);
  });

  test('[PO4] refuses for a blocked warehouse, and the button says so', () => {
    const world = purchasingWorld();
    const { id } = draftOrder(world, [{ product: activeProduct(world) }]);
    world.must('warehouse', world.warehouse, 'block', { reason: 'other' });
    const asked = consider(
      world.engine,
      world.store,
      { kind: 'purchaseOrder', document: id, type: 'place' },
      world.env(),
    );
    const refusal = { code: 'warehouseNotActive', params: { code: 'WH' } };
    expect([asked, world.do('purchaseOrder', id, 'place')]).toEqual([refusal, refused(refusal)]);
  });

  test('[PO5] refuses without lines, without a price, and for a product that is not bought', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const fading = activeProduct(world, { sku: 'OLD' });
    world.must('product', fading, 'phaseOut');
    const orders = [
      draftOrder(world, []),
      draftOrder(world, [{ product, price: null }]),
      draftOrder(world, [{ product }, { product: fading }]),
    ];
    expect(orders.map(({ id }) => world.do('purchaseOrder', id, 'place'))).toEqual([
      refused({ code: 'noLines' }),
      refused({ code: 'priceMissing', params: { sku: 'BOLT-M8' } }),
      refused({ code: 'productNotActive', params: { sku: 'OLD' } }),
    ]);
  });

  test('[PO13] draws the next number of the year and starts at revision 1', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const orders = [placedOrder(world, [{ product }]), placedOrder(world, [{ product }])];
    expect(orders.map(({ id }) => order(world, id))).toMatchObject([
      { number: 'PO-2026-00001', revision: 1, orderedOn: '2026-05-04' },
      { number: 'PO-2026-00002', revision: 1, orderedOn: '2026-05-04' },
    ]);
  });
});

describe('amending', () => {
  test('[PO13] is a new revision with what changed, and stock expects the new quantity', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const { id, lines, form } = placedOrder(world, [{ product }]);
    const [line] = lines;
    const { theirReference, expectedOn, notes } = form;
    const next = { ...line, quantity: 4000 };
    world.must('purchaseOrder', id, 'amend', {
      theirReference,
      expectedOn,
      notes,
      lines: [next],
      reason: 'Less is needed',
    });
    const fact = world.log.find((event) => event.type === 'amended');
    expect(fact?.data).toEqual({
      theirReference,
      expectedOn,
      notes,
      reason: 'Less is needed',
      revision: 2,
      lines: [{ ...next, vatRate: 2500, received: 0, rejected: 0 }],
      changes: [{ line: line?.id, before: line, after: next }],
    });
    expect(expected(world, product)).toBe(4000);
  });

  test('[PO6] never goes below what has arrived, and keeps the lines that something arrived on', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const other = activeProduct(world, { sku: 'NUT-M8' });
    const placed = placedOrder(world, [{ product }, { product: other }]);
    arrive(world, placed, [6000]);
    const [first, second] = placed.lines;
    const amendment = (lines: unknown[]) => ({
      theirReference: '',
      expectedOn: null,
      notes: '',
      reason: 'Agreed by phone',
      lines,
    });
    expect(
      [
        [{ ...first, quantity: 5000 }, second],
        [second],
        [{ ...first, product: other, promisedOn: '2026-06-01' }],
      ].map((lines) => world.do('purchaseOrder', placed.id, 'amend', amendment(lines))),
    ).toEqual([
      refused({
        code: 'belowReceived',
        params: { sku: 'BOLT-M8', received: 6000 },
        fields: { 'lines.0.quantity': 'belowReceived' },
      }),
      refused({ code: 'lineHasArrived', params: { sku: 'BOLT-M8' } }),
      refused({ code: 'lineHasArrived', params: { sku: 'BOLT-M8' } }),
    ]);
  });

  test('[PO5] new lines are bought; a line whose product has since been blocked may stay', () => {
    const world = purchasingWorld();
    const [product, other] = [activeProduct(world), activeProduct(world, { sku: 'NUT-M8' })];
    const { id, lines } = placedOrder(world, [{ product }]);
    for (const one of [product, other]) world.must('product', one, 'block', { reason: 'quality' });
    const amendment = { theirReference: '', expectedOn: null, notes: '', reason: 'Agreed by phone' };
    const added = { ...lines[0], id: world.id(), product: other };
    expect(world.do('purchaseOrder', id, 'amend', { ...amendment, lines: [...lines, added] })).toEqual(
      refused({
        code: 'productNotActive',
        params: { sku: 'NUT-M8' },
        fields: { 'lines.1': 'productNotActive' },
      }),
    );
    world.must('purchaseOrder', id, 'amend', { ...amendment, lines: [{ ...lines[0], quantity: 1000 }] });
  });

  test('[PO8, PO9] down to what has arrived closes the order, and nothing is expected any more', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const placed = placedOrder(world, [{ product }]);
    arrive(world, placed, [6000]);
    expect(expected(world, product)).toBe(4000);
    const lines = [{ ...placed.lines[0], quantity: 6000 }];
    world.must('purchaseOrder', placed.id, 'amend', {
      theirReference: '',
      expectedOn: null,
      notes: '',
      reason: 'Agreed by phone',
      lines,
    });
    expect(order(world, placed.id)?.state).toEqual({ commercial: 'closed', receipt: 'received' });
    expect(expected(world, product)).toBe(0);
    expect(world.view.by('expectedReceipt', 'order', placed.id)).toEqual([]);
  });
});

describe('acknowledging', () => {
  test('[PO6] takes the confirmed quantity, price and day, and refuses less than has arrived', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const placed = placedOrder(world, [{ product }]);
    const line = placed.lines[0]?.id;
    arrive(world, placed, [2000]);
    const say = (quantity: number) => ({
      theirReference: 'A-77',
      lines: [{ line, quantity, price: 8_5000, promisedOn: '2026-05-20' }],
    });
    expect(world.do('purchaseOrder', placed.id, 'acknowledge', say(1000))).toEqual(
      refused({ code: 'belowReceived', params: { sku: 'BOLT-M8', received: 2000 } }),
    );
    world.must('purchaseOrder', placed.id, 'acknowledge', say(8000));
    expect(order(world, placed.id)).toMatchObject({
      state: { commercial: 'acknowledged', receipt: 'partlyReceived' },
      theirReference: 'A-77',
      lines: [{ quantity: 8000, price: 8_5000, promisedOn: '2026-05-20', received: 2000 }],
    });
    expect(world.view.by('expectedReceipt', 'order', placed.id)).toEqual([
      { id: line, order: placed.id, product, warehouse: world.warehouse, open: 6000, on: '2026-05-20' },
    ]);
  });

  test('[PO6] refuses a line of another order', () => {
    const world = purchasingWorld();
    const { id } = placedOrder(world, [{ product: activeProduct(world) }]);
    expect(
      world.do('purchaseOrder', id, 'acknowledge', { theirReference: '', lines: [{ line: world.id() }] }),
    ).toEqual(refused({ code: 'unknownLine', fields: { 'lines.0.line': 'unknownLine' } }));
  });
});

describe('an order in use', () => {
  test('[PO1] a form opened on an older version is a conflict', () => {
    const world = purchasingWorld();
    const { id, form } = draftOrder(world, []);
    expect(world.do('purchaseOrder', id, 'update', purchaseOrderFixture(form), { version: 1 })).toEqual(
      refused({ code: 'stale', params: { expected: 1, actual: 2 } }),
    );
  });

  test('[SU4] keeps its supplier from the archive until it is over', () => {
    const world = purchasingWorld();
    const { id } = placedOrder(world, [{ product: activeProduct(world) }]);
    world.must('supplier', world.supplier, 'block', { reason: 'quality' });
    expect(world.do('supplier', world.supplier, 'archive')).toEqual(
      refused({ code: 'ordersOpen', params: { orders: 1 } }),
    );
    world.must('purchaseOrder', id, 'cancel', { reason: 'outOfStock' });
    world.must('supplier', world.supplier, 'archive');
  });
});
