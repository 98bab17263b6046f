import type { Transaction } from 'kysely';
import type { Actor } from '#model/engine/actor.ts';
import type { FoldedType } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Fact, LogEvent, Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** On what a command was decided. */
export interface DecidedOn {
  readonly company: number;
  /** The latest moment that anything of the company is of, UTC ISO: what is dated before it is about the past. */
  readonly latest: string;
  /** Facts of the same batch that are not written yet. */
  readonly before: readonly LogEvent[];
}

/** What has to be known of a company's business to decide its commands. Readers may lack rows: then a `Miss` is thrown. */
export interface Business {
  /** What somebody may do; null for who is neither an active member nor an agent at work. */
  grantsOf(view: Reader, actor: Actor): Pick<Env, 'may' | 'warehouses' | 'limits' | 'only'> | null;
  /**
   * Why facts that were decided are not written after all: for what the rows of a company do not say. `know` reads these;
   * they may have to be loaded.
   */
  refusesFacts(
    trx: Transaction<Schema>,
    know: <T>(read: (view: Reader) => T) => Promise<T>,
    facts: readonly Fact[],
    given: DecidedOn,
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
