import { reasonKey } from '#model/areas/setup/reason/reason.kind.ts';
import { expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import {
  adjustingWorld,
  draftAdjustment,
  PIECE,
  postedAdjustment,
  type AdjustingWorld,
} from './adjustment.fixtures.ts';

interface Sold {
  readonly id: string;
  readonly line: string;
}

/** A confirmed order for a quantity of the product. */
function sold(world: AdjustingWorld, quantity: number, priority = 0): Sold {
  const { warehouse, product } = world;
  const [customer, id, line] = [world.id(), world.id(), world.id()];
  world.must('customer', customer, 'create', customerFixture({ number: customer.slice(-8) }));
  const lines = [orderLineFixture({ id: line, product, quantity })];
  world.must('salesOrder', id, 'create', salesOrderFixture({ customer, warehouse, priority, lines }));
  world.must('salesOrder', id, 'confirm');
  return { id, line };
}

const reserved = (world: AdjustingWorld, { line }: Sold): number => world.row('reservation', line)?.soft ?? 0;

test('[AD5] what orders were promised is not taken; they are named, latest filled first', () => {
  const world = adjustingWorld();
  const first = sold(world, 6 * PIECE, 5);
  const last = sold(world, 3 * PIECE);
  const id = draftAdjustment(world, [{ quantity: -3 * PIECE }]);
  expect(world.do('adjustment', id, 'post')).toEqual({
    accepted: false,
    refusal: {
      code: 'promisedToOrders',
      params: { sku: 'BOLT-M8', orders: 'SO-2026-00002' },
      fix: { kind: 'adjustment', document: id, type: 'takeAndPost' },
    },
  });
  world.must('adjustment', id, 'takeAndPost', { reason: 'goodsAreGone' });
  expect([reserved(world, first), reserved(world, last)]).toEqual([6 * PIECE, PIECE]);
  expect(world.row('adjustment', id)).toMatchObject({
    takeReason: 'goodsAreGone',
    released: [{ kind: 'salesOrder', document: last.id, line: last.line, quantity: 2 * PIECE }],
  });
  expect(world.replayed()).toEqual(world.snapshot());
});

test('[AD5] nothing is taken where no order was promised it, nor without the permission and a reason', () => {
  const world = adjustingWorld();
  const id = draftAdjustment(world, [{ quantity: -3 * PIECE }]);
  const take = (reason = 'other') => world.do('adjustment', id, 'takeAndPost', { reason });
  expect(take()).toMatchObject({ refusal: { code: 'nothingPromised' } });
  sold(world, 8 * PIECE);
  expect(take('nothing')).toMatchObject({ refusal: { code: 'unknownReason' } });
  world.may = (permission) => permission !== 'adjustment.take';
  expect(take()).toMatchObject({ refusal: { code: 'notPermitted' } });
});

test('[AD5] what a pick list has reserved stays in its bin, and the order is named', () => {
  const world = adjustingWorld();
  const order = sold(world, 9 * PIECE);
  world.must('salesOrder', order.id, 'release', { pick: world.id() });
  const id = draftAdjustment(world, [{ quantity: -2 * PIECE }]);
  expect(world.do('adjustment', id, 'post')).toMatchObject({
    refusal: {
      code: 'reservedForPicks',
      params: { location: 'A-01', orders: 'SO-2026-00001' },
      fields: { 'lines.0.quantity': 'reservedForPicks' },
    },
  });
});

test('[AD5] what is on hold is freed before it is taken', () => {
  const world = adjustingWorld();
  postedAdjustment(world, [{ quantity: 9 * PIECE, reason: 'quality' }], 'hold');
  const id = draftAdjustment(world, [{ quantity: -2 * PIECE }]);
  expect(world.do('adjustment', id, 'post')).toMatchObject({ refusal: { code: 'stockIsOnHold' } });
});

test('[AD5] an order and an adjustment want the last unit: whoever comes first has it', () => {
  const world = adjustingWorld();
  postedAdjustment(world, [{ how: 'to', quantity: PIECE, reason: 'miscounted' }]);
  const late = draftAdjustment(world, [{}]);
  const order = sold(world, PIECE);
  expect(world.do('adjustment', late, 'post')).toMatchObject({ refusal: { code: 'promisedToOrders' } });
  world.must('adjustment', late, 'takeAndPost', { reason: 'damaged' });
  expect(reserved(world, order)).toBe(0);
  expect(world.do('salesOrder', order.id, 'release', { pick: world.id() })).toMatchObject({
    accepted: false,
  });
});

test('[AD3] found goods fill the orders that wait for them', () => {
  const world = adjustingWorld();
  const order = sold(world, 12 * PIECE);
  expect(reserved(world, order)).toBe(10 * PIECE);
  postedAdjustment(world, [{ quantity: 2 * PIECE, reason: 'found' }]);
  expect(reserved(world, order)).toBe(12 * PIECE);
});

test('[AD9] a reversal that takes promised goods names the orders that lose them', () => {
  const world = adjustingWorld();
  const found = postedAdjustment(world, [{ quantity: 5 * PIECE, reason: 'found' }]);
  const order = sold(world, 15 * PIECE);
  const events = world.must('adjustment', found, 'reverse', { reason: 'enteredByMistake' });
  expect(events.find(({ type }) => type === 'reversed')?.data).toMatchObject({
    released: [{ document: order.id, quantity: 5 * PIECE }],
  });
  expect(reserved(world, order)).toBe(10 * PIECE);
});

test('[AD10] posting ends the doubt of a bin, also where a look finds what the books say', () => {
  const world = adjustingWorld();
  const order = sold(world, 2 * PIECE);
  const pick = world.id();
  world.must('salesOrder', order.id, 'release', { pick });
  world.must('pick', pick, 'claim');
  const [line] = world.row('pick', pick)?.lines ?? [];
  world.must('pick', pick, 'shortPick', { line: line?.id, quantity: 2 * PIECE, reason: 'notInBin' });
  const key = placeKey(world.product, world.bin);
  const free = (): number => {
    const stock = world.row('availability', placeKey(world.product, world.warehouse));
    return (stock?.onHand ?? 0) - (stock?.reserved ?? 0);
  };
  expect(world.row('balance', key)?.doubted).toBe(pick);
  expect(free()).toBe(0);
  const looked = { how: 'to', quantity: 10 * PIECE, reason: null } as const;
  postedAdjustment(world, [looked]);
  expect(world.row('balance', key)?.doubted).toBeUndefined();
  expect(world.row('balance', key)?.onHand).toBe(10 * PIECE);
  expect(free() + reserved(world, order)).toBe(10 * PIECE);
  expect(world.replayed()).toEqual(world.snapshot());
});

/** Members with limits to what they adjust alone. */
function staffed(): AdjustingWorld {
  const world = adjustingWorld();
  const join = (name: string, adjustment: number | null): void => {
    const role = world.id();
    const limits = { purchaseOrder: null, adjustment };
    const permissions = ['adjustment.post', 'adjustment.approve'] as const;
    world.must('role', role, 'create', roleFixture({ name, permissions: [...permissions], limits }));
    const member = memberFixture({ user: world.id(), email: `${name}@example.com`, role, name });
    world.must('member', world.id(), 'add', member, { internal: true });
  };
  join('Bo', 15_99);
  join('Cleo', 16_00);
  join('Anna', null);
  return world;
}

test('[AD1] a draft is posted up to the limit of the role; beyond it, it is submitted, and names who may', () => {
  const world = staffed();
  const id = draftAdjustment(world, [{ quantity: -2 * PIECE }]);
  world.limits = { adjustment: 15_99 };
  const { refusal } = refused('adjustsOverYourLimit', {
    limit: 15_99,
    total: 16_00,
    permission: 'adjustment.post',
    who: 'Anna, Cleo',
  });
  const fix = { kind: 'adjustment', document: id, type: 'submit' };
  expect(world.do('adjustment', id, 'post')).toEqual({ accepted: false, refusal: { ...refusal, fix } });
  world.must('adjustment', id, 'submit');
  expect(world.row('adjustment', id)?.state).toBe('awaitingApproval');
  world.limits = { adjustment: 16_00 };
  const within = draftAdjustment(world, [{ quantity: -2 * PIECE }]);
  expect(world.do('adjustment', within, 'post').accepted).toBe(true);
});

test('[AD1] gains and losses count alike towards the limit', () => {
  const world = staffed();
  const { other } = world;
  const lines = [{ quantity: -PIECE }, { location: other, quantity: PIECE, reason: 'found' }];
  world.limits = { adjustment: 15_99 };
  expect(world.do('adjustment', draftAdjustment(world, lines), 'post')).toMatchObject(
    refused('adjustsOverYourLimit', { total: 16_00 }),
  );
});

test('[AD11] whoever submitted it does not approve it, a founder neither, and nobody else takes it back', () => {
  const world = staffed();
  const id = draftAdjustment(world, [{ quantity: -2 * PIECE }]);
  world.limits = { adjustment: 0 };
  world.must('adjustment', id, 'submit');
  world.limits = null;
  expect(world.do('adjustment', id, 'approve')).toEqual(refused('ownSubmission'));
  world.by = 'user-2';
  expect(world.do('adjustment', id, 'withdraw')).toEqual(refused('notYourSubmission'));
  world.limits = { adjustment: 15_99 };
  expect(world.do('adjustment', id, 'approve')).toMatchObject(refused('adjustsOverYourLimit'));
  world.limits = { adjustment: 16_00 };
  world.must('adjustment', id, 'approve');
  expect(world.row('adjustment', id)).toMatchObject({ approvedBy: 'user-2', approvedValue: 16_00 });
});

test('[AD6] what was approved is posted by its author, unless stock has moved so that it is more by now', () => {
  const world = staffed();
  const approved = (): string => {
    const id = draftAdjustment(world, [{ how: 'to', quantity: 8 * PIECE, reason: 'miscounted' }]);
    Object.assign(world, { limits: { adjustment: 0 }, by: 'user-1' });
    world.must('adjustment', id, 'submit');
    Object.assign(world, { limits: null, by: 'user-2' });
    world.must('adjustment', id, 'approve');
    Object.assign(world, { limits: { adjustment: 0 }, by: 'user-1' });
    return id;
  };
  const id = approved();
  Object.assign(world, { limits: null });
  postedAdjustment(world, [{ quantity: PIECE, reason: 'found' }]);
  Object.assign(world, { limits: { adjustment: 0 } });
  expect(world.do('adjustment', id, 'post')).toMatchObject({
    refusal: { code: 'adjustsOverYourLimit', fix: { type: 'withdraw' } },
  });
  Object.assign(world, { limits: null });
  postedAdjustment(world, [{ quantity: -PIECE }]);
  Object.assign(world, { limits: { adjustment: 0 } });
  expect(world.do('adjustment', id, 'post').accepted).toBe(true);
});

/** From now on, what was stolen is taken out by two. */
function askForApproval(world: AdjustingWorld): void {
  const [stolen] = world.view.by('reason', 'code', reasonKey('adjust', 'stolen'));
  if (!stolen) throw new Error('it is built in');
  const { id, action, code, name, photo } = stolen;
  world.must('reason', id, 'update', { action, code, name, photo, approval: true });
}

test('[RN10] what is adjusted for a reason that asks for approval awaits it, whatever its value, founders too', () => {
  const world = staffed();
  askForApproval(world);
  const id = draftAdjustment(world, [{ quantity: -PIECE, reason: 'stolen' }]);
  const fix = { kind: 'adjustment', document: id, type: 'submit' };
  expect(world.do('adjustment', id, 'post')).toMatchObject({
    refusal: { code: 'reasonNeedsApproval', fix },
  });
  world.must('adjustment', id, 'submit');
  expect(world.row('adjustment', id)?.state).toBe('awaitingApproval');
  expect(world.do('adjustment', id, 'approve')).toEqual(refused('ownSubmission'));
  world.by = 'user-2';
  world.must('adjustment', id, 'approve');
  world.by = 'user-1';
  world.must('adjustment', id, 'post');
});

test('[RN10] what was made ready before its reason asked for approval is taken back and submitted anew', () => {
  const world = staffed();
  const id = draftAdjustment(world, [{ quantity: -PIECE, reason: 'stolen' }]);
  world.must('adjustment', id, 'submit');
  expect(world.row('adjustment', id)?.state).toBe('ready');
  askForApproval(world);
  expect(world.do('adjustment', id, 'post')).toMatchObject({
    refusal: { code: 'reasonNeedsApproval', fix: { type: 'withdraw' } },
  });
});
