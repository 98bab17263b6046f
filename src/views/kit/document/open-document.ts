import { Shelf, useOnShelf } from '#views/ui/use-on-shelf.ts';
import type { DocumentWords } from './document-words.ts';

/** The document that a page shows, and a function to trigger a command as its button would. */
export interface OpenDocument {
  readonly words: DocumentWords;
  readonly document: string;
  readonly press: (type: string) => void;
}

const shelf = new Shelf<OpenDocument>();

/** Declares that the page shows this document, so that its commands can be triggered from elsewhere. */
export const useOpenDocument = (open: OpenDocument): void => useOnShelf(shelf, open);

/** The open document; undefined on pages that show none. */
export const openDocument = (): OpenDocument | undefined => shelf.all().at(-1);
