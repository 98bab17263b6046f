import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const actions = ['view', 'create', 'edit', 'archive'] as const;
const all = ['purchaseList', 'purchasePrice'].flatMap((kind) => actions.map((action) => `${kind}.${action}`));

/**
 * What suppliers ask is for those who buy and see costs, as in companies founded from now on: who wrote it on products
 * writes it in lists. It is in the log. What products say of it is moved by the server once it runs. [PRI21] [PRI25]
 */
const listsFor = (held: readonly string[]): readonly string[] => {
  const buys = held.includes('product.viewCost') && held.includes('purchaseOrder.create');
  return buys && held.includes('product.edit') ? all : buys ? all.filter((one) => one.endsWith('.view')) : [];
};

export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, listsFor));
