import { typed } from '#model/engine/reader.ts';
import type { Ask } from '../spec/document-observed.ts';
import { doAround } from './engine-world.ts';
import type { Action, EngineCommand, EngineOffer, EngineWorld } from './engine-world.ts';

export const fits = { fits: true };
export const unfit = { fits: false };
export const inside = { internal: true } as const;

type Given = Partial<Pick<EngineCommand, 'permitted' | 'internal' | 'byAnother'>>;

/** A command of the subject in one variant. */
export function offer(
  word: string,
  variant: string,
  data: unknown,
  ask: Ask,
  given: Given = {},
): EngineOffer {
  return { word, label: `${word} ${variant}`.trim(), event: { type: word, data, ask, ...given } };
}

/** A command as it should be, malformed, and from somebody without the permission. */
export function threeWays(
  word: string,
  data: unknown,
  ask: Ask = fits,
  malformed: unknown = { surplus: 1 },
): EngineOffer[] {
  return [
    offer(word, '', data, ask),
    offer(word, 'malformed', malformed, unfit),
    offer(word, 'not permitted', data, unfit, { permitted: false }),
  ];
}

/** A command whose payload does not depend on its surroundings. */
export interface PlainCommand {
  /** A fitting payload; empty by default. */
  readonly fitting?: object;
  readonly ask?: Ask;
  /** A payload that violates its schema. */
  readonly malformed?: object;
  /** Other fitting payloads, and their `ask`. */
  readonly others?: Readonly<Record<string, readonly [data: object, ask: Ask]>>;
  /** Well-formed payloads that a rule refuses. */
  readonly unfit?: Readonly<Record<string, object>>;
}

/** A record's plain commands, by name: each in three ways and in all fitting and unfit variants. */
export const recordOffers = (commands: Readonly<Record<string, PlainCommand>>): EngineOffer[] =>
  Object.entries(commands).flatMap(
    ([word, { fitting = {}, ask, malformed, others = {}, unfit: wrong = {} }]) => [
      ...threeWays(word, fitting, ask, malformed),
      ...Object.entries(others).map(([variant, [data, how]]) => offer(word, variant, data, how)),
      ...Object.entries(wrong).map(([variant, data]) => offer(word, variant, data, unfit)),
    ],
  );

/** The life of a record that can be blocked, besides its form. */
export const blockable: Readonly<Record<string, PlainCommand>> = {
  block: { fitting: { reason: 'other' }, malformed: {} },
  unblock: {},
  archive: {},
};

/** What other documents, or the server, do by commands of their own, without the subject's part. */
export const happens = (
  word: string,
  elsewhere: readonly Action[],
  given?: { internal: true },
): EngineOffer => ({
  word,
  label: word,
  event: { type: word, data: {}, ask: fits, around: doAround(elsewhere, given), elsewhere },
});

/** What people do with other documents, under one word. */
export function story(word: string, actions: readonly Action[], ask: Ask = fits): EngineOffer {
  return { word, label: word, event: { type: word, data: {}, ask, actions } };
}

export const action = (kind: string, document: string, type: string, data: unknown = {}): Action => ({
  kind,
  document,
  type,
  data,
});

/** The period is closed for years ahead, so on any clock, a model's or a server's. */
export const closeBooks = story('books are closed', [
  action('company', 'company', 'changePolicies', {
    overReceipt: 0,
    closedUntil: '2099-12-31',
    closesAhead: true,
  }),
]);

export const booksAreOpen = (world: EngineWorld): boolean =>
  typed(world.view).get('company', 'company')?.policies.closedUntil === null;
