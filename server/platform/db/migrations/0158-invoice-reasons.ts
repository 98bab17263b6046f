import type { Kysely } from 'kysely';
import { reasons, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Companies get the built-in reasons of invoices, each in its log. [BIL20] */
export const up = (db: Kysely<Schema>): Promise<void> => writeEach(db, (company) => reasons(db, company));
