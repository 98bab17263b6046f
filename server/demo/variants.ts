import type { VariantGrid } from '#model/areas/products/product/product.grid.ts';
import { combinationsOf, variantSku } from '#model/areas/products/product/product.variants.ts';
import { productForm, type ProductForm } from '#model/areas/products/product/product.facts.ts';
import { rateOf } from './masters.ts';
import { draftSale } from './selling.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;

const grid: VariantGrid = {
  axes: [
    { key: 'color', values: ['black', 'yellow', 'orange'] },
    { key: 'size', values: ['S', 'M', 'L', 'XL'] },
  ],
  pattern: '{sku}-{color}-{size}',
};

/** How much of each is in stock, in the order of the grid; null: there is no such variant. */
const stock: readonly (number | null)[] = [12, 40, 36, 8, 6, 24, 0, 10, null, 18, 4, null];

/** A glove in three colours and four sizes, in a company with a type for gloves; one of them has a price of its own. */
export function planVariants(trading: Trading): void {
  const { agenda, calendar, model, trade } = trading;
  if (!trade.types.some(({ key }) => key === 'gloves')) return;
  agenda.note(calendar.ago(9, 9), (at) => {
    const type = model.view.by('productType', 'sibling', siblingOf(trading)).at(0)?.id ?? null;
    const variants = makeGloves(trading, type, at);
    receiveGloves(trading, variants, at);
    offerInPlace(trading, variants[2] ?? null, at);
    const wishes = [1, 2, 5].flatMap((index) => {
      const product = variants[index];
      return product ? [{ product, quantity: 4 * ONE }] : [];
    });
    draftSale(trading, trading.customers[2] ?? '', wishes, 'gloves', at);
  });
}

/** What is sold where the thinner gloves are short. */
function offerInPlace({ model, staff }: Trading, substitute: string | null, at: string): void {
  const thinner = model.view.by('product', 'sku', 'glv-nit-l').at(0);
  if (!thinner || substitute === null) return;
  const form = { ...productForm.strip().parse(thinner), substitutes: [substitute] };
  model.must('product', thinner.id, 'update', form, { by: staff.purchasing, at });
}

/** The key of the gloves' name below protective equipment. */
function siblingOf({ model }: Trading): string {
  const above = model.view.by('productType', 'sibling', ':protective equipment').at(0)?.id ?? '';
  return `${above}:work gloves`;
}

function makeGloves(trading: Trading, type: string | null, at: string): readonly (string | null)[] {
  const { model, staff } = trading;
  const as = { by: staff.purchasing, at };
  const parent = model.id('product/GLV-WRK', at);
  model.must('product', parent, 'create', gloveForm(trading, type), as);
  model.must('product', parent, 'activate', {}, as);
  const ids = combinationsOf(grid.axes).map((values, index) =>
    stock[index] === null ? null : { id: model.id(`product/glove/${index}`, at), values },
  );
  const made = ids.flatMap((one) => (one ? [{ ...one, sku: variantSku('GLV-WRK', grid, one.values) }] : []));
  model.must('product', parent, 'generate', { made }, as);
  const dearer = ids[7]?.id ?? '';
  const form = productForm.strip().parse(model.view.get('product', dearer));
  model.must('product', dearer, 'update', { ...form, price: 99_0000, inherits: ['weight', 'suppliers'] }, as);
  return ids.map((one) => one?.id ?? null);
}

function gloveForm({ model, seeded, suppliers }: Trading, type: string | null): ProductForm {
  const supplier = suppliers[1] ?? '';
  const own = seeded.company.form.currency;
  const rate = rateOf(own, model.view.get('supplier', supplier)?.currency ?? own);
  const offer = { supplier, code: 'WG-88', minimum: 0, leadDays: 7 };
  return {
    ...freshProduct,
    sku: 'GLV-WRK',
    name: { en: 'Work glove, goatskin', sv: 'Arbetshandske, getskinn' },
    kind: 'variants',
    category: model.view.by('product', 'sku', 'glv-nit-l').at(0)?.category ?? null,
    price: 89_0000,
    suppliers: [{ ...offer, purchasePrice: Math.round((42_0000 * 1_000_000) / rate) }],
    weight: 140,
    length: 260,
    width: 110,
    height: 20,
    origin: 'PK',
    customsCode: '42032910',
    type,
    attributes: { norm: 'EN 388' },
    variants: grid,
  };
}

function receiveGloves(trading: Trading, variants: readonly (string | null)[], at: string): void {
  const { model, seeded, staff } = trading;
  const as = { by: staff.warehouse, at };
  const receipt = model.id('receipt/gloves', at);
  const lines = variants.flatMap((product, index) => {
    const quantity = (stock[index] ?? 0) * ONE;
    if (!product || quantity === 0) return [];
    const id = model.id(`receipt/gloves/${index}`, at);
    const location = seeded.bins[0] ?? seeded.receiving;
    return [{ id, orderLine: null, product, quantity, rejected: 0, location, unitCost: 42_0000 }];
  });
  const head = { warehouse: seeded.warehouse, order: null, supplier: null, source: 'opening' };
  model.must('goodsReceipt', receipt, 'create', head, as);
  model.must('goodsReceipt', receipt, 'count', { lines }, as);
  model.must('goodsReceipt', receipt, 'post', {}, as);
}
