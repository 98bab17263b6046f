import { purchasePriceForm } from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import type { PurchaseListForm } from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { Trading } from './trading.ts';

const WHOLE = 10_000;
const NEXT_YEAR = 32;
/** How many products of a supplier have quantity breaks, from how many of their unit (thousandths), and how much less. */
const PRODUCTS = 4;
const breaks = [
  [20_000, 400],
  [100_000, 900],
] as const;

/**
 * Suppliers in two currencies, where a company has such: quantity breaks and a least quantity in the lists that they have,
 * and a list of next year, 3 % dearer.
 */
export function makePurchaseLists(trading: Trading, at: string): void {
  const { model, suppliers } = trading;
  const rows = suppliers.flatMap((id) => model.view.get('supplier', id) ?? []);
  const perCurrency = [...Map.groupBy(rows, ({ currency }) => currency).values()];
  for (const [supplier] of perCurrency) {
    const [list] = supplier ? model.view.by('purchaseList', 'audience', supplier.id) : [];
    if (!list) continue;
    addBreaks(trading, list.id, at);
    makeNextYear(trading, list, at);
  }
}

function addBreaks({ model, staff }: Trading, list: string, at: string): void {
  const as = { by: staff.purchasing, at };
  for (const row of model.view.by('purchasePrice', 'list', list).slice(0, PRODUCTS)) {
    const form = { ...purchasePriceForm.strip().parse(row), minimum: 2_000 };
    model.must('purchasePrice', row.id, 'update', form, as);
    for (const [from, off] of breaks) {
      const price = multiplyDivide(form.price ?? 0, WHOLE - off, WHOLE);
      const id = model.id(`purchasePrice/${row.id}/${from}`, at);
      model.must('purchasePrice', id, 'create', { ...form, from, price }, as);
    }
  }
}

function makeNextYear(
  { model, staff, calendar }: Trading,
  of: PurchaseListForm & { id: string },
  at: string,
): void {
  const startsOn = calendar.dayAgo(-NEXT_YEAR);
  const form: PurchaseListForm = {
    name: `${of.name} ${startsOn.slice(0, 4)}`,
    supplier: of.supplier,
    currency: of.currency,
    startsOn,
    endsOn: null,
    basedOn: of.id,
    discount: -300,
  };
  const id = model.id(`purchaseList/next/${of.id}`, at);
  model.must('purchaseList', id, 'create', form, { by: staff.purchasing, at });
}
