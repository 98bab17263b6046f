import { z } from 'zod';
import type { ActorType } from './actor.ts';
import * as v from '../values/schemas.ts';
import type { StateValue } from './rows.ts';

/** One id, however its letters are written. [EX14] */
export const commandId = z.uuid().toLowerCase();

/**
 * A proposal. Idempotent by `id` (UUIDv7); `seen` is the log head its author saw; `version`, if given, is the document
 * version a form was opened on; `madeAt` when it was given, UTC ISO: by the device's clock until the server has corrected
 * it, absent where that is now.
 */
export const commandSchema = z.strictObject({
  id: commandId,
  kind: z.string().min(1).max(40),
  document: z.string().min(1).max(64),
  type: z.string().min(1).max(40),
  data: z.unknown(),
  seen: z.int().min(0),
  version: z.int().min(0).optional(),
  madeAt: v.moment.optional(),
});
export interface Command {
  readonly id: string;
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  readonly seen: number;
  readonly version?: number | undefined;
  readonly madeAt?: string | undefined;
}

/** A command triggered by a fact, decided in the same unit of work. */
export interface FollowUp {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  /** The author does it too, in the same act: it takes their permissions, and keeps to their limits. */
  readonly byAuthor?: true;
}

/** What happened, according to a chart or the ledger; self-contained. `state` is the document's state after it. */
export interface Fact {
  readonly kind: string;
  readonly document: string;
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
  readonly state: StateValue | null;
  /** The number series this fact drew from: the last value used, by series. */
  readonly drawn?: Readonly<Record<string, number>>;
}

/** A fact in its company's log. Its identity is (`command`, `index`), the same predicted and confirmed. */
export interface LogEvent extends Fact {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  /** Absent in facts of before actors were told apart. */
  readonly byType?: ActorType;
  readonly command: string;
  readonly index: number;
}

/** A command that would resolve a refusal. */
export interface Fix {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
}

/** Why a command is refused: a language-neutral code with its data. `fields` names the invalid inputs. */
export interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly fix?: Fix;
}

export type Verdict =
  | { readonly accepted: true; readonly events: readonly LogEvent[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/** The server's answer to a command: the sequence number at which it was settled, or the refusal. */
export type Outcome =
  | { readonly id: string; readonly seq: number }
  | { readonly id: string; readonly refusal: Refusal };
