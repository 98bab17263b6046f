import { wordsOfKinds } from '../words-of-kinds.ts';
import type { DocumentWords } from './document-words.ts';

/** How documents of a kind are spoken of; undefined for a kind that nobody is shown. */
export const wordsOf = (kind: string): DocumentWords | undefined => wordsOfKinds.get(kind);
