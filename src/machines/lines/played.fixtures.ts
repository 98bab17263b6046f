import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { activeProduct } from '../company.fixtures.ts';
import { LinesWorld } from './lines-world.fixtures.ts';
import { waysIn } from './lines.fixtures.ts';

const PIECE = 1_000;

/** A company with lines that came in in every way, a kit that is sold, an assembly that is released, and a replacement. */
export function playedWorld(): LinesWorld {
  const world = new LinesWorld();
  const { base } = world;
  for (const way of Object.values(waysIn)) world.give(way(world, [base.id()]));
  const kit = activeProduct(base, bundleFixture([[world.bolt, 2 * PIECE]]));
  world.confirmed([{ product: kit, quantity: PIECE }]);
  const { order } = world.sold(PIECE);
  world.posted(order, PIECE, 'replace');
  const built = activeProduct(
    base,
    bundleFixture([[world.bolt, PIECE]], { sku: 'BUILT', bundle: { mode: 'assembled' } }),
  );
  const building = base.id();
  world.act('assembly', building, 'create', { product: built, quantity: PIECE, warehouse: base.warehouse });
  world.act('assembly', building, 'release');
  return world;
}
