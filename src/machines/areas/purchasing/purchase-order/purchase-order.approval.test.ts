import { expect, test } from 'vitest';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { approversOf } from '#model/areas/purchasing/purchase-order/purchase-order.limit.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { draftOrder, purchasingWorld, type PurchasingWorld } from './purchase-order.fixtures.ts';

/** Ten pieces at 8.00 without VAT. */
const TOTAL = 80_00;
const AUTHOR = 'author';
const OTHER = 'other';

function submitted() {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const { id, form } = draftOrder(world, [{ product }]);
  const give = (by: string, type: string, data: object = {}) => {
    world.by = by;
    return world.do('purchaseOrder', id, type, data);
  };
  expect(give(AUTHOR, 'submit').accepted).toBe(true);
  return { world, id, form, product, give };
}
const stateIn = (world: PurchasingWorld, id: string) => world.row('purchaseOrder', id)?.state;
const incoming = (world: PurchasingWorld, product: string) =>
  world.row('availability', `${product}:${world.warehouse}`)?.incoming ?? 0;

test('[AG3] what an agent submitted is approved by another than its owner, who may take it back', () => {
  const { world, give } = submitted();
  expect(give(AUTHOR, 'withdraw').accepted).toBe(true);
  const client = world.id();
  world.by = AUTHOR;
  world.must('apiClient', client, 'create', apiClientFixture());
  expect(give(client, 'submit').accepted).toBe(true);
  expect(give(AUTHOR, 'approve')).toEqual(refused('ownSubmission'));
  expect(give(OTHER, 'withdraw')).toEqual(refused('notYourSubmission'));
  expect(give(AUTHOR, 'withdraw').accepted).toBe(true);
  expect(give(client, 'submit').accepted).toBe(true);
  expect(give(OTHER, 'approve').accepted).toBe(true);
});

test('[AG3] who owned the agent as it submitted does not approve, whoever takes it over; who did may', () => {
  const { world, give } = submitted();
  expect(give(AUTHOR, 'withdraw').accepted).toBe(true);
  const client = world.id();
  world.by = AUTHOR;
  world.must('apiClient', client, 'create', apiClientFixture());
  world.onBehalfOf = AUTHOR;
  expect(give(client, 'submit').accepted).toBe(true);
  world.onBehalfOf = null;
  world.by = OTHER;
  world.must('apiClient', client, 'takeOver');
  expect(give(AUTHOR, 'approve')).toEqual(refused('ownSubmission'));
  expect(give(OTHER, 'withdraw')).toEqual(refused('notYourSubmission'));
  expect(give(OTHER, 'approve').accepted).toBe(true);
});

test('[PO20] an order is approved by another than who submitted it, a founder too, and is placed by that', () => {
  const { world, id, product, give } = submitted();
  expect([stateIn(world, id), incoming(world, product)]).toEqual([
    { commercial: 'awaitingApproval', receipt: 'notReceived' },
    0,
  ]);
  expect(give(AUTHOR, 'approve')).toEqual(refused('ownSubmission'));
  expect(give(OTHER, 'approve').accepted).toBe(true);
  expect(world.row('purchaseOrder', id)).toMatchObject({
    state: { commercial: 'placed' },
    number: 'PO-2026-00001',
    revision: 1,
    submittedBy: AUTHOR,
  });
  expect(incoming(world, product)).toBe(10_000);
  expect(world.log.filter(({ document }) => document === id).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['submitted', 'approved', 'placed']),
  );
  expect(world.replayed()).toEqual(world.snapshot());
});

test('[PO19, PO20] it is approved within the approver’s limit, and as an order is placed on that day', () => {
  const { world, id, give } = submitted();
  world.limits = { purchaseOrder: TOTAL - 1 };
  expect(give(OTHER, 'approve')).toMatchObject(refused('overYourLimit', { total: TOTAL }));
  world.limits = { purchaseOrder: TOTAL };
  world.must('supplier', world.supplier, 'block', { reason: 'other' });
  expect(give(OTHER, 'approve')).toMatchObject({ refusal: { code: 'supplierNotActive' } });
  world.must('supplier', world.supplier, 'unblock');
  expect(give(OTHER, 'approve').accepted).toBe(true);
  expect(stateIn(world, id)).toMatchObject({ commercial: 'placed' });
});

test('[PO21] it is changed again only once who submitted it takes it back, or another rejects it', () => {
  const { world, id, form, give } = submitted();
  for (const type of ['update', 'place', 'discard', 'cancel'])
    expect(
      give(AUTHOR, type, type === 'update' ? form : type === 'cancel' ? { reason: 'other' } : {}),
    ).toMatchObject({
      refusal: { code: 'notInState' },
    });
  expect(give(OTHER, 'withdraw')).toEqual(refused('notYourSubmission'));
  expect(give(AUTHOR, 'withdraw').accepted).toBe(true);
  expect(give(AUTHOR, 'update', form).accepted).toBe(true);
  give(AUTHOR, 'submit');
  expect(give(OTHER, 'reject', { reason: 'duplicate' })).toMatchObject({
    refusal: { code: 'unknownReason' },
  });
  expect(give(OTHER, 'reject', { reason: 'priceTooHigh' }).accepted).toBe(true);
  expect(world.row('purchaseOrder', id)).toMatchObject({
    state: { commercial: 'draft' },
    rejectReason: 'priceTooHigh',
    number: null,
  });
  give(AUTHOR, 'submit');
  expect(world.row('purchaseOrder', id)?.rejectReason).toBeUndefined();
});

test('[PO4, PO5] what may not be placed is not submitted either, whatever the limit', () => {
  const world = purchasingWorld();
  world.limits = { purchaseOrder: 0 };
  const { id } = draftOrder(world, []);
  expect(world.do('purchaseOrder', id, 'submit')).toMatchObject({ refusal: { code: 'noLines' } });
});

test('[PO22] approvers hold the permission, up to the sum, in its warehouse, and have not submitted it', () => {
  const { world, id } = submitted();
  const elsewhere = world.id();
  const stations = { receiving: world.id(), staging: world.id(), quarantine: world.id() };
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  world.must('warehouse', elsewhere, 'create', { code: 'W2', name: 'W2', address, ...stations });
  const join = (name: string, over: object, user = world.id()): string => {
    const role = world.id();
    const form = roleFixture({ name, permissions: ['purchaseOrder.approve'], ...over });
    world.must('role', role, 'create', form);
    const member = memberFixture({ user, email: `${name}@example.com`, role, name });
    world.must('member', world.id(), 'add', member, { internal: true });
    return user;
  };
  join('Bo', { limits: { purchaseOrder: TOTAL - 1 } });
  join('Cleo', { limits: { purchaseOrder: TOTAL } });
  join('Dag', { permissions: ['purchaseOrder.place'] });
  join('Eve', { warehouses: [elsewhere] });
  const fia = join('Fia', {});
  const names = (): readonly string[] | undefined => {
    const row = world.row('purchaseOrder', id);
    return row && approversOf(world.view, row).map(({ name }) => name);
  };
  expect(names()).toEqual(['Cleo', 'Fia']);
  world.by = AUTHOR;
  world.must('purchaseOrder', id, 'withdraw');
  world.by = fia;
  world.must('purchaseOrder', id, 'submit');
  expect(names()).toEqual(['Cleo']);
});
