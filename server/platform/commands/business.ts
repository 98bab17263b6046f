import type { Transaction } from 'kysely';
import type { Env } from '#model/engine/env.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** What has to be known of a company's business to decide its commands. Readers may lack rows: then a `Miss` is thrown. */
export interface Business {
  /** What a user may do; null for who is no active member. */
  grantsOf(view: Reader, user: string): Pick<Env, 'may' | 'warehouses' | 'limits'> | null;
  /** The time zone (IANA) whose day is the company's. */
  zoneOf(view: Reader): string;
  /** How many a company's plan has room for, by the limit that a kind names; null where there is no limit. */
  roomOf(trx: Transaction<Schema>, company: number, limit: string): Promise<number | null>;
}
