import { documentTexts, valueTexts } from './document.words.ts';
import type { RefusalTexts } from './kind-texts.ts';
import { textsOfKinds } from './kinds.ts';
import { lineTexts } from './lines.words.ts';
import { partyTexts } from './party.words.ts';
import { stockTexts } from './stock.words.ts';
import type { Texts } from './text.ts';

/** Everything that has refusals of its own. */
export const speakers: readonly RefusalTexts[] = [
  documentTexts,
  lineTexts,
  partyTexts,
  stockTexts,
  ...textsOfKinds.values(),
];

/** What each code of a refusal says. */
export const refusalTexts: Texts = Object.assign({}, ...speakers.map(({ refusals }) => refusals));

/** What each code says in the field that carries it: a text of the field's own, else that of the refusal. */
export const fieldTexts: Texts = {
  ...refusalTexts,
  ...valueTexts,
  ...Object.assign({}, ...speakers.map(({ fields }) => fields)),
};
