import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { purchaseTerms, suppliersOf } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import type { Reader } from '#model/engine/reader.ts';
import { fromOther } from '#model/values/factor.ts';
import { lineAmount } from '#model/values/money.ts';
import { addDays } from '#model/values/moments.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { amountAt, RATE_ONE } from '#model/values/unit-cost.ts';
import { quantityToOrder } from '../purchase-order/purchase-order.reorder.ts';
import { takesOrders } from '../purchase-order/purchase-order.rules.ts';
import { priceOnOrder } from '../purchase-order/purchase-order.sources.ts';
import type { SupplierRow } from '../supplier/supplier.facts.ts';
import type { SupplierSource } from './proposal.ts';

/** Who sells a product, before it is known how much of it is wanted. */
export interface Seller {
  readonly supplier: SupplierRow;
  readonly leadDays: number;
}

/** Whom a product can be ordered from on a day, in its order of preference. [PRI23] */
export function sellersOf(view: Reader, product: ProductRow, today: string): Seller[] {
  return suppliersOf(view, product, today).flatMap((id) => {
    const supplier = view.get('supplier', id);
    if (!supplier || !takesOrders(supplier)) return [];
    const { leadDays } = purchaseTerms(view, { product, supplier: id, on: today });
    return [{ supplier, leadDays: leadDays ?? supplier.leadDays }];
  });
}

/** What is wanted of a product; thousandths. */
export interface Wanted {
  readonly product: ProductRow;
  readonly need: number;
  readonly onDrafts: number;
  /** Of its reorder rule. */
  readonly multiple: number;
  readonly today: string;
  /** Where prices are not visible, suppliers are not compared by them. */
  readonly seesCosts: boolean;
  /** The day it is needed; null: as soon as it comes. */
  readonly neededOn: string | null;
}

/**
 * The suppliers it can be ordered from, the best first: who delivers in time, then who asks the least for one at the
 * quantity that would be ordered from them, then in the product's order of preference. [RPL6]
 */
export function supplierSources(view: Reader, sellers: readonly Seller[], wanted: Wanted): SupplierSource[] {
  return sellers
    .map((seller) => supplierSource(view, seller, wanted))
    .map((source) => ({ source, each: costOfOne(source) }))
    .sort((a, b) => Number(b.source.isInTime) - Number(a.source.isInTime) || a.each - b.each)
    .map(({ source }) => source);
}

function supplierSource(view: Reader, { supplier, leadDays }: Seller, wanted: Wanted): SupplierSource {
  const { product, need, onDrafts, today, neededOn } = wanted;
  const { minimum, multiple, unit } = purchaseTerms(view, {
    product,
    supplier: supplier.id,
    on: today,
  });
  const quantity = quantityToOrder(need, onDrafts, {
    minimum,
    multiple: wanted.multiple,
    sold: multiple,
    unit: product.unit,
    orderedIn: unit,
  });
  const comesOn = addDays(today, leadDays);
  return {
    from: 'supplier',
    supplier: supplier.id,
    quantity,
    leadDays,
    comesOn,
    isInTime: neededOn === null || comesOn <= neededOn,
    minimum,
    multiple,
    orderedIn: unit,
    cost: wanted.seesCosts ? costFrom(view, supplier, { product, quantity, today, orderedIn: unit }) : null,
  };
}

/** Thousandths of a product, on a day. */
interface Ordered {
  readonly product: ProductRow;
  readonly quantity: number;
  readonly today: string;
  readonly orderedIn: SupplierSource['orderedIn'];
}

/** The same in the company's currency at the day's rate; null also where that is not known. */
function costFrom(view: Reader, supplier: SupplierRow, ordered: Ordered): number | null {
  const rate = rateToBegin(view, supplier.currency, ordered.today);
  const amount = rate === null ? null : amountFrom(view, supplier, ordered);
  return rate === null || amount === null ? null : amountAt(amount, rate);
}

/** What a quantity costs, minor units of the supplier's currency; null where the price is not known. */
export function amountFrom(
  view: Reader,
  { id, currency }: SupplierRow,
  { product, quantity, today, orderedIn }: Ordered,
): number | null {
  const whole = orderedIn ? fromOther(quantity, orderedIn) : null;
  const unit = whole === null ? undefined : orderedIn;
  const order = { supplier: id, currency, rate: rateToBegin(view, currency, today) ?? RATE_ONE };
  const found = priceOnOrder(view, order, today, product, { quantity, orderedIn: unit });
  return found && lineAmount(whole ?? quantity, found.price);
}

/** Of a thousand, so that small differences show; what is not known comes last. */
function costOfOne({ cost, quantity }: SupplierSource): number {
  if (cost === undefined || cost === null || quantity === 0) return Number.POSITIVE_INFINITY;
  return multiplyDivide(cost, 1_000_000, quantity);
}
