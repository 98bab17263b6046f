import { expect, test } from 'vitest';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { draftOrder, purchasingWorld, type PurchasingWorld } from './purchase-order.fixtures.ts';

/** Ten pieces at 8.00 without VAT. */
const TOTAL = 80_00;
const upTo = (purchaseOrder: number | null) => ({ purchaseOrder });

function staffed(): PurchasingWorld & { product: string } {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const join = (name: string, limit: number | null, over: object = {}): void => {
    const role = world.id();
    const form = roleFixture({ name, permissions: ['purchaseOrder.place'], limits: upTo(limit), ...over });
    world.must('role', role, 'create', form);
    const member = memberFixture({ user: world.id(), email: `${name}@example.com`, role, name });
    world.must('member', world.id(), 'add', member, { internal: true });
  };
  join('Bo', TOTAL - 1);
  join('Cleo', TOTAL);
  join('Anna', null);
  join('Dag', null, { permissions: ['purchaseOrder.view'] });
  const elsewhere = world.id();
  const stations = { receiving: world.id(), staging: world.id(), quarantine: world.id() };
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  world.must('warehouse', elsewhere, 'create', { code: 'W2', name: 'W2', address, ...stations });
  join('Eve', null, { warehouses: [elsewhere] });
  return Object.assign(world, { product });
}

test('[PO19] an order is placed up to the limit of the role, and beyond it names who may', () => {
  const world = staffed();
  const { id } = draftOrder(world, [{ product: world.product }]);
  world.limits = upTo(TOTAL - 1);
  const { refusal } = refused('overYourLimit', {
    limit: TOTAL - 1,
    total: TOTAL,
    permission: 'purchaseOrder.place',
    who: 'Anna, Cleo',
  });
  const fix = { kind: 'purchaseOrder', document: id, type: 'submit' };
  expect(world.do('purchaseOrder', id, 'place')).toEqual({ accepted: false, refusal: { ...refusal, fix } });
  world.limits = upTo(TOTAL);
  expect(world.do('purchaseOrder', id, 'place').accepted).toBe(true);
});

test('[PO19] the sum is in the company’s currency at the order’s rate', () => {
  const world = staffed();
  const euros = { currency: 'EUR' as const, rate: 11_000_000 };
  const { id } = draftOrder(world, [{ product: world.product }], euros);
  world.limits = upTo(11 * TOTAL - 1);
  expect(world.do('purchaseOrder', id, 'place')).toMatchObject(
    refused('overYourLimit', { total: 11 * TOTAL }),
  );
  world.limits = upTo(11 * TOTAL);
  expect(world.do('purchaseOrder', id, 'place').accepted).toBe(true);
});

test('[PO19] an amendment or a reopening commits like placing, unless it costs no more than was agreed', () => {
  const world = staffed();
  const { id, lines } = draftOrder(world, [{ product: world.product }]);
  world.must('purchaseOrder', id, 'place');
  world.limits = upTo(TOTAL - 1);
  const amend = (quantity: number) =>
    world.do('purchaseOrder', id, 'amend', {
      theirReference: '',
      expectedOn: null,
      notes: 'x',
      reason: 'asked',
      lines: lines.map((line) => ({ ...line, quantity })),
    });
  expect(amend(10_000).accepted).toBe(true);
  expect(amend(11_000)).toMatchObject(refused('overYourLimit', { total: 88_00 }));
  world.must('purchaseOrder', id, 'cancel', { reason: 'other' });
  expect(world.do('purchaseOrder', id, 'reopen', { reason: 'other' })).toMatchObject(
    refused('overYourLimit'),
  );
});

test('[PO19, UN3] an amendment in boxes costs what the boxes do', () => {
  const world = staffed();
  const box = { unit: 'box', numerator: 10, denominator: 1 };
  const packagings = [{ ...box, barcode: '', weight: 0 }];
  const product = activeProduct(world, { sku: 'BOXED', packagings });
  const { id, lines } = draftOrder(world, [{ product, price: 80_0000, orderedIn: box }]);
  world.must('purchaseOrder', id, 'place');
  world.limits = upTo(TOTAL);
  const notes = { theirReference: '', expectedOn: null, notes: 'x', reason: 'asked' };
  const amend = (quantity: number) =>
    world.do('purchaseOrder', id, 'amend', { ...notes, lines: lines.map((line) => ({ ...line, quantity })) });
  expect(amend(20_000)).toMatchObject(refused('overYourLimit', { total: 2 * TOTAL }));
  expect(amend(10_000).accepted).toBe(true);
});

test('[PO19] without a limit, and for what follows by itself, any sum will do', () => {
  const world = staffed();
  for (const limits of [null, upTo(null)]) {
    const { id } = draftOrder(world, [{ product: world.product }]);
    world.limits = limits;
    expect(world.do('purchaseOrder', id, 'place').accepted).toBe(true);
    world.limits = null;
  }
});
