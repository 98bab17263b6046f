import type { LandedCharge, LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import type { CountOf } from '../goods-receipt/goods-receipt.fixtures.ts';
import { countedReceipt, writeStock } from '../goods-receipt/goods-receipt.fixtures.ts';
import { SendingWorld } from '../supplier-return/sending-back.fixtures.ts';

/** A charge of freight in kronor, spread by value, and any overrides. */
export const freight = (amount: number, over: Partial<LandedCharge> = {}): LandedCharge => ({
  type: 'freight',
  supplier: null,
  reference: '',
  currency: 'SEK',
  rate: RATE_ONE,
  amount,
  basis: 'value',
  ...over,
});

/** A company that buys, sells, sends back, and pays for getting goods here. */
export class LandingWorld extends SendingWorld {
  counted(...lines: readonly Partial<CountOf>[]): string {
    const { base, product } = this;
    return countedReceipt(
      base,
      lines.map((line) => ({ product, ...line })),
    );
  }

  buy(quantity: number, unitCost: number, product = this.product): string {
    const id = this.counted({ product, quantity, unitCost });
    this.base.must('goodsReceipt', id, 'post');
    return id;
  }

  sell(quantity: number, product = this.product, from = this.base.receiving): void {
    writeStock(this.base, { moves: [{ product, quantity, from, to: 'customer' }] });
  }

  /** A draft of these charges over all of these receipts. */
  drafted(charges: readonly LandedCharge[], ...receipts: readonly string[]): string {
    const id = this.base.id();
    this.base.must('landedCost', id, 'create', {
      on: this.base.now.slice(0, 10),
      charges,
      receipts: receipts.map((receipt) => ({ receipt, lines: null })),
      notes: '',
    });
    return id;
  }

  landed(charges: readonly LandedCharge[], ...receipts: readonly string[]): string {
    const id = this.drafted(charges, ...receipts);
    this.base.must('landedCost', id, 'post');
    return id;
  }

  landing(id: string): LandedCostRow {
    const row = this.base.row('landedCost', id);
    if (!row) throw new Error('no such landed cost');
    return row;
  }

  /** Of each line: what went to stock, and what to cost of goods. */
  split(id: string): (readonly [number, number])[] {
    return this.landing(id).lines.map(({ value, expensed }) => [value, expensed]);
  }

  entries(): Valued['entries'] {
    return this.base.log.flatMap(({ type, data }) => (type === 'valued' ? (data as Valued).entries : [])); // the ledger wrote it
  }

  /** Minor units that goods which left had cost, with what was expensed, less what came back. */
  cost(): number {
    return this.entries().reduce(
      (sum, { type, value, expensed = 0 }) => sum + expensed - (type === 'out' ? value : 0),
      0,
    );
  }
}
