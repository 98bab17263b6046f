import type { Kysely } from 'kysely';
import { up as reasonsOfStockWork } from './0031-reasons-of-stock-work.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Companies that had the reasons of stock work before goods were moved get those of movements. */
export const up = (db: Kysely<Schema>): Promise<void> => reasonsOfStockWork(db);
