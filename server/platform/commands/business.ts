import type { Transaction } from 'kysely';
import type { Actor } from '#model/engine/actor.ts';
import type { FoldedType } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Fact, Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** What has to be known of a company's business to decide its commands. Readers may lack rows: then a `Miss` is thrown. */
export interface Business {
  /** What somebody may do; null for who is neither an active member nor an agent at work. */
  grantsOf(view: Reader, actor: Actor): Pick<Env, 'may' | 'warehouses' | 'limits'> | null;
  /**
   * Why facts that were decided are not written after all: for what no company knows by itself. `know` reads the company,
   * whose rows may have to be loaded.
   */
  refusesFacts(
    trx: Transaction<Schema>,
    know: <T>(read: (view: Reader) => T) => Promise<T>,
    facts: readonly Fact[],
  ): Promise<Refusal | null>;
  /** The owner of an agent, whose rights it acts with; null for everybody else. */
  ownerOf(view: Reader, actor: Actor): string | null;
  /** The time zone (IANA) whose day is the company's. */
  zoneOf(view: Reader): string;
  /** How many a company's plan has room for, by the limit that a kind names; null where there is no limit. */
  roomOf(view: Reader, limit: string): number | null;
  /** How much it uses of what its plan limits; `day` is the company's (`YYYY-MM-DD`). */
  takenOf(trx: Transaction<Schema>, company: number, limit: string, day: string): Promise<number>;
  /** The limits that have to be counted to decide commands of a kind; none where the company's plan has none. */
  countedFor(view: Reader, type: FoldedType): readonly string[];
}
