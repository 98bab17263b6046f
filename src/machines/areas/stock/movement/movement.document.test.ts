import { describe, expect, test } from 'vitest';
import {
  leftToPutAway,
  putAwayStanding,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { MovingWorld } from './movement.fixtures.ts';

const reason = 'other';

/** Five bolts lie ready to go from the first bin to the second. */
function within() {
  const world = new MovingWorld();
  const { first, second } = world;
  const id = world.draft([{ from: first, to: second, quantity: 5_000 }]);
  world.must(id, 'reserve');
  return { world, id, line: world.row(id).lines[0]?.id ?? '' };
}

/** Five bolts are on their way to the other warehouse. */
function underway() {
  const world = new MovingWorld();
  const id = world.transfer(5_000, { dueOn: '2026-05-11' });
  world.must(id, 'dispatch');
  return { world, id, line: world.row(id).lines[0]?.id ?? '' };
}

describe('what may be moved', () => {
  test('[MO1] goods go from and to active warehouses of the company', () => {
    const world = new MovingWorld();
    const { base, first, second, warehouse } = world;
    const form = (over: object): object => world.form([{ from: first, to: second }], over);
    const fields = (over: object): unknown => {
      const verdict = world.do(base.id(), 'create', form(over));
      return verdict.accepted ? null : verdict.refusal.fields;
    };
    expect(fields({ warehouse: base.id() })).toEqual({ warehouse: 'unknownWarehouse' });
    expect(fields({ toWarehouse: base.id() })).toEqual({ toWarehouse: 'unknownWarehouse' });
    base.must('warehouse', warehouse, 'block', { reason });
    expect(fields({})).toEqual({ warehouse: 'warehouseNotActive' });
  });

  test('[MO2] only a transfer goes to another warehouse, and only a posted receipt is put away', () => {
    const { base, first, second, other, ...world } = new MovingWorld();
    const create = (over: object) =>
      base.do('movement', base.id(), 'create', new MovingWorld(0).form([], { ...over }));
    expect(create({ purpose: 'replenish', warehouse: world.warehouse, toWarehouse: other })).toMatchObject({
      refusal: { fields: { toWarehouse: 'staysInWarehouse' } },
    });
    const counted = world.sales.counted(world.bolt, null, 1_000);
    const putAway = { purpose: 'putAway', warehouse: world.warehouse, toWarehouse: world.warehouse };
    expect(create({ ...putAway, receipt: counted })).toMatchObject({
      refusal: { fields: { receipt: 'unknownReceipt' } },
    });
    base.must('goodsReceipt', counted, 'post');
    expect(create({ ...putAway, receipt: counted }).accepted).toBe(true);
    expect([first, second].length).toBe(2);
  });

  test('[MO3] each line is refused at the field that does not fit', () => {
    const world = new MovingWorld();
    const { base, first, second, otherBin } = world;
    const service = base.id();
    const lineOf = (goods: object, others: readonly object[] = []): unknown => {
      const lines = [...others, { from: first, to: second, ...goods }] as Parameters<MovingWorld['form']>[0];
      const verdict = world.do(base.id(), 'create', world.form(lines));
      return verdict.accepted ? null : verdict.refusal.fields;
    };
    expect(lineOf({ product: service })).toEqual({ 'lines.0.product': 'unknownProduct' });
    expect(lineOf({ to: first })).toEqual({ 'lines.0.to': 'samePlace' });
    expect(lineOf({ to: otherBin })).toEqual({ 'lines.0.to': 'unknownLocation' });
    expect(lineOf({ from: otherBin })).toEqual({ 'lines.0.from': 'unknownLocation' });
    expect(lineOf({ quantity: 500 })).toEqual({ 'lines.0.quantity': 'quantityNotWhole' });
    expect(lineOf({ lot: base.id() })).toEqual({ 'lines.0.lot': 'unknownLot' });
    expect(lineOf({}, [{ from: first, to: second }])).toEqual({ 'lines.1': 'movedTwice' });
    base.must('location', second, 'block', { reason });
    expect(lineOf({})).toEqual({ 'lines.0.to': 'locationNotActive' });
  });

  test('[MO3] within the warehouse a line says where its goods go before they are reserved', () => {
    const world = new MovingWorld();
    const id = world.draft([{ from: world.first }]);
    expect(world.do(id, 'reserve')).toMatchObject({ refusal: { fields: { 'lines.0.to': 'placeMissing' } } });
  });
});

describe('reserving', () => {
  test('[MO4] goods that stay in the warehouse stay promised, and no pick list takes them meanwhile', () => {
    const world = new MovingWorld();
    const { first, second, sales, warehouse } = world;
    const { order } = sales.confirmed([{ product: world.bolt, quantity: 10_000 }]);
    const id = world.draft([{ from: first, to: second, quantity: 6_000 }]);
    world.must(id, 'reserve');
    expect(world.stock(first)).toMatchObject({ onHand: 10_000, bound: 6_000, reserved: 0 });
    expect(world.figures(warehouse)).toEqual([0, 0, 10_000]);
    const pick = sales.released(order);
    expect(sales.base.row('pick', pick)?.lines.map(({ quantity }) => quantity)).toEqual([4_000]);
    world.must(id, 'move');
    expect(world.figures(warehouse)).toEqual([0, 0, 10_000]);
    expect(world.stock(second)).toMatchObject({ onHand: 6_000 });
  });

  test('[MO4] goods for another warehouse compete with orders by priority, then by day', () => {
    const world = new MovingWorld(0);
    const { sales, first } = world;
    sales.stock(world.bolt, first, 1_000);
    const { lines } = sales.confirmed([{ product: world.bolt, quantity: 1_000 }], { priority: 1 });
    const id = world.draft([{ from: first, to: world.otherBin, quantity: 1_000 }], {
      toWarehouse: world.other,
      priority: 2,
    });
    expect(world.do(id, 'reserve')).toMatchObject({
      refusal: { code: 'heldByOthers', params: { holders: 'SO-2026-00001' } },
    });
    expect(sales.held(lines[0] ?? '')).toMatchObject({ soft: 1_000 });
  });

  test('[MO4] [ST6] the rest of a transfer waits among the orders, and gets what becomes free in turn', () => {
    const world = new MovingWorld(0);
    const { sales, first } = world;
    sales.stock(world.bolt, first, 1_000);
    const id = world.transfer(3_000, { priority: 2 });
    const { lines } = sales.confirmed([{ product: world.bolt, quantity: 2_000 }], { priority: 1 });
    sales.stock(world.bolt, first, 3_000);
    expect(sales.held(lines[0] ?? '')).toMatchObject({ soft: 1_000 });
    world.must(id, 'reserve');
    expect(world.row(id).lines[0]).toMatchObject({ ready: 3_000 });
  });

  test('[MO5] a part is made ready, the rest when there is more; who holds the goods is named', () => {
    const world = new MovingWorld();
    const { first, second, sales } = world;
    const [some, all] = [8_000, 5_000].map((quantity) =>
      world.draft([{ from: first, to: second, quantity }]),
    );
    world.must(some ?? '', 'reserve');
    world.must(all ?? '', 'reserve');
    expect(world.row(all ?? '').lines[0]).toMatchObject({ ready: 2_000 });
    expect(world.do(all ?? '', 'reserve')).toMatchObject({
      refusal: { code: 'heldByOthers', params: { holders: 'MOV-2026-00001', wanted: 3_000 } },
    });
    sales.stock(world.bolt, first, 3_000);
    world.must(all ?? '', 'reserve');
    expect(world.do(all ?? '', 'reserve')).toMatchObject({ refusal: { code: 'allIsReady' } });
  });

  test('[MO5] [ST2] of the last unit an order and a transfer get one, and the other is told who has it', () => {
    const world = new MovingWorld(1_000);
    const { sales } = world;
    const id = world.transfer(1_000);
    const { order, lines } = sales.confirmed([{ product: world.bolt, quantity: 1_000 }]);
    expect(sales.held(lines[0] ?? '')).toMatchObject({ soft: 0 });
    expect(sales.refused('salesOrder', order, 'release', { pick: sales.base.id() })).toMatchObject({
      code: 'lastUnitTaken',
      params: { holder: 'MOV-2026-00001', by: 'user-1' },
    });
    world.must(id, 'unreserve');
    expect(sales.held(lines[0] ?? '')).toMatchObject({ soft: 1_000 });
    expect(world.code(world.do(id, 'reserve'))).toBe('heldByOthers');
  });

  test('[MO6] who asked for approval does not give it; rejected, it says why', () => {
    const world = new MovingWorld();
    const { base, first, second } = world;
    const id = world.draft([{ from: first, to: second }], { asksApproval: true });
    expect(world.code(world.do(id, 'reserve'))).toBe('approvalAsked');
    world.must(id, 'request');
    expect(world.code(world.do(id, 'approve'))).toBe('ownRequest');
    base.by = 'user-2';
    expect(world.code(world.do(id, 'withdraw'))).toBe('notYourRequest');
    world.must(id, 'reject', { reason });
    expect(world.row(id)).toMatchObject({ state: 'draft', rejectedFor: reason, requestedBy: null });
    base.by = 'user-1';
    world.must(id, 'request');
    base.by = 'user-2';
    world.must(id, 'approve');
    world.must(id, 'reserve');
    expect(world.row(id)).toMatchObject({ state: 'reserved', approvedBy: 'user-2', rejectedFor: null });
  });

  test('[MO7] the number stays, and with reserved goods only the note changes', () => {
    const { world, id, line } = within();
    const { first, second } = world;
    const { number } = world.row(id);
    const goods = { from: first, to: second, quantity: 5_000 };
    const form = (over: object): object => ({
      ...world.form([]),
      lines: [{ id: line, product: world.bolt, ...goods, ...over }],
      note: 'For the fair',
    });
    expect(world.do(id, 'update', form({ quantity: 6_000 }))).toMatchObject({
      refusal: { code: 'alreadyReserved', fix: { type: 'unreserve' } },
    });
    world.must(id, 'update', form({}));
    expect(world.row(id)).toMatchObject({ note: 'For the fair', lines: [{ ready: 5_000 }] });
    world.must(id, 'unreserve');
    expect(world.stock(first)).not.toHaveProperty('bound');
    world.must(id, 'update', form({ quantity: 6_000 }));
    world.must(id, 'reserve');
    expect(world.row(id)).toMatchObject({ number, lines: [{ ready: 6_000 }] });
  });
});

describe('moving', () => {
  test('[MO8] who has claimed it moves it; another takes it over', () => {
    const { world, id } = within();
    world.must(id, 'claim');
    world.base.by = 'user-2';
    expect(world.do(id, 'move')).toMatchObject({
      refusal: { code: 'takenByAnother', params: { by: 'user-1' }, fix: { type: 'claim' } },
    });
    world.must(id, 'claim');
    world.must(id, 'move');
    expect(world.row(id).state).toBe('done');
  });

  test('[MO9] less is moved than is ready: the rest stays, free; never more, in one part or several', () => {
    const { world, id, line } = within();
    const { first, second, base } = world;
    const part = (quantity: number, to?: string) => ({ line, quantity, ...(to && { to }) });
    const third = base.bins[2] ?? '';
    expect(world.do(id, 'move', { lines: [part(3_000), part(3_000, third)] })).toMatchObject({
      refusal: { fields: { 'lines.1.quantity': 'tooMuchForLine' } },
    });
    world.must(id, 'move', { lines: [part(1_000), part(2_000, third)] });
    expect([first, second, third].map((bin) => world.stock(bin)?.onHand)).toEqual([7_000, 1_000, 2_000]);
    expect(world.stock(first)).not.toHaveProperty('bound');
    expect(world.figures(world.warehouse)).toEqual([10_000, 0, 0]);
  });

  test('[MO10] no more is put in a place than it has room for', () => {
    const { world, id, line } = within();
    const { base, second } = world;
    base.must('location', second, 'update', {
      ...binFixture(world.warehouse, 'A-02', 2),
      capacity: 4_000,
    });
    expect(world.do(id, 'move')).toMatchObject({
      refusal: { code: 'placeIsFull', params: { location: 'A-02', room: 4_000, wanted: 5_000 } },
    });
    world.must(id, 'move', { lines: [{ line, quantity: 4_000 }] });
    expect(world.stock(second)?.onHand).toBe(4_000);
  });

  test('[MO2] [ST9] goods put into quarantine are promised no longer, and the orders are named', () => {
    const world = new MovingWorld();
    const { first, quarantine, sales } = world;
    const { order, lines } = sales.confirmed([{ product: world.bolt, quantity: 10_000 }]);
    const id = world.draft([{ from: first, to: quarantine, quantity: 4_000 }]);
    world.must(id, 'reserve');
    world.must(id, 'move');
    const [line = ''] = lines;
    const told = world.base.log.find((event) => event.type === 'moved' && event.kind === 'movement');
    expect(told?.data).toMatchObject({
      released: [{ kind: 'salesOrder', document: order, line, quantity: 4_000 }],
    });
    const back = world.draft([{ from: quarantine, to: first, quantity: 4_000 }], {
      purpose: 'fromQuarantine',
    });
    world.must(back, 'reserve');
    world.must(back, 'move');
    expect(sales.held(line)).toMatchObject({ soft: 10_000 });
  });
});

describe('between warehouses', () => {
  test('[ST19] in transit goods keep their value, and are expected on their day', () => {
    const { world, id } = underway();
    const { base, bolt, other, warehouse } = world;
    expect(world.figures(warehouse)).toEqual([5_000, 0, 0]);
    expect(world.figures(other)).toEqual([0, 5_000, 0]);
    expect(base.view.by('expectedReceipt', 'product', bolt)).toMatchObject([
      { kind: 'movement', order: id, open: 5_000, on: '2026-05-11' },
    ]);
    expect(base.row('valuation', bolt)).toMatchObject({ quantity: 10_000, value: 50_00 });
    expect(world.stock('transit')?.onHand).toBe(5_000);
  });

  test('[MO11] goods arrive in parts, without a place in receiving, and fill waiting orders there', () => {
    const world = new MovingWorld();
    const { first, other, otherReceiving, sales } = world;
    const { lines } = sales.confirmed([{ product: world.bolt, quantity: 2_000 }], { warehouse: other });
    const id = world.draft([{ from: first, quantity: 5_000 }], { toWarehouse: other });
    world.must(id, 'reserve');
    world.must(id, 'dispatch');
    const line = world.row(id).lines[0]?.id ?? '';
    world.must(id, 'receive', { lines: [{ line, quantity: 3_000 }] });
    expect(world.row(id).state).toBe('partlyReceived');
    expect(world.stock(otherReceiving)?.onHand).toBe(3_000);
    expect(sales.held(lines[0] ?? '')).toMatchObject({ soft: 2_000 });
    world.must(id, 'receive');
    expect(world.row(id).state).toBe('done');
    expect(world.figures(other)).toEqual([3_000, 0, 2_000]);
  });

  test('[MO12] the rest is lost at its value, back, or found', () => {
    const { world, id, line } = underway();
    const { base, bolt, first, otherBin, other } = world;
    const settle = (outcome: string, quantity: number): void =>
      world.must(id, 'settle', { outcome, reason, lines: [{ line, quantity }] });
    settle('lost', 1_000);
    expect(base.row('valuation', bolt)).toMatchObject({ quantity: 9_000, value: 45_00 });
    settle('returned', 1_000);
    expect(world.stock(first)?.onHand).toBe(6_000);
    expect(world.row(id).state).toBe('inTransit');
    settle('found', 3_000);
    expect(world.stock(otherBin)?.onHand).toBe(3_000);
    expect(world.row(id)).toMatchObject({ state: 'done', losses: [{ quantity: 1_000, value: 5_00 }] });
    expect(world.figures(other)).toEqual([3_000, 0, 0]);
  });

  test('[MO13] recalled, goods are expected no more and come back; only what was lost is settled before', () => {
    const { world, id, line } = underway();
    const { first, other } = world;
    world.must(id, 'recall', { reason });
    expect(world.figures(other)).toEqual([0, 0, 0]);
    expect(world.do(id, 'settle', { outcome: 'found', reason })).toMatchObject({
      refusal: { fields: { outcome: 'goodsComeBack' } },
    });
    world.must(id, 'settle', { outcome: 'lost', reason, lines: [{ line, quantity: 1_000 }] });
    world.must(id, 'putBack');
    expect(world.row(id).state).toBe('cancelled');
    expect(world.stock(first)?.onHand).toBe(9_000);
  });

  test('[MO13] recalled while it is received: who comes first is followed, the other is refused', () => {
    const arrived = underway();
    arrived.world.must(arrived.id, 'receive', { lines: [{ line: arrived.line, quantity: 1_000 }] });
    expect(arrived.world.code(arrived.world.do(arrived.id, 'recall', { reason }))).toBe('notInState');
    const recalled = underway();
    recalled.world.must(recalled.id, 'recall', { reason });
    expect(recalled.world.code(recalled.world.do(recalled.id, 'receive'))).toBe('notInState');
  });

  test('[MO14] reversed, all is where it was, what was lost too; not if it has gone on', () => {
    const { world, id, line } = underway();
    const { base, bolt, first, otherBin, other } = world;
    world.must(id, 'receive', { lines: [{ line, quantity: 4_000 }] });
    world.must(id, 'settle', { outcome: 'lost', reason });
    const onward = world.draft([{ from: otherBin, to: world.otherReceiving, quantity: 1_000 }], {
      warehouse: other,
      toWarehouse: other,
    });
    world.must(onward, 'reserve');
    expect(world.code(world.do(id, 'reverse', { reason }))).toBe('reservedByOthers');
    world.must(onward, 'cancel', { reason });
    world.must(id, 'reverse', { reason });
    expect(world.stock(first)?.onHand).toBe(10_000);
    expect(base.row('valuation', bolt)).toMatchObject({ quantity: 10_000, value: 50_00 });
    expect(base.replayed()).toEqual(base.snapshot());
  });
});

test('[MO15] a receipt is told what of it was put away, and what was taken out again', () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, first } = world;
  const receipt = sales.counted(bolt, null, 3_000);
  base.must('goodsReceipt', receipt, 'post');
  const line = base.row('goodsReceipt', receipt)?.lines[0]?.id ?? '';
  const id = world.draft([{ from: base.receiving, to: first, quantity: 2_000, receiptLine: line }], {
    purpose: 'putAway',
    receipt,
  });
  world.must(id, 'reserve');
  world.must(id, 'move');
  expect(base.row('goodsReceipt', receipt)).toMatchObject({
    state: { posted: { putAway: 'partly' } },
    putAway: [{ line, quantity: 2_000 }],
  });
  world.must(id, 'reverse', { reason });
  expect(base.row('goodsReceipt', receipt)?.putAway).toEqual([{ line, quantity: 0 }]);
});

test('[GR20] of what was posted to receiving nothing, part or all is put away; the rest is told line by line', () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, first } = world;
  const receipt = sales.counted(bolt, null, 3_000);
  base.must('goodsReceipt', receipt, 'post');
  const rowNow = () => {
    const row = base.row('goodsReceipt', receipt);
    if (!row) throw new Error('it was just posted');
    return row;
  };
  const line = rowNow().lines[0]?.id ?? '';
  const standing = (): unknown => putAwayStanding(base.view, rowNow());
  const putAway = (quantity: number): void => {
    const goods = { from: base.receiving, to: first, quantity, receiptLine: line };
    const id = world.draft([goods], { purpose: 'putAway', receipt });
    world.must(id, 'reserve');
    world.must(id, 'move');
  };
  expect(standing()).toBe('none');
  putAway(2_000);
  expect(standing()).toBe('partly');
  expect(leftToPutAway(base.view, rowNow())).toEqual([
    { line, product: bolt, from: base.receiving, quantity: 1_000 },
  ]);
  putAway(1_000);
  expect(standing()).toBe('done');
  const shelved = sales.stock(bolt, first, 1_000);
  const row = base.row('goodsReceipt', shelved);
  expect(row && putAwayStanding(base.view, row)).toBeNull();
});
