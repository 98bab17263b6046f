import type { DocumentWords } from './document/document-words.ts';

/** Each `<slug>.look.ts` exports the words of its kind: loaded with a page, not on start. */
const files = import.meta.glob<Readonly<Record<string, DocumentWords>>>('./*/*.look.ts', { eager: true });

/** The words of each kind of document, by its name in the model. */
export const wordsOfKinds: ReadonlyMap<string, DocumentWords> = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((words) => [words.kind, words]),
);
