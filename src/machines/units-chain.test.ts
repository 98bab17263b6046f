import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totals } from '#model/lines/line-totals.ts';
import { fromOther } from '#model/values/factor.ts';
import { lineAmount } from '#model/values/money.ts';
import { valueBoughtAt } from '#model/values/unit-cost.ts';
import { stepOf, type OrderedUnit } from '#model/values/units.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct } from './company.fixtures.ts';
import { countedReceipt } from './areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { placedOrder } from './areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from './areas/sales/sales-order/sales.fixtures.ts';

const RATE = 11_237_519;

/** A trading company that buys in euros, and a product that comes in every kind of unit. */
class TradingWorld extends SalesWorld {
  readonly units: readonly (OrderedUnit | undefined)[];
  readonly product: string;
  readonly #buying: Parameters<typeof placedOrder>[0];

  readonly unit: 'pcs' | 'kg';

  constructor(unit: 'pcs' | 'kg', sizes: readonly (readonly [number, number])[]) {
    super();
    this.unit = unit;
    const units = sizes.map(([numerator, denominator], index) => ({
      unit: `u${index}`,
      numerator,
      denominator,
    }));
    this.units = [undefined, ...units];
    const packagings = units.map((one) => ({ ...one, barcode: '', weight: 0 }));
    this.product = activeProduct(this.base, { sku: 'ANY', unit, packagings });
    const supplier = this.base.id();
    this.base.must('supplier', supplier, 'create', supplierFixture({ currency: 'EUR' }));
    this.#buying = Object.assign(this.base, { supplier });
  }

  stepIn(unit: OrderedUnit | undefined): number {
    return stepOf(this.unit, unit);
  }

  /** Buys so many steps of a unit; returns what a receipt of it needs, and the terms. */
  buy(unit: OrderedUnit | undefined, steps: number, price: number, discount: number) {
    const line = {
      product: this.product,
      quantity: steps * this.stepIn(unit),
      price,
      discount,
      ...(unit ? { orderedIn: unit } : {}),
    };
    const { id, lines } = placedOrder(this.#buying, [line], { currency: 'EUR', rate: RATE });
    const terms = { price, discount, rate: RATE, numerator: 1, denominator: 1, ...unit };
    return { id, line: lines[0]?.id ?? '', quantity: line.quantity, terms };
  }

  receive(order: { id: string; line: string }, quantity: number, rejected: number): string {
    const line = { product: this.product, orderLine: order.line, quantity: quantity - rejected, rejected };
    const receipt = countedReceipt(this.#buying, [line], { order: order.id, source: 'order' });
    this.act('goodsReceipt', receipt, 'post');
    return receipt;
  }
}

const size = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 7 }));
const world = fc.record({
  unit: fc.constantFrom('pcs' as const, 'kg' as const),
  sizes: fc.tuple(size, size),
  boughtIn: fc.nat(2),
  soldIn: fc.nat(2),
  steps: fc.integer({ min: 2, max: 9 }),
  price: fc.integer({ min: 0, max: 3_000_0000 }),
  discount: fc.constantFrom(0, 1000, 1250, 3333),
});
const share = fc.integer({ min: 1, max: 9 });
/** A part of what is left: so many tenths, whether some of it is rejected, and whether it is taken back first. */
const part = fc.record({ tenths: share, isRejected: fc.boolean(), isTakenBack: fc.boolean() });
const parts = fc.array(part, { maxLength: 4 });

const someOf = (left: number, tenths: number, least: number): number =>
  Math.min(left, Math.max(least, Math.floor((left * tenths) / 10 / least) * least));

test('[UN4, GR15, SH4, SH6] whatever units and parts goods are bought, received, sold, shipped and taken back in, nothing is lost', () => {
  fc.assert(
    fc.property(world, parts, parts, (of, arrivals, departures) => {
      const trading = new TradingWorld(of.unit, of.sizes);
      const { product } = trading;
      const order = trading.buy(trading.units[of.boughtIn], of.steps, of.price, of.discount);
      const worth = valueBoughtAt(order.quantity, order.terms);
      receiveAll(trading, order, arrivals);
      const all = { quantity: order.quantity, value: worth };
      expect(trading.worth(product)).toEqual(all);
      expect(trading.base.row('purchaseOrder', order.id)?.lines[0]).toMatchObject({
        received: order.quantity,
      });

      const unit = trading.units[of.soldIn];
      const step = trading.stepIn(unit);
      const most = Math.floor(order.quantity / step) * step;
      if (most === 0) return;
      const line = {
        product,
        quantity: most,
        price: of.price,
        discount: of.discount,
        ...(unit ? { orderedIn: unit } : {}),
      };
      const sale = trading.confirmed([line]);
      const shipments = shipAll(trading, sale, departures);
      const costs = shipments.flatMap((id) => trading.base.row('shipment', id)?.lines ?? []);
      const cost = costs.reduce((sum, one) => sum + (one.cost ?? 0), 0);
      expect(trading.worth(product)).toEqual({ quantity: order.quantity - most, value: worth - cost });
      const row = trading.base.row('salesOrder', sale.order);
      const ordered = unit ? fromOther(most, unit) : most;
      expect(row && totals(row).net).toBe(lineAmount(ordered ?? -1, of.price, of.discount));

      for (const id of shipments) takeBack(trading, id);
      expect(trading.worth(product)).toEqual(all);
      expect(trading.base.replayed()).toEqual(trading.base.snapshot());
    }),
    { numRuns: 60, seed: 20_261_124 },
  );
}, 60_000);

/** Receives an order in parts; some are reversed once the next has come, and received anew. Nothing stays rejected. */
function receiveAll(
  trading: TradingWorld,
  order: ReturnType<TradingWorld['buy']>,
  arrivals: readonly Part[],
): void {
  const least = trading.stepIn(undefined);
  const left = (): number =>
    order.quantity - (trading.base.row('purchaseOrder', order.id)?.lines[0]?.received ?? 0);
  const doubtful: string[] = [];
  for (const { tenths, isRejected, isTakenBack } of arrivals) {
    const quantity = someOf(left(), tenths, least);
    if (quantity === left()) break;
    const rejected = isRejected ? someOf(quantity, tenths, least) : 0;
    const receipt = trading.receive(order, quantity, rejected);
    if (isTakenBack || rejected > 0) doubtful.push(receipt);
  }
  for (const receipt of doubtful)
    trading.act('goodsReceipt', receipt, 'reverse', { reason: 'enteredByMistake' });
  trading.receive(order, left(), 0);
}

/** Ships a sale in parts; some are reversed and shipped again. Returns the shipments that stand. */
function shipAll(
  trading: TradingWorld,
  sale: { order: string; lines: string[] },
  departures: readonly Part[],
): string[] {
  const [line = ''] = sale.lines;
  const least = trading.stepIn(undefined);
  const left = (): number => {
    const row = trading.base.row('salesOrder', sale.order)?.lines[0];
    return row ? row.quantity - row.released : 0;
  };
  const shipments: string[] = [];
  for (const { tenths, isTakenBack } of departures) {
    const quantity = someOf(left(), tenths, least);
    if (quantity === left()) break;
    const shipment = trading.shipped(sale.order, [{ line, quantity }]);
    shipments.push(isTakenBack ? shippedAgain(trading, shipment) : shipment);
  }
  return left() > 0 ? [...shipments, trading.shipped(sale.order)] : shipments;
}

function takeBack(trading: TradingWorld, shipment: string): string {
  const replacement = trading.base.id();
  trading.act('shipment', shipment, 'reverse', { reason: 'enteredByMistake', replacement });
  return replacement;
}

function shippedAgain(trading: TradingWorld, shipment: string): string {
  const replacement = takeBack(trading, shipment);
  trading.packed(replacement);
  trading.act('shipment', replacement, 'ship');
  return replacement;
}

interface Part {
  readonly tenths: number;
  readonly isRejected: boolean;
  readonly isTakenBack: boolean;
}
