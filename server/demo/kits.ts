import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { DemoKit } from './catalogue.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import { draftSale, fulfil, type SaleWish } from './selling.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;

/** Kits are made of goods that are sold one by one as well, and stand on orders in several states. */
export function planKits(trading: Trading): void {
  const { agenda, calendar, trade } = trading;
  const made = new Map<DemoKit, string>();
  agenda.note(calendar.ago(60, 9), (at) => {
    for (const kit of trade.kits) made.set(kit, makeKit(trading, kit, at));
  });
  const sell = (n: number, kits: number, until: Until, moment: number): void =>
    agenda.note(moment, (at) => {
      const product = made.get(trade.kits[n % trade.kits.length] as DemoKit); // one of the list
      if (product !== undefined) sellKits(trading, { product, quantity: kits * ONE }, until, at);
    });
  if (trade.kits.length === 0) return;
  sell(0, 2, 'delivered', calendar.ago(12, 10));
  sell(1, 1, 'shipped', calendar.ago(1, 9));
  sell(2, 2, 'picking', calendar.morning(0.42));
  sell(1, 40, 'confirmed', calendar.morning(0.44));
  sell(0, 1, 'draft', calendar.morning(0.62));
}

type Until = Parameters<typeof fulfil>[2];

/** An order of kits, up to a step. Goods that others have taken by then leave it waiting for stock. */
function sellKits(trading: Trading, wish: SaleWish, until: Until, at: string): void {
  const { model, staff, customers } = trading;
  const name = `kits/${until}`;
  const order = draftSale(trading, customers[until.length % customers.length] ?? '', [wish], name, at);
  if (until === 'draft') return;
  model.must('salesOrder', order, 'confirm', {}, { by: staff.sales, at });
  if (until !== 'confirmed') fulfil(trading, order, until, `${name}/1`, at);
}

/** Creates a kit in use; returns its id. */
function makeKit(trading: Trading, kit: DemoKit, at: string): string {
  const { model, staff, trade, products } = trading;
  const id = model.id(`product/${kit.sku}`, at);
  const productOf = (sku: string): string =>
    products[trade.goods.findIndex((good) => good.sku === sku)] ?? '';
  const components = Object.entries(kit.parts).map(([sku, pieces]) => ({
    product: productOf(sku),
    quantity: pieces * ONE,
    optional: kit.optional?.includes(sku) ?? false,
  }));
  const { pricing, less = 0 } = kit;
  const form: ProductForm = {
    ...freshProduct,
    kind: 'bundle',
    sku: kit.sku,
    name: { en: kit.en, sv: kit.sv },
    category: model.view.get('product', components[0]?.product ?? '')?.category ?? null,
    price: Math.round((kit.price ?? 0) * 10_000),
    bundle: { mode: 'kit', components, pricing, less },
  };
  const as = { by: staff.purchasing, at };
  model.must('product', id, 'create', form, as);
  model.must('product', id, 'activate', {}, as);
  return id;
}
