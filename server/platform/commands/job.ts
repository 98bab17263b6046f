import type { Transaction } from 'kysely';
import type { Actor } from '#model/engine/actor.ts';
import type { Command, LogEvent, Refusal } from '#model/engine/envelope.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Who gives commands, and with what standing. */
export interface Proposer {
  /** Stands in every event. */
  readonly by: Actor;
  /** True for seeds, imports and other work of the server itself: no permission is asked for. */
  readonly internal: boolean;
  /** What they are given with (`Chrome/Linux`), where that is known. */
  readonly device?: string | undefined;
  /** Where they come from, for requests. */
  readonly address?: string | undefined;
  /** The ids of their commands name what these are for, so the server makes its own of them. [EX14] */
  readonly namesCommands?: boolean | undefined;
  /** Moment of the decision, UTC ISO, where it is not now. For `internal` only. */
  readonly at?: string;
}

/** A command that may be part of a whole. */
export type PartCommand = Command & {
  /** [EX16] Commands that name the same whole, one after the other, are taken together or not at all. */
  readonly whole?: string | undefined;
};

/** A command as it is decided: one of the server under an id of its own. */
export type JobCommand = PartCommand & {
  /** The id that names what it is for; it was its id before the server made its own. */
  readonly name?: string | undefined;
};

/** What a command came to. */
export type Settled =
  | { readonly id: string; readonly seq: number; readonly events: readonly LogEvent[] }
  | { readonly id: string; readonly refusal: Refusal };

export type Alongside = (trx: Transaction<Schema>) => Promise<void>;

/**
 * What follows from a company's events within their transaction, such as mail that is put into its queue; with who gave
 * a command of the batch, by its id.
 */
export type Follow = (
  trx: Transaction<Schema>,
  company: number,
  events: readonly LogEvent[],
  proposerOf: (command: string) => Proposer | undefined,
) => Promise<void>;

/** [EX16] Commands in order, those of a whole together. */
export function wholesOf<T>(all: readonly T[], commandOf: (one: T) => PartCommand): T[][] {
  const wholes: T[][] = [];
  let before: string | undefined;
  for (const one of all) {
    const { whole } = commandOf(one);
    const open = whole !== undefined && whole === before ? wholes.at(-1) : undefined;
    if (open) open.push(one);
    else wholes.push([one]);
    before = whole;
  }
  return wholes;
}

/** Commands that were sent together: decided in order, in one transaction, and answered together. */
export interface Job {
  readonly commands: readonly JobCommand[];
  readonly proposer: Proposer;
  /** What is written in the same transaction, if every one of the commands is accepted. */
  readonly alongside?: Alongside | undefined;
  readonly resolve: (settled: Settled[]) => void;
  readonly reject: (error: unknown) => void;
  /** When they were given: `performance.now()`. */
  readonly since: number;
  /** Runs work on behalf of who gave them: what is traced of it is part of their request. */
  readonly within: <T>(work: () => T) => T;
}

/** What became of a batch; times in seconds. */
export interface BatchFigures {
  readonly commands: number;
  /** How long the first of its commands had waited. */
  readonly waited: number;
  readonly took: number;
  readonly written: boolean;
}

/** What waits for its transaction now. */
export interface Load {
  readonly commands: number;
  /** Companies that have some waiting. */
  readonly companies: number;
  /** Seconds that the oldest of them has waited; 0 where none does. */
  readonly oldest: number;
}

/** A stretch of the log that a batch has written. */
export interface Written {
  readonly company: number;
  readonly epoch: number;
  readonly from: number;
  readonly to: number;
  readonly events: readonly LogEvent[];
}

/** There is no log for this company. */
export class UnknownCompany extends Error {
  override readonly name = 'UnknownCompany';
  constructor(company: number) {
    super(`company ${company} has no log`);
  }
}

/** Nothing was written, and the same commands may be sent again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly retryAfterSeconds: number;
  constructor(message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? 1;
  }
}
