import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { forecastOf } from '#model/areas/products/product/product.reorder.ts';
import {
  offeredTerms,
  purchaseTerms,
  suppliersOf,
} from '#model/areas/products/purchase-price/purchase-terms.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isUnplaced } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { quantityToOrder } from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import { takesGoods, takesOrders } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { lineAmount } from '#model/values/money.ts';
import { fromOther } from '#model/values/factor.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import { priceOnOrder } from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { keepsStock, itemLinesOf, type ItemLine } from '#views/areas/stock/item/item-figures.ts';

/** A supplier that sells the product. */
export interface SupplierOffer {
  readonly supplier: string;
  readonly name: string;
  readonly leadDays: number;
  /** Thousandths of the stock unit, as is `multiple`, of which multiples are sold. */
  readonly minimum: number;
  readonly multiple: number;
  /** What it is bought in; undefined: the stock unit. */
  readonly unit: OrderedUnit | undefined;
  readonly currency: string;
  /** Minor units of that currency: the least that an order may come to; 0 if it may be anything. */
  readonly minimumOrder: number;
  /** What a quantity (thousandths of the stock unit) costs, minor units of that currency; null if not known here. */
  readonly costOf: (quantity: number) => number | null;
}

/** A product to order for a warehouse; quantities in thousandths. */
export interface Proposal {
  readonly id: string;
  readonly product: ProductRow;
  readonly warehouse: WarehouseRow;
  /** What is left once everything promised has left and everything expected has arrived. */
  readonly forecast: number;
  readonly needed: number;
  readonly onDrafts: number;
  readonly multiple: number;
  /** In the product's order of preference. */
  readonly offers: readonly SupplierOffer[];
}

/** A shortfall that somebody came from: it is proposed even if the stock itself does not ask for it. */
export interface AskedFor {
  readonly product: string;
  readonly warehouse: string;
  readonly quantity: number;
}

/** What is to be ordered, the most urgent kind first: promised beyond stock and supply, then below the minimum. [PO17] */
export function reorderProposals(
  model: CompanyModel,
  asked: AskedFor | null,
  today: string,
): readonly Proposal[] {
  const { replica } = model;
  const products = replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  const drafted = onDraftOrders(model);
  return products
    .filter((product) => keepsStock(product) && tradable(replica.view, product.id, 'buy') === null)
    .flatMap((product) => placesOf(model, product, asked))
    .flatMap((line) => proposalOf({ model, today }, line, drafted, asked))
    .sort((a, b) => Number(b.forecast < 0) - Number(a.forecast < 0));
}

/** How much of it to order from a supplier. */
export function proposedFrom(
  { product, needed, onDrafts, multiple }: Proposal,
  offer: SupplierOffer | undefined,
): number {
  const orderedIn = offer ? offer.unit : offeredTerms({ product, supplier: null }).unit;
  return quantityToOrder(needed, onDrafts, {
    minimum: offer?.minimum ?? 0,
    multiple,
    sold: offer?.multiple ?? 1,
    unit: product.unit,
    orderedIn,
  });
}

type Place = Pick<ItemLine, 'product' | 'warehouse' | 'shortfall'>;

/** Where a product is, or is wanted; also where it never was, if it was asked for there. */
function placesOf(model: CompanyModel, product: ProductRow, asked: AskedFor | null): readonly Place[] {
  const lines: readonly Place[] = itemLinesOf(model, product);
  if (asked?.product !== product.id || lines.some(({ warehouse }) => warehouse?.id === asked.warehouse))
    return lines;
  const warehouse = model.replica.view.get('warehouse', asked.warehouse) ?? null;
  return [...lines, { product, warehouse, shortfall: null }];
}

interface Here {
  readonly model: CompanyModel;
  readonly today: string;
}

function proposalOf(
  { model, today }: Here,
  { product, warehouse, shortfall }: Place,
  drafted: ReadonlyMap<string, number>,
  asked: AskedFor | null,
): Proposal[] {
  if (warehouse === null || !takesGoods(warehouse)) return [];
  const stock = model.replica.view.get('availability', placeKey(product.id, warehouse.id));
  const forecast = stock ? forecastOf(stock) : 0;
  const isAsked = asked?.product === product.id && asked.warehouse === warehouse.id;
  const needed = Math.max(shortfall?.order ?? 0, -forecast, isAsked ? asked.quantity : 0);
  if (needed <= 0) return [];
  const rule = product.reorder.find((one) => one.warehouse === warehouse.id);
  return [
    {
      id: placeKey(product.id, warehouse.id),
      product,
      warehouse,
      forecast,
      needed,
      onDrafts: drafted.get(placeKey(product.id, warehouse.id)) ?? 0,
      multiple: rule?.multiple ?? 1,
      offers: offersOf({ model, today }, product),
    },
  ];
}

/** Who takes orders for it, in the product's order of preference, and on which terms. [PRI22] [PRI23] */
function offersOf({ model, today }: Here, product: ProductRow): SupplierOffer[] {
  const { view } = model.replica;
  const preferred = product.suppliers.map(({ supplier }) => supplier);
  return ifKnown(() => suppliersOf(view, product, today), preferred).flatMap((supplier) => {
    const row = view.get('supplier', supplier);
    if (!row || !takesOrders(row)) return [];
    const { name, currency, minimumOrder } = row;
    const buying = { product, supplier, on: today };
    const { minimum, multiple, leadDays, unit } = ifKnown(
      () => purchaseTerms(view, buying),
      offeredTerms(buying),
    );
    const order = { supplier, currency, rate: rateToBegin(view, currency, today) ?? RATE_ONE };
    const costOf = (quantity: number): number | null => {
      const whole = unit ? fromOther(quantity, unit) : null;
      const orderedIn = whole === null ? undefined : unit;
      const found = ifKnown(() => priceOnOrder(view, order, today, product, { quantity, orderedIn }), null);
      return found && lineAmount(whole ?? quantity, found.price);
    };
    return [
      { supplier, name, currency, minimumOrder, minimum, multiple, unit, leadDays: leadDays ?? 0, costOf },
    ];
  });
}

/** Quantities on orders not placed yet by product and warehouse; a device holds every one of them. */
function onDraftOrders({ replica }: CompanyModel): ReadonlyMap<string, number> {
  const orders = replica.rows('purchaseOrder') as readonly PurchaseOrderRow[]; // table purchaseOrder holds PurchaseOrderRow
  const sums = new Map<string, number>();
  for (const order of orders) {
    if (!isUnplaced(order)) continue;
    for (const { product, quantity } of order.lines) {
      const key = placeKey(product, order.warehouse);
      sums.set(key, (sums.get(key) ?? 0) + quantity);
    }
  }
  return sums;
}
