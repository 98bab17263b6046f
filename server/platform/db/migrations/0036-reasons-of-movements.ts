import type { Kysely } from 'kysely';
import { up as reasonsOfStockWork } from './0031-reasons-of-stock-work.ts';

/** Companies that had the reasons of stock work before goods were moved get those of movements. */
export const up = (db: Kysely<unknown>): Promise<void> => reasonsOfStockWork(db);
