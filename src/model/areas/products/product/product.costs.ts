import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { need } from '#model/engine/reader.ts';
import { firstRefused } from '#model/lines/line-rules.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import type { ProductChange, ProductForm, ProductRow } from './product.facts.ts';

type CostRule = Rule<ProductRow, ProductChange>;
type Context = DecisionContext<ProductRow>;
type Offer = ProductForm['suppliers'][number];

const seesCosts = ({ env }: Pick<Context, 'env'>): boolean => env.internal || env.may(VIEW_COST);
const notPermitted = (field: string): Refusal => onField('notPermitted', field, { permission: VIEW_COST });

/** What a supplier asks is known by the supplier and the unit that the price is for. */
const isSame = (one: Pick<Offer, 'supplier' | 'unit'>, other: Pick<Offer, 'supplier' | 'unit'>): boolean =>
  one.supplier === other.supplier && (one.unit ?? null) === (other.unit ?? null);

const priceOf = (row: ProductRow, offer: Offer): number =>
  need('product', { ...offer, id: row.id }, 'purchasePrice');

/** A variant that goes on inheriting them has its parent's, whatever the form holds. */
const areInherited = (row: ProductRow, { inherits, variantOf = row.variantOf }: ProductChange): boolean =>
  variantOf === row.variantOf &&
  inherits?.includes('suppliers') === true &&
  row.inherits?.includes('suppliers') === true;

const pricesAreKept: CostRule = (context, data) => {
  const { row } = context;
  if (!row || !data || areInherited(row, data)) return null;
  return firstRefused(
    data.suppliers,
    (offer) => {
      const before = row.suppliers.find((one) => isSame(one, offer));
      const { purchasePrice: price } = offer;
      if (price === undefined) return before ? null : onField('priceMissing', 'purchasePrice');
      if (!before || seesCosts(context) || price === priceOf(row, before)) return null;
      return notPermitted('purchasePrice');
    },
    'suppliers',
  );
};

/** Whoever may not see prices takes none away, nor exchanges them for those of a parent. */
const offersStay: CostRule = (context, data) => {
  const { row } = context;
  if (!row || !data || areInherited(row, data) || seesCosts(context)) return null;
  if (row.suppliers.some((before) => !data.suppliers.some((offer) => isSame(before, offer))))
    return notPermitted('suppliers');
  return data.inherits?.includes('suppliers') ? notPermitted('inherits') : null;
};

const buildCostIsKept: CostRule = (context, data) => {
  const given = data?.bundle?.buildCost;
  if (!context.row || given === undefined || seesCosts(context)) return null;
  return given === context.row.bundle?.buildCost ? null : notPermitted('bundle.buildCost');
};

/** [PR32] Costs are changed by those alone who may see them. */
export const costsAreKept: CostRule = all(pricesAreKept, offersStay, buildCostIsKept);

/** The form as it is told: costs that are left out, or that its author may not see, are those that are there. [PR32] */
export function withCosts(context: Context, { suppliers, bundle, ...form }: ProductChange): ProductForm {
  const { row } = context;
  const known = row?.suppliers ?? [];
  const offers = suppliers.map((offer): Offer => {
    const before = known.find((one) => isSame(one, offer));
    const { purchasePrice = row && before ? priceOf(row, before) : 0 } = offer;
    return { ...offer, purchasePrice };
  });
  const kept = seesCosts(context) ? undefined : row?.bundle?.buildCost;
  const made = bundle && { ...bundle, ...(kept !== undefined && { buildCost: kept }) };
  return { ...form, suppliers: offers, ...(made && { bundle: made }) };
}
