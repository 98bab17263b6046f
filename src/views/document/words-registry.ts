import { productWords } from '../product/product.messages.ts';
import type { DocumentWords } from './document-words.ts';

const registry: readonly DocumentWords[] = [productWords];
const byKind = new Map(registry.map((words) => [words.kind, words]));

/** How documents of a kind are spoken of; undefined for kinds without pages of their own. */
export function wordsOf(kind: string): DocumentWords | undefined {
  return byKind.get(kind);
}
