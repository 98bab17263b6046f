import type { Refusal } from '#model/engine/envelope.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { written, type Text } from '#words/text.ts';
import { walk, type WalkedFact } from './walked-order.ts';

const languageOf = (locale: string): keyof Text => (locale === 'sv' ? 'sv' : 'en');
const names = { person: () => '', permission: (id: string) => id };

/** The model and its words, fetched when somebody begins to walk. */
export interface WalkModel {
  readonly walk: typeof walk;
  /** What happened, in words; null for what the ledger notes. */
  readonly fact: (fact: WalkedFact, locale: string) => string | null;
  /** Why a step was refused. */
  readonly refusal: (refusal: Refusal, locale: string) => string;
}

export const walkModel: WalkModel = {
  walk,
  fact: ({ kind, type }, locale) => textsOfKinds.get(kind)?.facts[type]?.[languageOf(locale)] ?? null,
  refusal: ({ code, params = {} }, locale) => {
    const text = refusalTexts[code];
    return text ? written(text, params, languageOf(locale), names) : code;
  },
};
