import { describe, expect, test } from 'vitest';
import { placeKey } from '#model/stock/stock.tables.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  lose,
  placesOf,
  writeStock,
} from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  adjustingWorld,
  draftAdjustment,
  formOf,
  PIECE,
  postedAdjustment,
  receive,
  type AdjustingWorld,
} from './adjustment.fixtures.ts';

const post = (world: AdjustingWorld, id: string) => world.do('adjustment', id, 'post');
const worthOf = ({ view, product }: AdjustingWorld) => view.get('valuation', product);
const refusedAt = (code: string, field: string) => ({
  accepted: false,
  refusal: { code, fields: { [`lines.0.${field}`]: code } },
});

describe('adjustment of quantities', () => {
  test('[AD3] goods that are missing leave to loss at the average, and those thrown away to scrap', () => {
    const world = adjustingWorld();
    receive(world, world.product, world.bin, 10 * PIECE, 10_0000);
    const id = postedAdjustment(world, [{ quantity: -2 * PIECE }]);
    postedAdjustment(world, [{ quantity: -PIECE, scrap: true, reason: 'damaged' }]);
    expect(placesOf(world, world.product)).toMatchObject({
      [world.bin]: 17 * PIECE,
      loss: 2 * PIECE,
      scrap: PIECE,
    });
    expect(world.row('adjustment', id)).toMatchObject({
      number: 'ADJ-2026-00001',
      lines: [{ before: 20 * PIECE, change: -2 * PIECE, after: 18 * PIECE, value: -18_00 }],
    });
    expect(worthOf(world)).toMatchObject({ quantity: 17 * PIECE, value: 153_00 });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[AD3] goods that are found come in at the given cost, else at the average', () => {
    const world = adjustingWorld();
    postedAdjustment(world, [{ quantity: PIECE, reason: 'found', unitCost: 19_0000 }]);
    expect(worthOf(world)).toMatchObject({ quantity: 11 * PIECE, value: 99_00 });
    const id = postedAdjustment(world, [{ quantity: PIECE, reason: 'found' }]);
    expect(worthOf(world)).toMatchObject({ quantity: 12 * PIECE, value: 108_00 });
    expect(world.row('adjustment', id)?.lines[0]).toMatchObject({ unitCost: 9_0000, value: 9_00 });
    expect(placesOf(world, world.product)['loss']).toBe(-2 * PIECE);
  });

  test('[AD3] the cost of goods is asked for where there are none to take it from', () => {
    const world = adjustingWorld();
    const product = activeProduct(world, { sku: 'NEW' });
    const found = { product, quantity: PIECE, reason: 'found' };
    expect(post(world, draftAdjustment(world, [found]))).toMatchObject(refusedAt('costMissing', 'unitCost'));
    postedAdjustment(world, [{ ...found, unitCost: 0 }]);
  });

  test('[AD5] nothing is posted without a reason, a line, a place or a change', () => {
    const world = adjustingWorld();
    const refusedWith = (line: object, code: string, field: string): void =>
      expect(post(world, draftAdjustment(world, [line]))).toMatchObject(refusedAt(code, field));
    refusedWith({ reason: null }, 'reasonMissing', 'reason');
    refusedWith({ location: null }, 'locationMissing', 'location');
    refusedWith({ quantity: -11 * PIECE }, 'insufficientStock', 'quantity');
    refusedWith({ quantity: PIECE, scrap: true, reason: 'damaged' }, 'onlyLossIsScrapped', 'reason');
    expect(post(world, draftAdjustment(world, []))).toMatchObject({ refusal: { code: 'noLines' } });
    const same = draftAdjustment(world, [{ how: 'to', quantity: 10 * PIECE }]);
    expect(post(world, same)).toMatchObject({ refusal: { code: 'nothingChanged' } });
  });

  test('[AD3] lines are of known products and places of the warehouse, each once, for a reason of the action', () => {
    const world = adjustingWorld();
    const { product, bin, warehouse } = world;
    const opens = (lines: readonly object[]) => {
      const whole = {
        product,
        location: bin,
        how: 'by',
        quantity: -PIECE,
        unitCost: null,
        reason: 'missing',
      };
      const given = lines.map((line) => ({ id: world.id(), ...whole, ...line }));
      return world.do('adjustment', world.id(), 'create', { warehouse, mode: 'quantity', lines: given });
    };
    expect(opens([{ product: world.id() }])).toMatchObject(refusedAt('unknownProduct', 'product'));
    expect(opens([{ location: world.id() }])).toMatchObject(refusedAt('unknownLocation', 'location'));
    expect(opens([{ reason: 'damaged' }])).toMatchObject(refusedAt('unknownReason', 'reason'));
    expect(opens([{ reason: 'damaged', scrap: true }]).accepted).toBe(true);
    expect(opens([{ quantity: -500 }])).toMatchObject(refusedAt('quantityNotWhole', 'quantity'));
    expect(opens([{ how: 'to', quantity: -PIECE }])).toMatchObject(refusedAt('notBelowZero', 'quantity'));
    expect(opens([{}, {}])).toMatchObject({
      refusal: { code: 'adjustedTwice', fields: { 'lines.1.product': 'adjustedTwice' } },
    });
    expect(opens([{}, { location: world.other, how: 'to', quantity: 0 }]).accepted).toBe(true);
  });

  test('[AD3] what is not kept in stock is taken out where some lies from before, and never put in', () => {
    const world = adjustingWorld();
    const product = activeProduct(world, { sku: 'RAG', kind: 'consumable' });
    const line = { product, reason: 'ownUse', quantity: -PIECE };
    expect(() => draftAdjustment(world, [line])).toThrow('productNotStocked');
    writeStock(world, { moves: [{ product, quantity: 2 * PIECE, from: 'opening', to: world.bin }] });
    postedAdjustment(world, [line]);
    expect(placesOf(world, product)).toMatchObject({ [world.bin]: PIECE, loss: PIECE });
    expect(() => draftAdjustment(world, [{ ...line, location: world.other }])).toThrow('productNotStocked');
  });

  test('[AD6] stock that moves meanwhile: a count stands and its change follows, a change stands', () => {
    const world = adjustingWorld();
    const counted = draftAdjustment(world, [{ how: 'to', quantity: 7 * PIECE }]);
    const changed = draftAdjustment(world, [{ quantity: -PIECE }]);
    lose(world, world.product, world.bin, 2 * PIECE);
    world.must('adjustment', counted, 'post');
    expect(world.row('adjustment', counted)?.lines[0]).toMatchObject({
      before: 8 * PIECE,
      change: -PIECE,
      after: 7 * PIECE,
    });
    world.must('adjustment', changed, 'post');
    expect(world.row('adjustment', changed)?.lines[0]).toMatchObject({
      before: 7 * PIECE,
      change: -PIECE,
      after: 6 * PIECE,
    });
  });

  test('[AD5] nothing is adjusted in the future or in a closed period; an open day of the past has its moment', () => {
    const world = adjustingWorld();
    const on = (adjustedOn: string): string => {
      const id = draftAdjustment(world, [{}]);
      world.must('adjustment', id, 'update', formOf(world, id, { adjustedOn }));
      return id;
    };
    const refused = (code: string) => ({ refusal: { code, fields: { adjustedOn: code } } });
    expect(post(world, on('2026-05-05'))).toMatchObject(refused('inTheFuture'));
    world.must('company', 'company', 'changePolicies', { overReceipt: 0, closedUntil: '2026-04-30' });
    expect(post(world, on('2026-04-30'))).toMatchObject(refused('periodClosed'));
    const earlier = on('2026-05-01');
    world.must('adjustment', earlier, 'post');
    expect(world.row('adjustment', earlier)?.effectiveAt).toBe('2026-05-01T12:00:00.000Z');
  });

  test('[AD9] a reversal brings goods back at the value they left with, and takes found ones out again', () => {
    const world = adjustingWorld();
    const lost = postedAdjustment(world, [{ quantity: -4 * PIECE }]);
    receive(world, world.product, world.bin, 6 * PIECE, 20_0000);
    world.must('adjustment', lost, 'reverse', { reason: 'enteredByMistake' });
    expect(worthOf(world)).toMatchObject({ quantity: 16 * PIECE, value: 200_00 });
    const found = postedAdjustment(world, [{ quantity: PIECE, reason: 'found', unitCost: 1_0000 }]);
    world.must('adjustment', found, 'reverse', { reason: 'enteredByMistake' });
    expect(worthOf(world)).toMatchObject({ quantity: 16 * PIECE, value: 200_00 });
    expect(placesOf(world, world.product)).toEqual({ [world.bin]: 16 * PIECE, supplier: -16 * PIECE });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[AD9] what was found and is gone again cannot be taken back', () => {
    const world = adjustingWorld();
    const found = postedAdjustment(world, [{ location: world.other, quantity: PIECE, reason: 'found' }]);
    lose(world, world.product, world.other, PIECE);
    expect(world.do('adjustment', found, 'reverse', { reason: 'other' })).toMatchObject(
      refusedAt('insufficientStock', 'quantity'),
    );
  });

  test('[AD7] a reason that asks for a picture is not posted without one', () => {
    const world = adjustingWorld();
    const [reason] = world.view.by('reason', 'code', 'adjust:stolen');
    if (!reason) throw new Error('a built-in reason');
    const { action, code, name } = reason;
    world.must('reason', reason.id, 'update', { action, code, name, photo: true });
    const id = draftAdjustment(world, [{ reason: 'stolen' }]);
    expect(post(world, id)).toMatchObject(refusedAt('photoMissing', 'photo'));
    const file = { id: world.id(), name: 'door.jpg', type: 'image/jpeg', size: 1, hash: '0'.repeat(64) };
    world.must('file', id, 'attach', { about: 'adjustment', ...file }, { internal: true });
    expect(post(world, id)).toMatchObject(refusedAt('photoMissing', 'photo'));
    world.must('adjustment', id, 'update', formOf(world, id, {}, { photo: file.id }));
    expect(post(world, id).accepted).toBe(true);
  });
});

describe('adjustment of values and holds', () => {
  test('[AD4] a new average is one revaluation of all there is, and moves nothing', () => {
    const world = adjustingWorld();
    const id = postedAdjustment(world, [{ unitCost: 5_0000 }], 'value');
    expect(worthOf(world)).toMatchObject({ quantity: 10 * PIECE, value: 50_00 });
    expect(world.row('adjustment', id)?.lines[0]).toMatchObject({
      costBefore: 8_0000,
      unitCost: 5_0000,
      change: 0,
      value: -30_00,
    });
    const entries = world.log.filter(({ document, type }) => document === id && type === 'valued');
    expect(entries.map(({ data }) => data)).toMatchObject([
      { entries: [{ type: 'revaluation', value: -30_00 }] },
    ]);
    expect(world.log.some(({ document, type }) => document === id && type === 'moved')).toBe(false);
  });

  test('[AD9] a reversed revaluation concerns what is still there; the rest is expensed', () => {
    const world = adjustingWorld();
    const id = postedAdjustment(world, [{ unitCost: 5_0000 }], 'value');
    lose(world, world.product, world.bin, 4 * PIECE);
    world.must('adjustment', id, 'reverse', { reason: 'enteredByMistake' });
    expect(worthOf(world)).toMatchObject({ quantity: 6 * PIECE, value: 48_00 });
  });

  test('[AD4] a new average is given, and of a product that is there', () => {
    const world = adjustingWorld();
    const product = activeProduct(world, { sku: 'NEW' });
    expect(post(world, draftAdjustment(world, [{}], 'value'))).toMatchObject(
      refusedAt('newCostMissing', 'unitCost'),
    );
    expect(post(world, draftAdjustment(world, [{ product, unitCost: 1 }], 'value'))).toMatchObject(
      refusedAt('nothingToValue', 'product'),
    );
  });

  test('[AD2] values are for who sees costs, and in no warehouse; holds for who may hold', () => {
    const world = adjustingWorld();
    const { warehouse } = world;
    const open = (mode: string, at: string | null) =>
      world.do('adjustment', world.id(), 'create', { warehouse: at, mode });
    expect(open('value', warehouse)).toMatchObject({ refusal: { code: 'warehouseNotAsked' } });
    expect(open('quantity', null)).toMatchObject({ refusal: { code: 'unknownWarehouse' } });
    world.may = (permission) => permission.startsWith('adjustment.');
    const refused = (permission: string) => ({ refusal: { code: 'notPermitted', params: { permission } } });
    expect(open('value', null)).toMatchObject(refused('product.viewCost'));
    expect(open('hold', warehouse)).toMatchObject(refused('location.hold'));
    expect(open('quantity', warehouse).accepted).toBe(true);
  });

  test('[AD2] goods are put on hold and taken off it, as many as are there', () => {
    const world = adjustingWorld();
    const { product, bin } = world;
    const held = (): number => world.row('balance', placeKey(product, bin))?.held ?? 0;
    const hold = { quantity: 3 * PIECE, reason: 'quality' };
    const id = postedAdjustment(world, [hold], 'hold');
    expect(held()).toBe(3 * PIECE);
    expect(post(world, draftAdjustment(world, [{ ...hold, quantity: 8 * PIECE }], 'hold'))).toMatchObject(
      refusedAt('notFreeToHold', 'quantity'),
    );
    const free = { quantity: 2 * PIECE, reason: 'inspected' };
    postedAdjustment(world, [free], 'free');
    expect(held()).toBe(PIECE);
    expect(post(world, draftAdjustment(world, [free], 'free'))).toMatchObject(
      refusedAt('notOnHold', 'quantity'),
    );
    expect(world.do('adjustment', id, 'reverse', { reason: 'other' })).toMatchObject(
      refusedAt('notOnHold', 'quantity'),
    );
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
