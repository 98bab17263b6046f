import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { MOST_PRICE, MOST_QUANTITY } from '#model/values/schemas.ts';
import { adjustingWorld, adjustmentLineFixture } from './areas/stock/adjustment/adjustment.fixtures.ts';
import { activeProduct } from './company.fixtures.ts';
import { ReturnsWorld } from './areas/sales/customer-return/returns.fixtures.ts';
import {
  countedFromOrder,
  countedReceipt,
  linesOf,
  openReceipt,
} from './areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  draftOrder,
  placedOrder,
  purchasingWorld,
} from './areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { engine } from './registry.ts';
import { SalesWorld } from './areas/sales/sales-order/sales.fixtures.ts';

interface Said {
  readonly type?: string | readonly string[];
  readonly maximum?: number;
  readonly minimum?: number;
  readonly exclusiveMaximum?: number;
}

/** Where a schema takes a number without an end of its own: zod ends whole numbers at 2^53 by itself. */
function endless(said: unknown, at = ''): string[] {
  if (Array.isArray(said)) return said.flatMap((one) => endless(one, at));
  if (typeof said !== 'object' || said === null) return [];
  const {
    type,
    maximum = Infinity,
    minimum = -Infinity,
    enum: listed,
    const: only,
  } = said as Said & { enum?: unknown; const?: unknown };
  const isFigure = (type === 'integer' || type === 'number') && listed === undefined && only === undefined;
  if (isFigure) return maximum < Number.MAX_SAFE_INTEGER && minimum > -Number.MAX_SAFE_INTEGER ? [] : [at];
  return Object.entries(said).flatMap(([key, inner]) =>
    endless(inner, key === 'properties' || key === 'items' || key === 'anyOf' ? at : `${at}.${key}`),
  );
}

test('[EN27] each figure that people give has an end of its own, far below what is exact', () => {
  const commands = [...engine.types.values()].flatMap(({ kind, commands: all }) =>
    Object.entries(all).flatMap(([name, { schema, permission }]) =>
      permission === null ? [] : [[`${kind}.${name}`, schema] as const],
    ),
  );
  const found = commands.flatMap(([name, schema]) =>
    endless(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })).map(
      (at) => `${name}${at}`,
    ),
  );
  expect(found).toEqual([]);
});

/** Half of what may be ordered, at half of what it may cost: each is fine, and their product is not. */
const [many, dear] = [MOST_QUANTITY / 2, MOST_PRICE / 2];

describe('what follows from two figures, each of which is fine', () => {
  const fieldsOf = (refusal: { readonly fields?: Readonly<Record<string, string>> } | null) =>
    refusal?.fields;

  test('[LN7] is refused by name on a sales order, as it is written, amended and recorded', () => {
    const world = new SalesWorld();
    const { order } = world.draft([{ product: world.bolt }]);
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    const { state: _, ...form } = { ...amendmentFixture(row), ...row };
    const { customer, warehouse, currency, pricesIncludeVat, orderedOn } = form;
    const { reason: __, ...terms } = amendmentFixture(row);
    const head = { ...terms, customer, warehouse, currency, pricesIncludeVat, orderedOn, rate: 1_000_000 };
    const [line] = terms.lines;
    const update = (over: object, rate = 1_000_000) =>
      fieldsOf(
        world.refused('salesOrder', order, 'update', { ...head, rate, lines: [{ ...line, ...over }] }),
      );
    expect(update({ quantity: many, price: dear })).toEqual({ 'lines.0.quantity': 'amountTooLarge' });
    expect(update({ price: dear }, MOST_PRICE)).toEqual({ 'lines.0.price': 'priceTooLarge' });
    expect(update({ quantity: many }, 1_000_000_000)).toEqual({ 'lines.0.quantity': 'amountTooLarge' });
    expect(update({ quantity: 1_000, price: dear })).toBeUndefined();
    const full = { ...line, quantity: 100_000, price: MOST_PRICE };
    const lines = Array.from({ length: 20 }, () => ({ ...full, id: world.base.id() }));
    expect(fieldsOf(world.refused('salesOrder', order, 'update', { ...head, lines }))).toEqual({
      lines: 'sumTooLarge',
    });
    world.act('salesOrder', order, 'confirm');
    const large = { ...amendmentFixture(row), lines: [{ ...line, quantity: many, price: dear }] };
    expect(fieldsOf(world.refused('salesOrder', order, 'amend', large))).toEqual({
      'lines.0.quantity': 'amountTooLarge',
    });
    const { orderedOn: ___, ...sale } = head;
    const record = {
      ...sale,
      number: 'X-1',
      soldAt: world.base.now,
      lines: [{ ...line, quantity: many, price: dear, cancelled: many }],
    };
    expect(fieldsOf(world.refused('salesOrder', world.base.id(), 'record', record))).toEqual({
      'lines.0.quantity': 'amountTooLarge',
    });
  });

  test('[LN7] is refused by name where a kit asks for more of its parts than may be ordered', () => {
    const world = new SalesWorld();
    const kit = activeProduct(world.base, bundleFixture([[world.bolt, MOST_QUANTITY / 100]]));
    expect(() => world.draft([{ product: kit, quantity: 1_000_000, price: 1 }])).toThrow(
      '"lines.0.quantity":"quantityTooLarge"',
    );
    const costly = bundleFixture([[activeProduct(world.base, { sku: 'DEAR', price: dear }), many]], {
      sku: 'KIT-2',
    });
    expect(fieldsOf(world.refused('product', world.base.id(), 'create', costly))).toEqual({
      'bundle.components.0.quantity': 'amountTooLarge',
    });
  });

  test('[LN7] is refused by name on a purchase order, as it is written, amended and acknowledged', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const draft = draftOrder(world, [{ product }]);
    const [line] = draft.lines;
    const refusedAt = (type: string, id: string, data: object) => {
      const verdict = world.do('purchaseOrder', id, type, data);
      return verdict.accepted ? undefined : verdict.refusal.fields;
    };
    const large = { lines: [{ ...line, quantity: many, price: dear }] };
    expect(refusedAt('update', draft.id, { ...draft.form, ...large })).toEqual({
      'lines.0.quantity': 'amountTooLarge',
    });
    const fresh = { supplier: world.supplier, warehouse: world.warehouse, ...large };
    expect(refusedAt('create', world.id(), fresh)).toEqual({ 'lines.0.quantity': 'amountTooLarge' });
    const { id, form, lines } = placedOrder(world, [{ product }]);
    const { theirReference, expectedOn, notes } = form;
    const amended = {
      theirReference,
      expectedOn,
      notes,
      reason: 'more',
      lines: [{ ...lines[0], quantity: many, price: dear }],
    };
    expect(refusedAt('amend', id, amended)).toEqual({ 'lines.0.quantity': 'amountTooLarge' });
    const told = { theirReference: '', lines: [{ line: lines[0]?.id, quantity: many, price: dear }] };
    expect(refusedAt('acknowledge', id, told)).toEqual({ 'lines.0.quantity': 'amountTooLarge' });
  });

  test('[LN7] is refused by name on a receipt, as it is counted, posted and corrected', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const refusedAt = (id: string, type: string, data: object = {}) => {
      const verdict = world.do('goodsReceipt', id, type, data);
      return verdict.accepted ? undefined : verdict.refusal.fields;
    };
    const blind = openReceipt(world);
    const lines = linesOf(world, [{ product, quantity: many, unitCost: dear }]);
    expect(refusedAt(blind, 'count', { lines })).toEqual({ 'lines.0.unitCost': 'amountTooLarge' });
    const order = placedOrder(world, [{ product, quantity: 1_000, price: dear }]);
    const more = countedFromOrder(world, order, [many]);
    expect(refusedAt(more, 'post', { overReason: 'other' })).toEqual({
      'lines.0.quantity': 'amountTooLarge',
    });
    const cheap = countedReceipt(world, [{ product, quantity: many, unitCost: 1 }]);
    world.must('goodsReceipt', cheap, 'post');
    const line = world.row('goodsReceipt', cheap)?.lines[0]?.id;
    const corrected = { reason: 'other', lines: [{ line, unitCost: dear }] };
    expect(refusedAt(cheap, 'correctCost', corrected)).toEqual({ 'lines.0.unitCost': 'amountTooLarge' });
  });

  test('[LN7] is refused by name on an adjustment, of stock and of its value', () => {
    const world = adjustingWorld();
    const { product, bin: location, warehouse } = world;
    const create = (mode: string, over: object) => {
      const line = adjustmentLineFixture({ id: world.id(), product, ...over });
      const data = { mode, warehouse: mode === 'value' ? null : warehouse, lines: [line] };
      const verdict = world.do('adjustment', world.id(), 'create', data);
      return verdict.accepted ? undefined : verdict.refusal.fields;
    };
    expect(create('quantity', { location, quantity: many, unitCost: dear })).toEqual({
      'lines.0.unitCost': 'amountTooLarge',
    });
    world.must('goodsReceipt', countedReceipt(world, [{ product, quantity: many, unitCost: 0 }]), 'post');
    expect(create('value', { quantity: 0, unitCost: dear, reason: 'marketPrice' })).toEqual({
      'lines.0.unitCost': 'amountTooLarge',
    });
  });

  test('[LN7] is refused by name on a return, of what is exchanged', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(2_000);
    const id = world.begun(order);
    const exchange = [{ id: world.base.id(), product: world.nut, quantity: many, price: dear }];
    const form = { ...world.form(id, { quantity: 1_000, reason: 'quality' }), exchange };
    expect(fieldsOf(world.refused('customerReturn', id, 'update', form))).toEqual({
      'exchange.0.quantity': 'amountTooLarge',
    });
  });

  test('[EN27] is refused by what decides where no rule has named it', () => {
    const world = adjustingWorld();
    const { product } = world;
    const post = () => {
      const receipt = countedReceipt(world, [{ product, quantity: 1_000_000, unitCost: MOST_PRICE }]);
      return world.do('goodsReceipt', receipt, 'post');
    };
    const verdicts = Array.from({ length: 1000 }, post);
    const refused = verdicts.flatMap((one) => (one.accepted ? [] : [one.refusal]));
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['figureTooLarge']));
    expect(world.row('valuation', product)?.value).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });
});
