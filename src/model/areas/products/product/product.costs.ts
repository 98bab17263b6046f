import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { need } from '#model/engine/reader.ts';
import { firstRefused } from '#model/lines/line-rules.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import type { ProductForm, ProductRow, SupplierOffer } from './product.facts.ts';
import { hasTerms } from './product.offers.ts';

type CostRule = Rule<ProductRow, ProductForm>;
type Context = DecisionContext<ProductRow>;

const seesCosts = ({ env }: Pick<Context, 'env'>): boolean => env.internal || env.may(VIEW_COST);
const notPermitted = (field: string): Refusal => onField('notPermitted', field, { permission: VIEW_COST });

/** What a supplier asks is known by the supplier and the unit that the price is for. */
const isSame = (
  one: Pick<SupplierOffer, 'supplier' | 'unit'>,
  other: Pick<SupplierOffer, 'supplier' | 'unit'>,
): boolean => one.supplier === other.supplier && (one.unit ?? null) === (other.unit ?? null);

/** The price that a product has of a supplier itself; undefined: it has none. */
function priceOf(row: ProductRow, offer: SupplierOffer): number | undefined {
  const before = row.suppliers.find((one) => isSame(one, offer));
  if (!before || !hasTerms(before)) return undefined;
  return need('product', { ...before, id: row.id }, 'purchasePrice');
}

/** A variant that goes on inheriting them has its parent's, whatever the form holds. */
const areInherited = (row: ProductRow, { inherits, variantOf = row.variantOf }: ProductForm): boolean =>
  variantOf === row.variantOf &&
  inherits?.includes('suppliers') === true &&
  row.inherits?.includes('suppliers') === true;

/** Whoever may not see prices says none, except what is there already. */
const pricesAreKept: CostRule = (context, data) => {
  const { row } = context;
  if (!row || !data || areInherited(row, data) || seesCosts(context)) return null;
  return firstRefused(
    data.suppliers,
    (offer) => {
      const { purchasePrice: price } = offer;
      return price === undefined || price === priceOf(row, offer) ? null : notPermitted('purchasePrice');
    },
    'suppliers',
  );
};

/** Whoever may not see prices takes none away that are not moved to lists yet, nor exchanges them for those of a parent. */
const offersStay: CostRule = (context, data) => {
  const { row } = context;
  if (!row || !data || areInherited(row, data) || seesCosts(context)) return null;
  const priced = row.suppliers.filter(hasTerms);
  if (priced.some((before) => !data.suppliers.some((offer) => isSame(before, offer))))
    return notPermitted('suppliers');
  return priced.length > 0 && data.inherits?.includes('suppliers') ? notPermitted('inherits') : null;
};

const buildCostIsKept: CostRule = (context, data) => {
  const given = data?.bundle?.buildCost;
  if (!context.row || given === undefined || seesCosts(context)) return null;
  return given === context.row.bundle?.buildCost ? null : notPermitted('bundle.buildCost');
};

/** [PR32] Costs are changed by those alone who may see them. */
export const costsAreKept: CostRule = all(pricesAreKept, offersStay, buildCostIsKept);

/** The form as it is told: costs that are left out, or that its author may not see, are those that are there. [PR32] */
export function withCosts(context: Context, { suppliers, bundle, ...form }: ProductForm): ProductForm {
  const { row } = context;
  const offers = suppliers.map((offer): SupplierOffer => {
    if (!row || !hasTerms(offer)) return offer;
    const { purchasePrice = priceOf(row, offer) } = offer;
    return { ...offer, ...(purchasePrice !== undefined && { purchasePrice }) };
  });
  const kept = seesCosts(context) ? undefined : row?.bundle?.buildCost;
  const made = bundle && { ...bundle, ...(kept !== undefined && { buildCost: kept }) };
  return { ...form, suppliers: offers, ...(made && { bundle: made }) };
}
