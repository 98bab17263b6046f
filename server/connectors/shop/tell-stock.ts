import type { Desk, Outgoing } from '#model/connector/connector.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { isKit } from '#model/product/product.bundle.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { kitStock } from '#model/product/kit-stock.ts';
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
 * [WSH8] What can be sold of each product that a fact of the ledger is about, and of the kits that it is a part of, where the shop has
 * them: what is free in the warehouse of the connection. Also of one that comes into use.
 */
export function tellStock(event: LogEvent, desk: Desk, entity: string): Outgoing[] {
  return [...productsOf(event)].flatMap((id) => {
    const kits = desk.view.by('product', 'component', id);
    const product = desk.view.get('product', id);
    return [...(product ? [product] : []), ...kits.filter(isKit)].flatMap((one) =>
      levelOf(one, desk, entity),
    );
  });
}

function productsOf({ kind, type, document, data }: LogEvent): Set<string> {
  if (kind === 'product') return new Set(type === 'activated' || type === 'revised' ? [document] : []);
  if (kind !== STOCK) return new Set();
  const { entries = [], moves = [] } = Object(data) as Touched; // facts of the ledger name products so, or not at all
  return new Set([...entries, ...moves].flatMap(({ product }) => (product ? [product] : [])));
}

/** The level of a product, if the shop has it. */
function levelOf(product: ProductRow, desk: Desk, entity: string): Outgoing[] {
  const there = desk.linkOf(entity, product.id);
  if (!there) return [];
  const data: StockLevel = { externalId: there.externalId, quantity: freeOf(product, desk) };
  return [
    {
      flow: 'stock',
      entity,
      kind: 'product',
      document: product.id,
      latest: product.id,
      name: product.sku,
      data,
    },
  ];
}

function freeOf(product: ProductRow, { view, settings }: Desk): number {
  const warehouse = String(settings['warehouse'] ?? '');
  if (isKit(product)) return Math.floor(kitStock(view, product, warehouse).kits / UNIT);
  const stock = view.get('availability', placeKey(product.id, warehouse));
  return Math.max(0, Math.floor(((stock?.onHand ?? 0) - (stock?.reserved ?? 0)) / UNIT));
}
