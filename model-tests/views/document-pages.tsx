import type { ComponentProps, ComponentType } from 'react';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { CategoryPanel } from '#views/category/category-panel.tsx';
import type { DocumentWords } from '#views/document/document-words.ts';
import { useRow } from '#views/document/model-context.tsx';
import type { KindPlace } from '#views/kind-view.ts';
import { kinds } from '#views/kinds.ts';
import { LocationPanel } from '#views/location/location-panel.tsx';
import { MemberPanel } from '#views/member/member-panel.tsx';
import { RolePanel } from '#views/role/role-panel.tsx';
import { ShipmentPanel } from '#views/shipment/shipment-panel.tsx';

/** Where a document of a kind is seen, and how. */
export interface DocumentView {
  readonly kind: string;
  readonly words: DocumentWords;
  readonly Shown: ComponentType<{ readonly id: string }>;
  /** Says its state in words, once it has begun: in badges, in the strip of its life, or where its work is over. */
  readonly badges: boolean;
  readonly strip: boolean;
}

type Ways = Partial<Pick<DocumentView, 'badges' | 'strip'>>;
type Page = ComponentType<{ readonly row: DocumentRow; readonly onClose: () => void }>;

/** What is shown beside a list instead of on a page. */
const panels: Readonly<Partial<Record<TableName, ComponentType<never>>>> = {
  category: CategoryPanel,
  location: LocationPanel,
  member: MemberPanel,
  role: RolePanel,
  shipment: ({ row, onClose }: ComponentProps<Page>) => <ShipmentPanel id={row.id} onClose={onClose} />,
};
const besideList = { strip: false };
const ways: Readonly<Partial<Record<TableName, Ways>>> = {
  category: besideList,
  location: besideList,
  member: besideList,
  role: besideList,
  // Work on the whole screen: where it stands is seen by what is to be done.
  pick: { badges: false, strip: false },
};

const ignore = (): void => {};

async function seenAs(words: DocumentWords, { kind, pages, path }: KindPlace): Promise<DocumentView> {
  const own = pages.find((page) => page.path === path('$id'));
  const shown = panels[kind] ?? (await own?.load());
  if (!shown) throw new Error(`${kind} has neither a page nor a panel`);
  const Page = shown as Page; // the page or panel of a kind shows its rows
  const Shown = ({ id }: { readonly id: string }) => {
    const row = useRow(kind, id) as DocumentRow | undefined; // pages are of documents
    return row ? <Page row={row} onClose={ignore} /> : null;
  };
  return { kind, words, Shown, badges: true, strip: true, ...ways[kind] };
}

/** Every kind of document with a page or a panel of its own. */
export const documentViews: readonly DocumentView[] = await Promise.all(
  kinds.flatMap(({ words, place }) => (place ? [seenAs(words, place)] : [])),
);
