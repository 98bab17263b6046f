import { Shelf, useOnShelf } from '../ui/use-on-shelf.ts';
import type { DocumentWords } from './document-words.ts';

/** The document that a page shows, and how to give it a command as its button would. */
export interface OpenDocument {
  readonly words: DocumentWords;
  readonly document: string;
  readonly press: (type: string) => void;
}

const shelf = new Shelf<OpenDocument>();

/** Says that the page is about this document, so that its commands can be given from elsewhere. */
export const useOpenDocument = (open: OpenDocument): void => useOnShelf(shelf, open);

/** The document that is open; undefined on pages that are about none. */
export const openDocument = (): OpenDocument | undefined => shelf.all().at(-1);
