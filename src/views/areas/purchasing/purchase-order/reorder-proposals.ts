import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { forecastOf } from '#model/areas/products/product/product.reorder.ts';
import { boughtIn, unitNamed } from '#model/areas/products/product/product.units.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isUnplaced } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { quantityToOrder } from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import { takesGoods, takesOrders } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { lineAmount } from '#model/values/money.ts';
import { priceFor } from '#model/values/unit-cost.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { keepsStock, itemLinesOf, type ItemLine } from '#views/areas/stock/item/item-figures.ts';

/** A supplier that sells the product. */
export interface SupplierOffer {
  readonly supplier: string;
  readonly name: string;
  readonly leadDays: number;
  /** Thousandths. */
  readonly minimum: number;
  readonly currency: string;
  /** Minor units of that currency: the least that an order may come to; 0 if it may be anything. */
  readonly minimumOrder: number;
  /** For one stock unit, ten-thousandths of that currency; null for who may not see costs. */
  readonly price: number | null;
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
export function reorderProposals(model: CompanyModel, asked: AskedFor | null): readonly Proposal[] {
  const { replica } = model;
  const products = replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  const drafted = onDraftOrders(model);
  return products
    .filter((product) => keepsStock(product) && tradable(replica.view, product.id, 'buy') === null)
    .flatMap((product) => placesOf(model, product, asked))
    .flatMap((line) => proposalOf(model, line, drafted, asked))
    .sort((a, b) => Number(b.forecast < 0) - Number(a.forecast < 0));
}

/** How much of it to order from a supplier. */
export function proposedFrom(
  { product, needed, onDrafts, multiple }: Proposal,
  offer: SupplierOffer | undefined,
): number {
  const orderedIn = boughtIn(product, offer?.supplier);
  return quantityToOrder(needed, onDrafts, {
    minimum: offer?.minimum ?? 0,
    multiple,
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

function proposalOf(
  model: CompanyModel,
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
      offers: offersOf(model, product),
    },
  ];
}

function offersOf({ replica: { view } }: CompanyModel, product: ProductRow): SupplierOffer[] {
  return product.suppliers.flatMap(({ supplier, leadDays, minimum, purchasePrice, unit }) => {
    const row = view.get('supplier', supplier);
    if (!row || !takesOrders(row)) return [];
    const { name, currency, minimumOrder } = row;
    const price = costOf(product, purchasePrice, unit);
    return [{ supplier, name, leadDays, minimum, currency, minimumOrder, price }];
  });
}

/** What one stock unit costs; a role that may not see costs has no price. */
function costOf(
  product: ProductRow,
  price: number | undefined,
  unit: string | null | undefined,
): number | null {
  return price === undefined ? null : priceFor(price, unitNamed(product, unit));
}

/** What a quantity (thousandths of the stock unit) costs, minor units of the supplier's currency; null if not known. */
export const costOfQuantity = ({ price }: SupplierOffer, quantity: number): number | null =>
  price === null ? null : lineAmount(quantity, price);

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
