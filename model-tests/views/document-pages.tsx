import type { ComponentType } from 'react';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import type { KindPlace } from '#views/kind-view.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { places } from '#views/kinds.ts';

/** Where and how a document of a kind is seen. */
export interface DocumentView {
  readonly kind: string;
  readonly words: DocumentWords;
  readonly Shown: ComponentType<{ readonly id: string }>;
  /** Shows its state in words, once it has begun: in badges, in the lifecycle strip, or where its work is over. */
  readonly badges: boolean;
  readonly strip: boolean;
}

type Ways = Partial<Pick<DocumentView, 'badges' | 'strip'>>;
type Page = ComponentType<{ readonly row: DocumentRow; readonly id: string; readonly onClose: () => void }>;

/** Shown beside a list instead of on a page; found by the export named after the kind. */
const files = import.meta.glob<Readonly<Record<string, ComponentType<never>>>>([
  '../../src/views/**/*-panel.tsx',
  '../../src/views/**/*-list.page.tsx',
]);

async function panelOf(kind: string): Promise<ComponentType<never> | undefined> {
  const slug = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Panel`;
  for (const file of [`${slug}-panel.tsx`, `${slug}-list.page.tsx`]) {
    const path = Object.keys(files).find((one) => one.endsWith(`/${slug}/${file}`));
    const found = path === undefined ? undefined : (await files[path]?.())?.[name];
    if (found) return found;
  }
  return undefined;
}

const ways: Readonly<Partial<Record<TableName, Ways>>> = {
  shipment: { strip: true },
  // Work on the whole screen: its state shows in what is to be done.
  pick: { badges: false, strip: false },
};

const ignore = (): void => {};

async function seenAs({ kind, pages, path }: KindPlace): Promise<DocumentView> {
  const own = pages.find((page) => page.path === path('$id'));
  const shown = own ? await own.load() : await panelOf(kind);
  const words = wordsOf(kind);
  if (!shown || !words) throw new Error(`${kind} has no words, or neither a page nor a panel`);
  const Page = shown as Page; // the page or panel of a kind shows its rows
  const Shown = ({ id }: { readonly id: string }) => {
    const row = useRow(kind, id) as DocumentRow | undefined; // pages are of documents
    return row ? <Page row={row} id={id} onClose={ignore} /> : null;
  };
  return { kind, words, Shown, badges: true, strip: own !== undefined, ...ways[kind] };
}

/** Every kind of document with a page or a panel of its own. */
export const documentViews: readonly DocumentView[] = await Promise.all(places.map(seenAs));
