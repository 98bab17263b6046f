import { layerKey } from '#model/stock/stock.layer-rows.ts';
import { currencies, type Currency } from '#model/values/money.ts';
import type { Scaled } from '#model/values/scaled.ts';
import { writeStock } from '../goods-receipt/goods-receipt.fixtures.ts';
import { ExactLayers } from './exact-layers.fixtures.ts';
import { rounded } from './fraction.fixtures.ts';
import { freight, LandingWorld } from './landed-cost.fixtures.ts';

const PIECE = 1_000;
/** Millionths of a krona. */
export const RATES: Readonly<Record<Currency, number>> = {
  SEK: 1_000_000,
  EUR: 11_234_567,
  NOK: 965_432,
  GBP: 13_456_789,
  USD: 9_876_543,
  DKK: 1_507_891,
};

/** What a step chooses: of which document, how many thousandths, how much of which money. */
export interface Choice {
  readonly on: number;
  readonly quantity: number;
  readonly amount: number;
  readonly money: Currency;
}

export const landingActs = [
  'buy',
  'sell',
  'comeBack',
  'sendBack',
  'unsend',
  'land',
  'unland',
  'correct',
  'reverse',
] as const;

export interface Step<Act extends string = (typeof landingActs)[number]> extends Choice {
  readonly act: Act;
}

/** Whole numbers of zero or above that a step is made of. */
export const ROLLS = 5;

/** The step that some numbers choose among these acts: of whole pieces mostly, and in any currency. */
export function stepOf<Act extends string>(acts: readonly Act[], rolls: readonly number[]): Step<Act> {
  const [act = 0, on = 0, size = 0, amount = 0, money = 0] = rolls;
  const codes = Object.keys(currencies) as Currency[]; // their codes
  const [chosen] = acts.slice(act % acts.length);
  if (chosen === undefined) throw new Error('nothing to choose from');
  return {
    act: chosen,
    on: on % 100,
    quantity: size % 4 === 3 ? 1 + (size % 9_999) : (1 + (size % 9)) * PIECE,
    amount: 1 + (amount % 99_99),
    money: codes[money % codes.length] ?? 'SEK',
  };
}

/** A company and the same stock in exact layers. */
export class Both {
  readonly world = new LandingWorld({ unit: 'kg' });
  readonly exact = new ExactLayers();
  readonly receipts: string[] = [];
  readonly sales: { readonly quantity: number; readonly value: number }[] = [];
  readonly sent: {
    readonly id: string;
    readonly receipt: string;
    readonly quantity: number;
    readonly cost: number;
  }[] = [];
  readonly landed: string[] = [];
  /** What goods of each receipt came in at, or were corrected to, and what of that was expensed. */
  readonly worths = new Map<string, number>();
  readonly corrected = new Map<string, number>();
  readonly done = new Set<string>();
  /** What the company has, and what it should have. */
  readonly compared: (readonly [is: unknown, shouldBe: unknown])[] = [];

  do(step: Step): void {
    const before = this.world.base.log.length;
    this[step.act](step);
    if (this.world.base.log.length > before) this.done.add(step.act);
  }

  buy({ quantity, amount, money }: Choice): void {
    const order = { currency: money, rate: RATES[money] };
    const price = amount * 100;
    const { receipt } = this.world.received(quantity, {}, { price, discount: 0 }, order);
    this.receipts.push(receipt);
    const worth = rounded(BigInt(quantity) * BigInt(amount) * BigInt(RATES[money]), 1_000_000_000n);
    this.worths.set(receipt, worth);
    this.exact.enter(receipt, quantity, worth);
  }

  sell({ quantity: wanted }: Choice): void {
    const quantity = Math.min(wanted, this.exact.quantity);
    if (quantity === 0) return;
    this.world.sell(quantity, this.world.product, this.world.bin);
    this.sales.push({ quantity, value: this.exact.sell(quantity) });
  }

  comeBack(): void {
    const sale = this.sales.pop();
    if (!sale) return;
    const { product, bin, base } = this.world;
    writeStock(base, {
      moves: [{ product, quantity: sale.quantity, from: 'customer', to: bin, value: sale.value }],
    });
    this.exact.comeBack(sale.quantity, sale.value);
  }

  sendBack({ on, quantity: wanted }: Choice): void {
    const receipt = this.pick(this.receipts, on);
    const quantity = Math.min(wanted, this.keptOf(receipt), this.exact.quantity);
    if (receipt === undefined || quantity === 0) return;
    const id = this.world.sent(receipt, quantity);
    const cost = this.world.row(id).lines[0]?.cost ?? 0;
    this.sent.push({ id, receipt, quantity, cost });
    this.exact.goBack(receipt, quantity, cost);
  }

  unsend({ on }: Choice): void {
    const [sent] = this.sent.splice(on % Math.max(1, this.sent.length), 1);
    if (!sent) return;
    const { difference = 0 } = this.world.row(sent.id).lines[0] ?? {};
    const before = this.world.entries().length;
    this.world.give(sent.id, 'reverse', { reason: 'other' });
    const [came = { value: 0 }, ...rest] = this.world.entries().slice(before);
    const expensed = rest.reduce((sum, one) => sum + (one.expensed ?? 0), 0);
    // As they had been worth, but for what is dearer by now, or rounded otherwise.
    const brought = came.value + expensed;
    this.compared.push([came.value, Math.max(0, brought - difference)]);
    this.exact.enter(sent.receipt, sent.quantity, came.value);
    this.exact.expensed += expensed;
  }

  land({ on, quantity, amount, money }: Choice): void {
    const pieces = Math.ceil(quantity / PIECE);
    const both = [this.pick(this.receipts, on), this.pick(this.receipts, on + pieces)];
    const chosen = [...new Set(both.filter((one) => one !== undefined))];
    const charge = freight(amount, { currency: money, rate: RATES[money], basis: 'quantity' });
    const id = this.world.drafted([charge, freight(amount + pieces, { basis: 'quantity' })], ...chosen);
    if (!this.world.base.do('landedCost', id, 'post').accepted) return;
    this.landed.push(id);
    const { lines } = this.world.landing(id);
    const own = rounded(BigInt(amount) * BigInt(RATES[money]), 1_000_000n) + amount + pieces;
    this.compared.push([
      lines.reduce((sum, { amounts }) => sum + amounts.reduce((a, b) => a + b, 0), 0),
      own,
    ]);
    for (const { receipt, amounts, value, expensed } of lines) {
      const all = amounts.reduce((a, b) => a + b, 0);
      const toStock = this.exact.land(receipt, this.keptOf(receipt), all, value);
      this.compared.push([
        [value, expensed],
        [toStock, all - toStock],
      ]);
    }
  }

  unland({ on }: Choice): void {
    const id = this.pick(this.landed, on);
    if (id === undefined) return;
    this.landed.splice(this.landed.indexOf(id), 1);
    const before = this.world.entries().length;
    this.world.base.must('landedCost', id, 'reverse', { reason: 'other' });
    const booked = this.world.entries().slice(before);
    const lines = this.world.landing(id).lines.filter(({ value, expensed }) => value + expensed !== 0);
    for (const [at, { receipt, value, expensed }] of lines.entries())
      this.exact.unland(receipt, this.keptOf(receipt), 0 - value - expensed, booked[at]?.value);
  }

  /** What a receipt had cost is corrected: by the pieces that are here, whichever they are. [GR18] */
  correct({ on, amount }: Choice): void {
    const receipt = this.pick(this.receipts, on);
    const { base } = this.world;
    const [line] = (receipt && base.row('goodsReceipt', receipt)?.lines) || [];
    if (receipt === undefined || !line) return;
    const unitCost = amount * 100;
    const lines = [{ line: line.id, unitCost }];
    const before = this.world.entries().length;
    if (!base.do('goodsReceipt', receipt, 'correctCost', { reason: 'other', lines }).accepted) return;
    const [is = { value: 0, expensed: 0 }] = this.world.entries().slice(before);
    const now = rounded(BigInt(line.quantity) * BigInt(amount), 1_000n);
    const kept = this.keptOf(receipt);
    const was = this.worths.get(receipt) ?? 0;
    this.worths.set(receipt, now);
    const difference = is.value + (is.expensed ?? 0);
    const should = rounded(BigInt(now - was) * BigInt(kept), BigInt(line.quantity));
    this.compared.push([difference, Math.abs(difference - should) <= 1 ? difference : should]);
    const taken = this.exact.correct(kept, difference);
    this.corrected.set(receipt, (this.corrected.get(receipt) ?? 0) + difference - taken);
  }

  reverse({ on }: Choice): void {
    const receipt = this.pick(this.receipts, on);
    if (receipt === undefined) return;
    const { base } = this.world;
    const carries = this.landed.some((id) =>
      this.world.landing(id).receipts.some((one) => one.receipt === receipt),
    );
    const [line] = base.row('goodsReceipt', receipt)?.lines ?? [];
    const { accepted } = base.do('goodsReceipt', receipt, 'reverse', { reason: 'other' });
    if (carries || this.isBilled(receipt)) this.compared.push([accepted, false]);
    if (!accepted || !line) return;
    this.receipts.splice(this.receipts.indexOf(receipt), 1);
    this.exact.correct(this.exact.quantity, this.corrected.get(receipt) ?? 0, true);
    this.exact.goBack(receipt, line.quantity, this.worths.get(receipt) ?? 0);
  }

  /** Whether a bill charges goods of a receipt. */
  isBilled(receipt: string): boolean {
    return (this.world.base.row('goodsReceipt', receipt)?.lines[0]?.bills ?? []).length > 0;
  }

  pick(list: readonly string[], on: number): string | undefined {
    return list[on % Math.max(1, list.length)];
  }

  keptOf(receipt: string | undefined): number {
    const [line] = (receipt && this.world.base.row('goodsReceipt', receipt)?.lines) || [];
    return line ? line.quantity - (line.returned ?? 0) : 0;
  }

  /** The value of stock, its layers and the ledger are one. */
  compare(): void {
    const { world, exact } = this;
    this.compared.push([world.worth(), { quantity: exact.quantity, value: exact.value }]);
    const entries = world.entries();
    const sum = (of: (entry: (typeof entries)[number]) => number): number =>
      entries.reduce((all, entry) => all + of(entry), 0);
    this.compared.push([sum(({ value }) => value), exact.value]);
    this.compared.push([sum(({ quantity }) => quantity), exact.quantity]);
    this.compared.push([sum(({ expensed = 0 }) => expensed), exact.expensed]);
    this.compared.push([exact.value >= 0, true]);
    if (exact.quantity === 0) this.compared.push([exact.value, 0]);
    else this.#compareLayers();
  }

  #compareLayers(): void {
    const { world, exact } = this;
    const { base, product } = world;
    const pool = base.row('layerPool', product);
    if (!pool) throw new Error('stock without units');
    let inLayers = 0;
    for (const receipt of new Set([...this.receipts, ...exact.layers.keys()])) {
      const layer = base.row('receiptLayer', layerKey(product, receipt));
      const { n, d } = exact.here(receipt);
      const here =
        layer?.era === pool.era ? (numberOf(layer.units) / numberOf(pool.units)) * exact.quantity : 0;
      const should = Number(n) / Number(d);
      if (receipt !== '') this.compared.push([Math.abs(here - should) < 0.000_01 ? should : here, should]);
      inLayers += Number(n) / Number(d);
    }
    this.compared.push([inLayers.toFixed(5), exact.quantity.toFixed(5)]);
  }
}

const numberOf = ({ digits, exponent }: Scaled): number => digits * 10 ** exponent;
