import type { ActorType } from './actor.ts';
import type { FollowUp } from './envelope.ts';
import type { Row } from './rows.ts';

/** Everything a decision may know beyond the model; pure data and pure functions of the caller. */
export interface Env {
  /** Moment of the decision, UTC ISO. */
  readonly now: string;
  /** When the person did it, UTC ISO, where that is known to be earlier: on a device that was offline. */
  readonly madeAt?: string;
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The id of who proposes, and what it is the id of. */
  readonly by: string;
  readonly byType: ActorType;
  /** Whose rights that is done with, where an agent proposes: its owner at this moment; absent or null: a person does. */
  readonly onBehalfOf?: string | null;
  /** Whether that user holds a permission (`<subject>.<action>`); founders hold all. */
  may(permission: string): boolean;
  /** The warehouses that their role is limited to; null or absent: all. */
  readonly warehouses?: ReadonlySet<string> | null;
  /** The sums up to which they commit alone, by kind, minor units of the company's currency; absent: without limits. */
  readonly limits?: Readonly<Partial<Record<string, number | null>>> | null;
  /** True while the person only tries a role on: what it could do is shown, and nothing is written. */
  readonly tried?: boolean;
  /**
   * The commands that this actor is limited to, whatever they hold permissions for; absent: all. Asked with the moment of the
   * decision, of every command that is theirs.
   */
  readonly only?: (command: Pick<FollowUp, 'kind' | 'document' | 'type'>, now: string) => boolean;
  /** True only for commands that follow from facts, or come from the system itself. */
  readonly internal: boolean;
  /** True where numbers are given out: on the server. A browser shows a new document without its number. */
  readonly drawsNumbers: boolean;
  /** How many of the command's kind the company's plan has room for; null or absent: no limit, or none is known. */
  readonly room?: number | null;
  /** How much the company uses of what its plan limits, by the limit's name; null or absent: it is not known here. */
  taken?(limit: string): number | null;
  /** Where that is counted without such an answer: all rows of the company, on a device that holds them. */
  readonly held?: { rows(table: string): readonly Row[] } | null;
}
