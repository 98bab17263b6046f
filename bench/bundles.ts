import { activeProduct } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { Replica } from '#model/engine/replica.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { kitStock } from '#model/areas/products/product/kit-stock.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { atMost, ofProcessor, type Figure } from './figures.ts';

const PRODUCTS = 10_000;
const BUNDLES = 2_000;
const COMPONENTS = 5;
const BLOCKS = 7;
const PIECES = 30;
/** A frame of a screen with 60 of them a second. */
const FRAME = 1000 / 60;

/**
 * A device of a company with 2,000 kits of five components each, over 10,000 products: how many there are of all kits,
 * as a list sorted by that asks, and the same after an order that was confirmed in the same frame.
 */
export async function measureBundles(): Promise<Figure[]> {
  const world = stockedWorld();
  const kits = madeKits(world);
  const orders = drafted(world, kits);
  const replica = replicaOf(world.base, engine);
  const { warehouse } = world.base;
  const rows = kits.map((id) => replica.view.get('product', id)).filter((row) => row !== undefined);
  const note = `processor time; ${BUNDLES} kits of ${COMPONENTS} components, ${PRODUCTS} products`;
  const all = (): void => void availabilityOf(replica, rows, warehouse);
  for (let round = 0; round < 10; round++) all(); // compiled by then
  const confirm = (piece: number): void => {
    const document = orders[piece] ?? '';
    replica.dispatch({
      id: freshId(),
      kind: 'salesOrder',
      document,
      type: 'confirm',
      data: {},
      seen: replica.head,
    });
    all();
  };
  return [
    ofProcessor('bundles: available of all kits', BLOCKS, PIECES, all, { target: atMost(FRAME), note }),
    ofProcessor('bundles: an order of a kit confirmed, and all kits again', BLOCKS, PIECES, confirm, {
      target: atMost(FRAME),
      note,
    }),
  ];
}

const availabilityOf = (replica: Replica, kits: readonly ProductRow[], warehouse: string): number[] =>
  kits.map((kit) => kitStock(replica.view, kit, warehouse).kits);

const PER_RECEIPT = 1_000;

class LargeWorld extends SalesWorld {
  readonly products: string[] = [];
  override act(kind: string, document: string, type: string, data: unknown = {}): void {
    this.base.must(kind, document, type, data); // all figures are not compared after every step
  }
}

/** 10,000 products, 50 to 149 of each in a bin. */
function stockedWorld(): LargeWorld {
  const world = new LargeWorld();
  const { base } = world;
  for (let n = 0; n < PRODUCTS; n++) world.products.push(activeProduct(base, { sku: `PART-${n}` }));
  for (let from = 0; from < PRODUCTS; from += PER_RECEIPT) {
    const receipt = base.id();
    const lines = world.products.slice(from, from + PER_RECEIPT).map((product, n) =>
      receiptLineFixture({
        id: base.id(),
        product,
        location: base.bins[0] ?? null,
        quantity: (50 + (n % 100)) * 1_000,
        unitCost: 5_0000,
      }),
    );
    const head = { warehouse: base.warehouse, order: null, supplier: null, source: 'opening' };
    world.act('goodsReceipt', receipt, 'create', head);
    world.act('goodsReceipt', receipt, 'count', { lines });
    world.act('goodsReceipt', receipt, 'post');
  }
  return world;
}

/** Kits of five products each; every product is in one of them. */
function madeKits({ base, products }: LargeWorld): string[] {
  return Array.from({ length: BUNDLES }, (_, n) => {
    const id = base.id();
    const components = products
      .slice(n * COMPONENTS, (n + 1) * COMPONENTS)
      .map((product, at) => [product, (at + 1) * 1_000] as const);
    base.must('product', id, 'create', bundleFixture(components, { sku: `KIT-${n}` }));
    base.must('product', id, 'activate');
    return id;
  });
}

/** A draft of one kit for each time that one is confirmed. */
const drafted = (world: LargeWorld, kits: readonly string[]): string[] =>
  kits.slice(0, BLOCKS * PIECES + PIECES).map((product) => world.draft([{ product, quantity: 1_000 }]).order);
