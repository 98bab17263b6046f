import { kinds } from '#views/kinds.ts';
import { speakers } from '#words/refusal-texts.ts';
import type { Text } from '#words/text.ts';

/** What kinds are called, as their views declare it: the id of such a message holds both languages (`messageOf`). */
const namesOfKinds = kinds.flatMap(({ one, many }) =>
  [one, many].map(({ id }) => {
    const [en = id, sv = id] = id.split(' | ');
    return [en, sv] as const;
  }),
);

/** The Swedish text for an English text of `src/words`, or for the name of a kind. */
export const swedishOf: ReadonlyMap<string, string> = new Map([
  ...namesOfKinds,
  ...textsIn(speakers).map(({ en, sv }) => [en, sv] as const),
]);

/** The text between the parameters of English texts, where long enough to be distinctive. */
export const plainParts: readonly string[] = [...swedishOf.keys()].flatMap((text) =>
  text.split(/\{[^}]+\}/).filter((part) => part === text || part.length > 12),
);

function textsIn(value: unknown): readonly Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn);
}

function isText(value: object): value is Text {
  return 'en' in value && 'sv' in value && typeof value.en === 'string' && typeof value.sv === 'string';
}
