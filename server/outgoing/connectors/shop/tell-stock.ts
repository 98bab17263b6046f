import type { Desk, Link, Outgoing } from '#model/areas/integrations/connector/connector.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { isKit } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { kitStock } from '#model/areas/products/product/kit-stock.ts';
import { isUnconfirmed } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { UNIT } from '#model/values/money.ts';

/** What a shop is told of a product's stock: whole pieces that can be sold. */
export interface StockLevel extends Readonly<Record<string, string | number>> {
  /** The product there. */
  readonly externalId: string;
  readonly quantity: number;
}

interface Touched {
  readonly entries?: readonly { readonly product?: string }[];
  readonly moves?: readonly { readonly product?: string }[];
}

/**
 * [WSH8] What can be sold of each product that a fact is about, and of the kits that it is a part of, where the shop has them: what is
 * free in the warehouse of the connection, less what its own orders that are still drafts will take, as the shop has counted those
 * off already. Facts of the ledger, drafts that are discarded or changed, and products that come into use are such facts.
 */
export function tellStock(event: LogEvent, desk: Desk, entity: string): Outgoing[] {
  return [...productsOf(event, desk)].flatMap((id) => {
    const kits = desk.view.by('product', 'component', id);
    const product = desk.view.get('product', id);
    return [...(product ? [product] : []), ...kits.filter(isKit)].flatMap((one) =>
      levelOf(one, desk, entity),
    );
  });
}

function productsOf({ kind, type, document, data }: LogEvent, { view }: Desk): Set<string> {
  if (kind === 'product') return new Set(type === 'activated' || type === 'revised' ? [document] : []);
  if (kind === 'salesOrder')
    return new Set(
      type === 'discarded' || type === 'updated'
        ? view.get('salesOrder', document)?.lines.map(({ product }) => product)
        : [],
    );
  if (kind !== STOCK) return new Set();
  const { entries = [], moves = [] } = Object(data) as Touched; // facts of the ledger name products so, or not at all
  return new Set([...entries, ...moves].flatMap(({ product }) => (product ? [product] : [])));
}

/** The level of a product that has just been found in the shop. */
export function levelOfLink({ entity, kind, document }: Link, desk: Desk): Outgoing[] {
  const product = kind === 'product' ? desk.view.get('product', document) : undefined;
  return product ? levelOf(product, desk, entity) : [];
}

/** The level of a product, if the shop has it. */
function levelOf(product: ProductRow, desk: Desk, entity: string): Outgoing[] {
  const there = desk.linkOf(entity, product.id);
  if (!there || !desk.works(String(desk.settings['warehouse'] ?? ''))) return [];
  const data: StockLevel = { externalId: there.externalId, quantity: freeOf(product, desk) };
  const about = { kind: 'product', document: product.id, latest: product.id, name: product.sku };
  return [{ flow: 'stock', entity, ...about, data }];
}

function freeOf(product: ProductRow, desk: Desk): number {
  const { view } = desk;
  const warehouse = String(desk.settings['warehouse'] ?? '');
  const drafted = draftedIn(warehouse, desk);
  if (isKit(product))
    return Math.floor(kitStock(view, product, warehouse, (part) => -drafted(part)).kits / UNIT);
  const stock = view.get('availability', placeKey(product.id, warehouse));
  const free = (stock?.onHand ?? 0) - (stock?.reserved ?? 0) - drafted(product.id);
  return Math.max(0, Math.floor(free / UNIT));
}

/** How much (thousandths) of a product the orders of this shop will take that nobody has confirmed yet. */
const draftedIn =
  (warehouse: string, { view, linkOf }: Desk) =>
  (product: string): number =>
    view
      .by('salesOrder', 'openWarehouse', warehouse)
      .filter((order) => isUnconfirmed(order) && order.lines.some((line) => line.product === product))
      .filter(({ id }) => linkOf('order', id))
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (line.product === product ? sum + line.quantity : sum), 0);
