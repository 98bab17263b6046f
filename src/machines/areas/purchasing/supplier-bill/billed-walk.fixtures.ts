import type {
  BillLine,
  PostedLine,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { Currency } from '#model/values/money.ts';
import { rounded, type Fraction } from '../landed-cost/fraction.fixtures.ts';
import { Both, landingActs, RATES, type Choice } from '../landed-cost/landed-walk.fixtures.ts';
import { ExactAccrual } from './exact-accrual.fixtures.ts';
import { notBilledOf } from './not-billed.fixtures.ts';
import { billOf, postBill } from './supplier-bill.fixtures.ts';

export const billingActs = [
  ...landingActs,
  'bill',
  'halves',
  'overbill',
  'twice',
  'credit',
  'lower',
  'unbill',
] as const;

/** How a line of a bill differs from the receipt it is made from. */
type Differs = (line: BillLine) => Partial<BillLine>;

/** A company that is billed too, and the same stock in exact layers. */
export class Billed extends Both {
  readonly bills: string[] = [];
  /** What goods of each receipt were bought in. */
  readonly monies = new Map<string, Currency>();
  /** What of each is received and not billed. */
  readonly accruals = new Map<string, ExactAccrual>();

  override buy(choice: Choice): void {
    super.buy(choice);
    const receipt = this.receipts.at(-1) ?? '';
    const { quantity, money } = choice;
    this.monies.set(receipt, money);
    this.accruals.set(receipt, new ExactAccrual(quantity, this.worths.get(receipt) ?? 0));
  }

  override correct(choice: Choice): void {
    super.correct(choice);
    for (const [receipt, accrual] of this.accruals) accrual.cameInAt(this.worths.get(receipt) ?? 0);
  }

  override sendBack(choice: Choice): void {
    super.sendBack(choice);
    this.#keep();
  }

  override unsend(choice: Choice): void {
    super.unsend(choice);
    this.#keep();
  }

  #keep(): void {
    for (const [receipt, accrual] of this.accruals) accrual.keep(this.keptOf(receipt));
  }

  override reverse(choice: Choice): void {
    super.reverse(choice);
    for (const receipt of this.accruals.keys())
      if (!this.receipts.includes(receipt)) this.accruals.delete(receipt);
  }

  /** One bill of one receipt or of two, of all of it or of a part, dearer or cheaper, at a rate of its day. */
  bill(choice: Choice): void {
    const id = this.#drafted(choice);
    if (id !== null) this.post(id);
  }

  #drafted({ on, quantity: wanted, amount }: Choice): string | null {
    return this.draft(
      this.#two(on, wanted),
      ({ quantity, amount: agreed }) => {
        const part = Math.min(quantity, wanted);
        const charged = Math.round((agreed * part * (50 + (amount % 100))) / (quantity * 100));
        return { quantity: part, amount: charged };
      },
      amount,
    );
  }

  /** Two lines for the same goods, the second one dearer, and beyond what is here. */
  halves(choice: Choice): void {
    const id = this.#drafted(choice);
    if (id === null) return;
    const { base } = this.world;
    const { lines: made, currency, rate } = this.billRow(id);
    base.must('supplierBill', id, 'discard');
    const lines = made.flatMap((line) => [
      line,
      { ...line, id: base.id(), amount: line.amount + (choice.amount % 50) },
    ]);
    this.post(billOf(base, [], () => ({}), { lines, currency, rate }));
  }

  /** More than came in. */
  overbill({ on, quantity: more, amount }: Choice): void {
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
  credit({ on, quantity, amount }: Choice): void {
    const of = this.pick(this.bills, on);
    if (of === undefined) return;
    const { lines, currency, rate, type } = this.billRow(of);
    if (type === 'creditNote') return;
    const { base } = this.world;
    const credited = lines.map((line) => ({
      ...line,
      id: base.id(),
      quantity,
      amount: Math.round((line.amount * (1 + (amount % 20))) / 100),
    }));
    this.post(billOf(base, [], () => ({}), { type: 'creditNote', lines: credited, currency, rate }));
  }

  /** A lower price, and of a bill a higher one, without goods. */
  lower({ on, amount, money }: Choice): void {
    const of = this.pick(this.bills, on);
    if (of === undefined) return;
    const { lines: billed, currency, rate } = this.billRow(of);
    const { base } = this.world;
    const lines = billed.map((line) => ({ ...line, id: base.id(), quantity: 0, amount: amount % 500 }));
    const type = money === 'SEK' ? 'bill' : 'creditNote';
    this.post(billOf(base, [], () => ({}), { type, lines, currency, rate }));
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
        if (on < this.bills.length) this.unbill({ on, quantity: 1, amount: 1, money: 'SEK' });
      if (this.bills.length === length) throw new Error('no bill can be reversed');
    }
    while (this.landed.length > 0) this.unland({ on: 0, quantity: 1, amount: 1, money: 'SEK' });
  }

  #two(on: number, further: number): readonly string[] {
    const both = [this.pick(this.receipts, on), this.pick(this.receipts, on + further)];
    return [...new Set(both.filter((one) => one !== undefined))];
  }

  /** Null: nothing of these receipts is left to bill. */
  draft(receipts: readonly string[], differs: Differs, days: number): string | null {
    const { base } = this.world;
    const money = this.monies.get(receipts[0] ?? '') ?? 'SEK';
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
    postBill(this.world.base, id);
    this.bills.push(id);
    const { lines, posted, type, rate } = this.billRow(id);
    for (const [index, { receipt: of, quantity, amount }] of lines.entries()) {
      const is = posted?.lines[index];
      const receipt = of ?? '';
      const accrual = this.accruals.get(receipt);
      if (!is || !accrual) throw new Error('a bill of nothing that came in');
      const sign = type === 'bill' ? 1 : -1;
      const billed = rounded(BigInt(sign * amount) * BigInt(rate), 1_000_000n);
      const should = accrual[sign > 0 ? 'bill' : 'credit'](id, quantity, billed);
      this.compared.push([is.quantity, should.quantity], [is.billed, billed]);
      this.#near(is.accrued, should.accrued, accrual);
      this.#near(is.rest, should.rest, accrual);
      this.compared.push([is.accrued + is.value + is.expensed + is.rest + is.cost, billed]);
      this.#landed(receipt, is);
    }
  }

  #tookBack(id: string): void {
    this.bills.splice(this.bills.indexOf(id), 1);
    const { posted, reversed } = this.billRow(id);
    for (const { receipt, accrued } of (reversed?.lines ?? []).toReversed()) {
      const accrual = this.accruals.get(receipt ?? '');
      if (!accrual) throw new Error('a bill of nothing that came in');
      this.#near(accrued, accrual.unbill(id), accrual);
    }
    for (const [index, was] of (posted?.lines ?? []).entries()) {
      const is = reversed?.lines[index];
      const receipt = was.receipt ?? '';
      if (!is) throw new Error('a line that was not taken back');
      this.compared.push([
        [is.quantity, is.billed, is.rest],
        [0 - was.quantity, 0 - was.billed, 0 - was.rest],
      ]);
      this.compared.push([is.accrued + is.value + is.expensed + is.rest + is.cost, 0 - was.billed]);
      this.#landed(receipt, is);
    }
  }

  /** What goods cost more goes to stock by what is here of them. */
  #landed(receipt: string, { value, expensed }: PostedLine): void {
    const all = value + expensed;
    const toStock = all === 0 ? 0 : this.exact.land(receipt, this.keptOf(receipt), all, value);
    this.compared.push([
      [value, expensed],
      [toStock, all - toStock],
    ]);
  }

  /** Books are in minor units, and the rules are not: they differ by no more than what was rounded. */
  #near(is: number, should: Fraction, { roundings }: ExactAccrual): void {
    const { n, d } = should;
    const nearest = rounded(n, d);
    this.compared.push([is, Math.abs(is - nearest) <= 1 + roundings ? is : nearest]);
  }

  /** What is received and not billed is that of the goods, and nothing once they are billed and credited. */
  override compare(): void {
    super.compare();
    const booked = notBilledOf(this.world.base);
    for (const [receipt, accrual] of this.accruals) {
      const is = booked.get(receipt) ?? 0;
      if (accrual.unbilled === 0 && accrual.waiting === 0) this.compared.push([is, 0]);
      else this.#near(is, accrual.accrued, accrual);
    }
    for (const [receipt, is] of booked) if (!this.accruals.has(receipt)) this.compared.push([is, 0]);
  }

  /** Everything that is kept is billed, and what waits is credited: nothing is left that is not billed. */
  settle(): void {
    for (const [receipt, accrual] of this.accruals) {
      const id = accrual.unbilled > 0 ? this.draft([receipt], () => ({}), accrual.unbilled) : null;
      if (id !== null) this.post(id);
      if (accrual.waiting > 0) this.#creditAll(receipt, accrual.waiting);
      this.compared.push([
        [accrual.unbilled, accrual.waiting],
        [0, 0],
      ]);
    }
    this.compare();
    this.compared.push([[...notBilledOf(this.world.base).values()].every((one) => one === 0), true]);
  }

  #creditAll(receipt: string, quantity: number): void {
    const bills = this.bills.map((id) => this.billRow(id));
    const of = bills.find(({ lines }) => lines.some((line) => line.receipt === receipt));
    const line = of?.lines.find((one) => one.receipt === receipt);
    if (!of || !line) throw new Error('nothing bills what waits for a credit');
    const { base } = this.world;
    const { currency, rate } = of;
    const lines = [{ ...line, id: base.id(), quantity }];
    this.post(billOf(base, [], () => ({}), { type: 'creditNote', lines, currency, rate }));
  }
}
