import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const actions = ['view', 'create', 'edit', 'archive'];

/**
 * Every role may see VAT rates and exchange rates, since documents use them; a role that manages the company may
 * change them. All of it is in the log.
 */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, ratesFor));

const ratesFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? actions : ['view']).flatMap((action) => [
    `vatRate.${action}`,
    `exchangeRate.${action}`,
  ]);
