import { SYSTEM } from '#model/engine/actor.ts';
import type { QuoteSending } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { addDays } from '#model/values/moments.ts';
import { draftSale, fulfil, type SaleWish } from './selling.ts';
import type { Trading } from './trading.ts';

/** Days that the quotes of the demonstration hold. */
const HOLDS = 14;

/** Goods that are quoted: a few of each, some of which the customer may leave out. */
export function goodsOf({ products, trade }: Trading, from: number, count: number): SaleWish[] {
  const stocked = products.filter((_, index) => trade.goods[index]?.kind === 'stocked');
  return Array.from({ length: count }, (_, n) => ({
    product: stocked[(from + n) % stocked.length] ?? '',
    quantity: (n + 2) * 1000,
    ...(n > 1 && { optional: true as const }),
  }));
}

interface QuoteScene {
  readonly name: string;
  /** Of the customers and of the goods. */
  readonly n: number;
  readonly lines?: number;
  readonly by?: QuoteSending['by'];
}

/** A quote that was sent at a time; returns its id. */
function quote(trading: Trading, { name, n, lines = 2, by = 'ownMail' }: QuoteScene, at: string): string {
  const { model, staff, customers, calendar } = trading;
  const customer = customers[n % customers.length] ?? '';
  const order = draftSale(trading, customer, goodsOf(trading, n * 2, lines), `quote/${name}`, at);
  const validUntil = addDays(calendar.day(Date.parse(at)), HOLDS);
  model.must('salesOrder', order, 'sendQuote', { by, validUntil }, { by: staff.sales, at });
  return order;
}

/** Quotes in every state: those that wait, one that is ordered in part, and what came of others. */
export function planQuotes(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const sales = (at: string) => ({ by: staff.sales, at });
  const laterOn = (days: number, scene: QuoteScene, then: (order: string, at: string) => void): void =>
    agenda.note(calendar.ago(days, 10), (at) => {
      const order = quote(trading, scene, at);
      agenda.note(calendar.ago(Math.max(days - 3, 1), 11), (later) => then(order, later));
    });
  agenda.note(calendar.ago(1, 10), (at) => void quote(trading, { name: 'new', n: 3, lines: 3 }, at));
  agenda.note(calendar.ago(10, 10), (at) => void quote(trading, { name: 'ending', n: 5, by: 'phone' }, at));
  for (const n of [6, 7])
    laterOn(40 + n, { name: `won${n}`, n }, (order, at) => {
      model.must('salesOrder', order, 'accept', {}, sales(at));
      fulfil(trading, order, 'delivered', `quote/won${n}`, at);
    });
  laterOn(35, { name: 'lost', n: 6, by: 'inPerson' }, (order, at) =>
    model.must('salesOrder', order, 'decline', { reason: 'tooExpensive' }, sales(at)),
  );
  laterOn(8, { name: 'partly', n: 8 }, (order, at) => orderPart(trading, order, 'partly', 1, at));
  laterOn(12, { name: 'ordered', n: 9 }, (order, at) => orderPart(trading, order, 'ordered', 2, at));
  agenda.note(calendar.ago(30, 10), (at) => {
    const order = quote(trading, { name: 'expired', n: 7 }, at);
    agenda.note(calendar.ago(30 - HOLDS - 2, 2), (later) =>
      model.must('salesOrder', order, 'expire', {}, { by: SYSTEM, at: later }),
    );
  });
}

/** Some lines of a quote are ordered. */
function orderPart({ model, staff }: Trading, quoted: string, name: string, count: number, at: string): void {
  const lines = (model.view.get('salesOrder', quoted)?.lines ?? []).slice(0, count);
  const parts = lines.map(({ id: line, quantity }, index) => ({
    line,
    id: model.id(`quote/${name}/part/${index}`, at),
    quantity,
  }));
  const data = { order: model.id(`quote/${name}/part`, at), lines: parts };
  model.must('salesOrder', quoted, 'orderPart', data, { by: staff.sales, at });
}
