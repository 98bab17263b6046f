import type { AnyEventObject } from 'xstate';
import type { Offer } from '../kernel/graph.ts';

/** An event of an app chart, in the word of the rows. */
export const happens = (word: string, event: AnyEventObject, variant = ''): Offer<AnyEventObject> => ({
  word,
  label: `${word} ${variant}`.trim(),
  event,
});

/** The event of an actor that came to something. */
export const done = (actor: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

/** The event of an actor that failed. */
export const failed = (actor: string, error: unknown = new Error('no answer')): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
});

/** What an actor of the chart comes to. */
export const settles = (word: string, actor: string, output: unknown, variant = ''): Offer<AnyEventObject> =>
  happens(word, done(actor, output), variant);

/** What an actor of the chart fails with. */
export const breaks = (word: string, actor: string, error: unknown, variant = ''): Offer<AnyEventObject> =>
  happens(word, failed(actor, error), variant);
