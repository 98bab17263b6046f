import type { ShownKind } from './kind-texts.ts';
import { textsOfKinds } from './kinds.ts';

/** The names of a kind of documents and its page, for texts that the server writes; screens have them from their views. */
export const shownKind = (kind: string): ShownKind | undefined => textsOfKinds.get(kind)?.shown;

/** The page of a document, below the locale; the inbox for one that has none. Mail and browsers' notifications lead there. */
export const documentPage = (kind: string, document: string): string =>
  shownKind(kind)?.page.replace('$id', document) ?? '/apps/inbox';
