import type { Kysely } from 'kysely';
import { reasons, writeEach } from './0026-reasons.ts';

/** Companies get the built-in reasons of returns, each in its log. */
export const up = (db: Kysely<unknown>): Promise<void> => writeEach(db, (company) => reasons(db, company));
