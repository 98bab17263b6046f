import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { Chance } from './random.ts';
import type { SimulatedClient } from './simulated-client.ts';
import { anyOf, tradeActions, type Action } from './trade-workload.ts';

const anyRow = (client: SimulatedClient, chance: Chance, table: TableName): string | null =>
  anyOf(client, chance, table)?.id ?? null;

const versionOf = (client: SimulatedClient, table: TableName, id: string): number | undefined =>
  (client.replica.view.get(table, id) as DocumentRow | undefined)?.version;

/** Few SKUs, so that people collide. */
const sku = (chance: Chance): string => `SKU-${chance.below(6)}`;

const createProduct: Action = (client, chance) =>
  void client.give(
    'product',
    client.id(),
    'create',
    productFixture({ sku: sku(chance), price: chance.below(1_000_000) }),
  );

const saveProduct: Action = (client, chance) => {
  const id = anyRow(client, chance, 'product');
  if (!id) return;
  const version = chance.happens(0.5) ? versionOf(client, 'product', id) : undefined;
  client.give(
    'product',
    id,
    'update',
    productFixture({ sku: sku(chance), price: chance.below(1_000_000) }),
    version,
  );
};

const moveProduct: Action = (client, chance) => {
  const id = anyRow(client, chance, 'product');
  const type = chance.pick(['activate', 'phaseOut', 'block', 'unblock', 'archive']);
  if (id) client.give('product', id, type, type === 'block' ? { reason: 'quality' } : {});
};

/** Every action, repeated by weight. */
export const actions: readonly Action[] = [
  createProduct,
  saveProduct,
  saveProduct,
  moveProduct,
  ...tradeActions,
  ...tradeActions,
];
