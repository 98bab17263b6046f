import type {
  BillLine,
  PostedLine,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { rounded } from '../landed-cost/exact-layers.fixtures.ts';
import { Both, PIECE, RATES, type Choice, type Money } from '../landed-cost/landed-walk.fixtures.ts';
import { billOf, postBill } from './supplier-bill.fixtures.ts';

/** How a line of a bill differs from the receipt it is made from. */
type Differs = (line: BillLine) => Partial<BillLine>;

/** What bills charge of a receipt: thousandths, and minor units of the company's currency. */
interface Charged {
  quantity: number;
  billed: number;
}

/** What a line should be posted as, straight from the rules. [SBL8] [SBL9] [SBL10] */
type Should = Pick<PostedLine, 'quantity' | 'accrued' | 'rest'> & { readonly difference: number };

/** A company that is billed too, and the same stock in exact layers. */
export class Billed extends Both {
  readonly bills: string[] = [];
  /** What goods of each receipt came in at. */
  readonly worths = new Map<string, { readonly quantity: number; readonly value: number; money: Money }>();

  override buy(choice: Choice): void {
    const before = this.exact.value;
    super.buy(choice);
    const receipt = this.receipts.at(-1) ?? '';
    const { pieces, money } = choice;
    this.worths.set(receipt, { quantity: pieces * PIECE, value: this.exact.value - before, money });
  }

  /** One bill of one receipt or of two, of all of it or of a part, dearer or cheaper, at a rate of its day. */
  bill({ on, pieces, amount }: Choice): void {
    const id = this.draft(
      this.#two(on, pieces),
      ({ quantity, amount: agreed }) => {
        const part = Math.min(quantity, pieces * PIECE);
        const charged = Math.round((agreed * part * (50 + (amount % 100))) / (quantity * 100));
        return { quantity: part, amount: charged };
      },
      amount,
    );
    if (id !== null) this.post(id);
  }

  /** More than came in. */
  overbill({ on, pieces, amount }: Choice): void {
    const more = pieces * PIECE;
    const id = this.draft(
      this.#two(on, 0),
      ({ quantity, amount: agreed }) => ({
        quantity: quantity + more,
        amount: agreed + amount,
      }),
      amount,
    );
    if (id !== null) this.post(id);
  }

  /** Two drafts of the same goods, posted the second one first or last. */
  twice({ on, amount }: Choice): void {
    const receipts = this.#two(on, 0);
    const drafts = [this.draft(receipts, () => ({}), 0), this.draft(receipts, () => ({}), amount)];
    for (const id of amount % 2 === 0 ? drafts : drafts.toReversed()) {
      if (id === null) continue;
      const isCharged = this.bills.at(-1) === drafts.find((one) => one !== id);
      this.post(id);
      if (!isCharged) continue;
      const { deviations, posted } = this.billRow(id);
      this.compared.push([
        deviations.some(({ code, expected }) => code === 'quantityHigher' && expected === 0),
        true,
      ]);
      this.compared.push([
        posted?.lines.map(({ value, expensed }) => [value, expensed]),
        posted?.lines.map(() => [0, 0]),
      ]);
    }
  }

  /** A credit note for a part of what a bill charges, or for a lower price. */
  credit({ on, pieces, amount }: Choice): void {
    const of = this.pick(this.bills, on);
    if (of === undefined) return;
    const { lines, currency, rate, type } = this.billRow(of);
    if (type === 'creditNote') return;
    const { base } = this.world;
    const credited = lines.map((line) => ({
      ...line,
      id: base.id(),
      quantity: pieces * PIECE,
      amount: Math.round((line.amount * (1 + (amount % 20))) / 100),
    }));
    this.post(billOf(base, [], () => ({}), { type: 'creditNote', lines: credited, currency, rate }));
  }

  unbill({ on }: Choice): void {
    const id = this.pick(this.bills, on);
    if (id === undefined) return;
    const { accepted } = this.world.base.do('supplierBill', id, 'reverse', { reason: 'enteredByMistake' });
    if (accepted) this.#tookBack(id);
  }

  /** Reverses every bill and every landed cost, in the order that the rules let it be done. */
  takeAllBack(): void {
    while (this.bills.length > 0) {
      const { length } = this.bills;
      for (const on of this.bills.keys())
        if (on < this.bills.length) this.unbill({ on, pieces: 1, amount: 1, money: 'SEK' });
      if (this.bills.length === length) throw new Error('no bill can be reversed');
    }
    while (this.landed.length > 0) this.unland({ on: 0, pieces: 1, amount: 1, money: 'SEK' });
  }

  #two(on: number, further: number): readonly string[] {
    const both = [this.pick(this.receipts, on), this.pick(this.receipts, on + further)];
    return [...new Set(both.filter((one) => one !== undefined))];
  }

  /** Null: nothing of these receipts is left to bill. */
  draft(receipts: readonly string[], differs: Differs, days: number): string | null {
    const { base } = this.world;
    const { money = 'SEK' } = this.worths.get(receipts[0] ?? '') ?? {};
    const rate = money === 'SEK' ? RATES.SEK : RATES[money] + (days % 50) * 1000;
    const id = billOf(base, receipts, differs, { rate });
    if (this.billRow(id).lines.length > 0) return id;
    base.must('supplierBill', id, 'discard');
    return null;
  }

  billRow(id: string): SupplierBillRow {
    const row = this.world.base.row('supplierBill', id);
    if (!row) throw new Error('no such bill');
    return row;
  }

  post(id: string): void {
    const before = new Map(
      this.billRow(id).lines.flatMap(({ receipt }) => (receipt ? [[receipt, this.#charged(receipt)]] : [])),
    );
    postBill(this.world.base, id);
    this.bills.push(id);
    const { lines, posted, type, rate } = this.billRow(id);
    for (const [index, line] of lines.entries()) {
      const is = posted?.lines[index];
      const receipt = line.receipt ?? '';
      const charged = before.get(receipt) ?? { quantity: 0, billed: 0 };
      const sign = type === 'bill' ? 1 : -1;
      const billed = rounded(BigInt(sign * line.amount) * BigInt(rate), 1_000_000n);
      const should =
        sign > 0
          ? this.#billed(receipt, charged, line.quantity, billed)
          : this.#credited(receipt, charged, line.quantity, billed);
      const { difference, ...rest } = should;
      const value =
        difference === 0 ? 0 : this.exact.land(receipt, this.keptOf(receipt), difference, is?.value);
      this.compared.push([
        is && {
          quantity: is.quantity,
          accrued: is.accrued,
          rest: is.rest,
          value: is.value,
          expensed: is.expensed,
          billed: is.billed,
        },
        { ...rest, value, expensed: difference - value, billed },
      ]);
      this.compared.push([is && is.accrued + is.value + is.expensed + is.rest + is.cost, billed]);
    }
  }

  #charged(receipt: string): Charged {
    const parts = this.world.base.row('goodsReceipt', receipt)?.lines[0]?.bills ?? [];
    return {
      quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
      billed: parts.reduce((sum, { billed }) => sum + billed, 0),
    };
  }

  #billed(receipt: string, { quantity: before }: Charged, quantity: number, billed: number): Should {
    const here = Math.min(quantity, Math.max(0, this.keptOf(receipt) - before));
    const charged = part(billed, here, quantity);
    const settled = here === 0 ? 0 : this.#cameInAt(receipt, before + here) - this.#cameInAt(receipt, before);
    return { quantity, accrued: settled + billed - charged, rest: 0, difference: charged - settled };
  }

  #credited(
    receipt: string,
    { quantity: before, billed: all }: Charged,
    quantity: number,
    billed: number,
  ): Should {
    const waiting = Math.min(quantity, Math.max(0, before - this.keptOf(receipt)));
    const credited = part(billed, waiting, quantity);
    const accrued = waiting === 0 ? 0 : 0 - part(all, waiting, before);
    return { quantity: 0 - waiting, accrued, rest: credited - accrued, difference: billed - credited };
  }

  /** What the first thousandths that are kept of a receipt came in at; the last of them take the rest. */
  #cameInAt(receipt: string, quantity: number): number {
    const { quantity: received, value } = this.worths.get(receipt) ?? { quantity: 0, value: 0 };
    const kept = this.keptOf(receipt);
    return quantity === kept
      ? value - part(value, received - kept, received)
      : part(value, quantity, received);
  }

  #tookBack(id: string): void {
    this.bills.splice(this.bills.indexOf(id), 1);
    const { posted, reversed } = this.billRow(id);
    for (const [index, was] of (posted?.lines ?? []).entries()) {
      const is = reversed?.lines[index];
      const receipt = was.receipt ?? '';
      const back = 0 - was.value - was.expensed;
      const value = back === 0 ? 0 : this.exact.land(receipt, this.keptOf(receipt), back, is?.value);
      this.compared.push([
        is && [is.quantity, is.billed, is.accrued, is.rest, is.value, is.expensed],
        [0 - was.quantity, 0 - was.billed, 0 - was.accrued, 0 - was.rest, value, back - value],
      ]);
    }
  }

  /** What bills charge is what went to stock, to cost of goods, and what is accrued, over all that were posted and reversed. */
  override compare(): void {
    super.compare();
    const rows = this.bills.flatMap((id) => this.billRow(id).posted?.lines ?? []);
    const sum = (of: (line: PostedLine) => number): number => rows.reduce((all, line) => all + of(line), 0);
    this.compared.push([
      sum(({ billed }) => billed),
      sum(({ value, expensed, accrued, rest, cost }) => value + expensed + accrued + rest + cost),
    ]);
    for (const receipt of this.receipts) {
      const { quantity = 0, value = 0 } = this.worths.get(receipt) ?? {};
      const parts = rows.filter((line) => line.receipt === receipt);
      const charges = parts.filter(({ quantity: one }) => one !== 0);
      const isWhole =
        this.keptOf(receipt) === quantity &&
        this.sent.every((one) => one.receipt !== receipt) &&
        charges.every(({ quantity: one }) => one > 0);
      const all = charges.reduce((total, one) => total + one.quantity, 0);
      if (isWhole && all === quantity)
        this.compared.push([charges.reduce((total, one) => total + one.accrued, 0), value]);
    }
  }
}

const part = (amount: number, of: number, all: number): number =>
  all === 0 ? 0 : rounded(BigInt(amount) * BigInt(of), BigInt(all)) + 0;
