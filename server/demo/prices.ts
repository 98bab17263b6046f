import type { PriceForm } from '#model/areas/sales/price/price.facts.ts';
import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { addDays } from '#model/values/moments.ts';
import { rateOf } from './masters.ts';
import { draftSale, typedPrice } from './selling.ts';
import type { Trading } from './trading.ts';

const WHOLE = 10_000;

/** How many goods the list for everyone prices, and how many there were opening offers of. */
const PRICED = 8;
const OPENING = 3;
const OPENING_DAYS = 60;
const euroCountries = new Set(['FI', 'EE', 'LV', 'LT', 'DE']);

/** What a list says of a good: from a quantity on (thousandths), so much off its own price (basis points). */
type Step = readonly [from: number, off: number];

/** The steps of a good, within what is usually sold of it: many bolts, few drills. */
function stepsOf(price: number): readonly Step[] {
  if (price < 10) return steps([0, 0], [50_000, 800], [100_000, 1500]);
  if (price < 60) return steps([0, 0], [10_000, 500], [20_000, 1000]);
  return price < 300 ? steps([0, 0], [6000, 400], [10_000, 800]) : steps([0, 0], [3000, 300]);
}

const steps = (...each: Step[]): readonly Step[] => each;
const always = (off: number) => (): readonly Step[] => steps([0, off]);

const forEveryone: Omit<PriceListForm, 'name' | 'currency'> = {
  includesVat: false,
  startsOn: null,
  endsOn: null,
  customers: [],
  customerCategories: [],
  basedOn: null,
  discount: 0,
};

/** The price lists of a company from its first day on, one of which has ended since; sales take their prices from them. */
export function makePriceLists(trading: Trading, at: string): void {
  const { model, trade, calendar, customers, agenda, staff } = trading;
  const goods = stockedGoods(trading);
  const base = makeList(trading, 'standard', { name: 'Standard' }, at);
  addPrices(trading, base, goods.slice(0, PRICED), stepsOf, at);
  for (const [from, discount] of steps([0, 200], [20_000, 500]))
    addPrice(trading, { list: base, product: null, category: categoryOf(trading, at), from, discount }, at);

  const contractors = [model.id('customerCategory/contractors', at)];
  const trades = { name: 'Contractors', customerCategories: contractors, basedOn: base, discount: 800 };
  makeList(trading, 'contractors', trades, at);

  const agreed = { name: trade.customers[AGREED]?.name ?? '', customers: [customers[AGREED] ?? ''] };
  addPrices(trading, makeList(trading, 'agreed', agreed, at), agreedGoods(trading), always(1200), at);

  const endsOn = addDays(calendar.day(calendar.founded), OPENING_DAYS);
  const opening = makeList(trading, 'opening', { name: 'Opening offers', endsOn }, at);
  addPrices(trading, opening, goods.slice(PRICED, PRICED + OPENING), always(1000), at);
  agenda.note(calendar.ago(300, 9), (later) =>
    model.must('priceList', opening, 'archive', {}, { by: staff.sales, at: later }),
  );
  makeEuroList(trading, at);
}

/** The customer with prices of its own: one whose orders have no other discount. */
const AGREED = 1;
const agreedGoods = (trading: Trading): number[] => stockedGoods(trading).slice(2, 5);

/** Places in the catalogue of what is kept in stock. */
const stockedGoods = ({ trade }: Trading): number[] =>
  trade.goods.flatMap(({ kind }, index) => (kind === 'stocked' ? [index] : []));

const categoryOf = ({ model, trade }: Trading, at: string): string =>
  model.id(`category/${trade.discounted}`, at);

/** Places of those who buy in euros from a company that has another currency. */
const inEuros = ({ trade, seeded }: Trading): number[] =>
  seeded.company.form.currency === 'EUR'
    ? []
    : trade.customers.flatMap(({ country }, index) => (euroCountries.has(country) ? [index] : []));

function makeEuroList(trading: Trading, at: string): void {
  const { customers } = trading;
  const buyers = inEuros(trading);
  if (buyers.length === 0) return;
  const audience = buyers.map((index) => customers[index] ?? '');
  const list = makeList(trading, 'euro', { name: 'Export EUR', currency: 'EUR', customers: audience }, at);
  addPrices(trading, list, stockedGoods(trading).slice(0, PRICED), stepsOf, at);
}

function makeList(
  { model, seeded, staff }: Trading,
  key: string,
  own: Partial<PriceListForm> & Pick<PriceListForm, 'name'>,
  at: string,
): string {
  const id = model.id(`priceList/${key}`, at);
  const form: PriceListForm = { currency: seeded.company.form.currency, ...forEveryone, ...own };
  model.must('priceList', id, 'create', form, { by: staff.sales, at });
  return id;
}

/** Prices goods of the catalogue, in whole hundredths of the list's currency. */
function addPrices(
  trading: Trading,
  list: string,
  goods: readonly number[],
  stepsFor: (price: number) => readonly Step[],
  at: string,
): void {
  const { model, trade, products, seeded } = trading;
  const own = seeded.company.form.currency;
  const rate = rateOf(own, model.view.get('priceList', list)?.currency ?? own) / 1_000_000;
  for (const index of goods) {
    const price = trade.goods[index]?.price ?? 1;
    for (const [from, off] of stepsFor(price)) {
      const hundredths = Math.round((price * (WHOLE - off)) / rate / 100);
      addPrice(trading, { list, product: products[index] ?? '', from, price: hundredths * 100 }, at);
    }
  }
}

function addPrice(
  { model, staff }: Trading,
  own: Partial<PriceForm> & Pick<PriceForm, 'list' | 'product' | 'from'>,
  at: string,
): void {
  const { list, product, category, from } = own;
  const id = model.id(`price/${list}/${product ?? category ?? ''}/${from}`, at);
  const form = { ...noPrice, ...own };
  model.must('price', id, 'create', form, { by: staff.sales, at });
}

const noPrice: Omit<PriceForm, 'list' | 'product' | 'from'> = {
  category: null,
  unit: null,
  price: null,
  discount: null,
  startsOn: null,
  endsOn: null,
};

/** Drafts of this morning: one at agreed prices, one of which was typed, and one in euros where those are sold in. */
export function planPricedDrafts(trading: Trading): void {
  const { agenda, calendar, customers, products, trade } = trading;
  const wishes = agreedGoods(trading).map((index, n) => ({
    product: products[index] ?? '',
    quantity: 2000,
    ...(n === 0 && { price: typedPrice(trade.goods[index]?.price ?? 1) }),
  }));
  const buyer = customers[AGREED] ?? '';
  agenda.note(calendar.morning(0.15), (at) => void draftSale(trading, buyer, wishes, 'agreed', at));
  const [abroad] = inEuros(trading);
  if (abroad === undefined) return;
  const few = stockedGoods(trading).slice(0, 2);
  const exported = few.map((index) => ({ product: products[index] ?? '', quantity: 100_000 }));
  agenda.note(
    calendar.morning(0.25),
    (at) => void draftSale(trading, customers[abroad] ?? '', exported, 'euro', at, 'EUR'),
  );
}
