import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const actions = ['view', 'create', 'edit', 'send', 'answer', 'award', 'close'] as const;
const all = actions.map((action) => `quoteRequest.${action}`);

/** Who orders and sees costs asks for quotes too, as in companies founded from now on. It is in the log. [RFQ16] */
const requestsFor = (held: readonly string[]): readonly string[] =>
  held.includes('product.viewCost') && held.includes('purchaseOrder.create') ? all : [];

export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, requestsFor));
