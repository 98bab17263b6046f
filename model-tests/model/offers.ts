import { typed } from '#model/engine/reader.ts';
import type { Ask } from '../spec/document-seen.ts';
import type { Deed, EngineCommand, EngineOffer, EngineWorld } from './engine-world.ts';

export const fits = { fits: true };
export const unfit = { fits: false };
export const inside = { internal: true };

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

/** A command as it should be, malformed, and by somebody without the permission. */
export function threeWays(word: string, data: unknown, ask: Ask = fits): EngineOffer[] {
  return [
    offer(word, '', data, ask),
    offer(word, 'malformed', { surplus: 1 }, unfit),
    offer(word, 'not permitted', data, unfit, { permitted: false }),
  ];
}

/** What people do with other documents, in one word. */
export function story(word: string, deeds: readonly Deed[], ask: Ask = fits): EngineOffer {
  return { word, label: word, event: { type: word, data: {}, ask, deeds } };
}

export const deed = (kind: string, document: string, type: string, data: unknown = {}): Deed => ({
  kind,
  document,
  type,
  data,
});

/** The period is closed for years: at any clock, a model's or a server's. */
export const closeBooks = story('books are closed', [
  deed('company', 'company', 'changePolicies', {
    overReceipt: 0,
    closedUntil: '2099-12-31',
  }),
]);

export const booksAreOpen = (world: EngineWorld): boolean =>
  typed(world.view).get('company', 'company')?.policies.closedUntil === null;
