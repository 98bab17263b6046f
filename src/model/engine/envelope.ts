import { z } from 'zod';
import type { StateValue } from './rows.ts';

/**
 * A proposal. Idempotent by `id` (UUIDv7); `seen` is the head of the log its author looked at; `version`, where given,
 * is the document version a form was opened on.
 */
export const commandSchema = z.strictObject({
  id: z.uuid(),
  kind: z.string().min(1).max(40),
  document: z.string().min(1).max(64),
  type: z.string().min(1).max(40),
  data: z.unknown(),
  seen: z.int().min(0),
  version: z.int().min(0).optional(),
});
export interface Command {
  readonly id: string;
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  readonly seen: number;
  readonly version?: number | undefined;
}

/** A proposal that follows from a fact; it is decided in the same unit of work. */
export interface FollowUp {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
}

/** What a chart, or the ledger, says has happened; complete in itself. `state` is where the document stands after it. */
export interface Fact {
  readonly kind: string;
  readonly document: string;
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
  readonly state: StateValue | null;
  /** Counters that gave out numbers for this fact: the last value used, by series. */
  readonly drawn?: Readonly<Record<string, number>>;
}

/** A fact in its company's log. Its identity is (`command`, `index`), alike predicted and confirmed. */
export interface LogEvent extends Fact {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly index: number;
}

/** A command that would mend what a refusal names. */
export interface Fix {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
}

/** Why a command may not happen: a code with its data, in no language. `fields` names what is wrong in its input. */
export interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly fix?: Fix;
}

export type Verdict =
  | { readonly accepted: true; readonly events: readonly LogEvent[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/** What the server answers for a command: the sequence number at which it is settled, or why it was refused. */
export type Outcome =
  | { readonly id: string; readonly seq: number }
  | { readonly id: string; readonly refusal: Refusal };
