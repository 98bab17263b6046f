import type { AnyEventObject } from 'xstate';
import type { Offer } from '../kernel/graph.ts';

/** An event of an app chart, in the word of the rows. */
export const happens = (word: string, event: AnyEventObject, variant = ''): Offer<AnyEventObject> => ({
  word,
  label: `${word} ${variant}`.trim(),
  event,
});

/** The event of a finished actor. */
export const done = (actor: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

/** The event of a failed actor. */
export const failed = (actor: string, error: unknown = new Error('no answer')): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
});

/** The offer of an actor's result. */
export const settles = (word: string, actor: string, output: unknown, variant = ''): Offer<AnyEventObject> =>
  happens(word, done(actor, output), variant);

/** The offer of an actor's failure. */
export const breaks = (word: string, actor: string, error: unknown, variant = ''): Offer<AnyEventObject> =>
  happens(word, failed(actor, error), variant);
