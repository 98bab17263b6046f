import type { TableName } from '#model/engine/rows.ts';
import type { DocumentWords } from './kit/document/document-words.ts';

/** Each `<slug>.look.ts` exports the words of its kind: loaded with a page, not on start. */
const files = import.meta.glob<Readonly<Record<string, DocumentWords>>>('./**/*.look.ts', { eager: true });

const wordsOfKinds: ReadonlyMap<string, DocumentWords> = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((words) => [words.kind, words]),
);

/** The words of a kind of document, by its name in the model; undefined for a kind that is never shown. */
export const wordsOf = (kind: string): DocumentWords | undefined => wordsOfKinds.get(kind);

/** The same for one kind that has words, for a slice that shows its documents without importing it. */
export function shownWordsOf(kind: TableName): DocumentWords {
  const words = wordsOf(kind);
  if (!words) throw new Error(`a ${kind} has no words: add <slug>.look.ts beside its view`);
  return words;
}
