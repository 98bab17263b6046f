import type { AnyActor } from 'xstate';
import type { Command } from '../engine/envelope.ts';
import type { Dispatched } from '../engine/replica.ts';
import type { StateValue } from '../engine/rows.ts';

/** One event taken by an actor of the page, and its state after it. Carries no event data. */
export interface WatchedStep {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The slug of its chart. */
  readonly actor: string;
  readonly event: string;
  readonly value: StateValue;
  /** The transition definitions taken, from the actor's own chart. */
  readonly taken: readonly unknown[];
  /** How often it repeated with nothing in between; only for events that took no transition. */
  readonly times: number;
}

/** What a listener also receives: event data, commands given, pages visited. */
export type Watched =
  | { readonly kind: 'actor'; readonly step: WatchedStep; readonly data: unknown }
  | {
      readonly kind: 'command';
      readonly at: number;
      readonly command: Command;
      readonly outcome: Dispatched;
      /** Its document's state before; null if there is none or the device does not hold it. */
      readonly before: StateValue | null;
    }
  | { readonly kind: 'page'; readonly at: number; readonly path: string };

/** The running actors of the page and their recent steps. */
export interface ChartWatch {
  /** By chart slug. */
  readonly actors: ReadonlyMap<string, AnyActor>;
  /** The latest steps of all actors, oldest first; a new array whenever there are more. */
  steps(): readonly WatchedStep[];
  /** Notified soon after something happens. */
  subscribe(listener: () => void): () => void;
  /** Notified of everything immediately, in order. */
  listen(listener: (watched: Watched) => void): () => void;
}
