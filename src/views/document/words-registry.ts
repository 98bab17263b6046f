import { wordsOfKinds } from '../words-of-kinds.ts';
import type { DocumentWords } from './document-words.ts';

/** The words of a kind of document; undefined for a kind that is never shown. */
export const wordsOf = (kind: string): DocumentWords | undefined => wordsOfKinds.get(kind);
