import type { DocumentWords } from './document/document-words.ts';

/** Each `<slug>.look.ts` exports the words of its kind: a page brings them, no start does. */
const files = import.meta.glob<Readonly<Record<string, DocumentWords>>>('./*/*.look.ts', { eager: true });

/** How the documents of each kind are spoken of, by its name in the model. */
export const wordsOfKinds: ReadonlyMap<string, DocumentWords> = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((words) => [words.kind, words]),
);
