import { documentList } from './document-lists.ts';
import type { WordList } from './word-list.ts';
import { msg } from '@lingui/core/macro';

const about = msg`The life of a document.`;
const kinds =
  'member warehouse location category product supplier customer purchase-order goods-receipt sales-order pick shipment comment file'.split(
    ' ',
  );
/** The words of every chart, by its slug. */
export const wordLists: Readonly<Record<string, WordList>> = Object.fromEntries(
  kinds.map((slug) => [
    slug,
    documentList(
      slug.replaceAll(/-(\w)/g, (_, l: string) => l.toUpperCase()),
      { about, guards: {} },
    ),
  ]),
);
