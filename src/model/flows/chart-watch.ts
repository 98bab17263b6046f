import type { AnyActor } from 'xstate';
import type { Command } from '../engine/envelope.ts';
import type { Dispatched } from '../engine/replica.ts';
import type { StateValue } from '../engine/rows.ts';

/** One thing that an actor of the page took, and where it stood after it. Nothing of what came with the event. */
export interface WatchedStep {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The slug of its chart. */
  readonly actor: string;
  readonly event: string;
  readonly value: StateValue;
  /** The definitions that were taken, of the actor's own chart. */
  readonly taken: readonly unknown[];
  /** How often it came in a row while nothing else happened; it took nothing then. */
  readonly times: number;
}

/** What a listener hears besides: data of events, commands that were given, pages that were come to. */
export type Watched =
  | { readonly kind: 'actor'; readonly step: WatchedStep; readonly data: unknown }
  | {
      readonly kind: 'command';
      readonly at: number;
      readonly command: Command;
      readonly outcome: Dispatched;
      /** Where its document stood; null for none, or one that the device does not hold. */
      readonly before: StateValue | null;
    }
  | { readonly kind: 'page'; readonly at: number; readonly path: string };

/** The actors of the page as they run, and what happened to them last. */
export interface ChartWatch {
  /** By the slugs of their charts. */
  readonly actors: ReadonlyMap<string, AnyActor>;
  /** The last steps of all of them, oldest first; another array whenever there are more. */
  steps(): readonly WatchedStep[];
  /** Told soon after something happened. */
  subscribe(listener: () => void): () => void;
  /** Told of everything at once, in its order. */
  listen(listener: (watched: Watched) => void): () => void;
}
