import type { MessageDescriptor } from '@lingui/core';
import { messageOf } from '#i18n/i18n.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { Permission, PermissionSubject } from '#model/role/permissions.ts';
import type { Text } from '#words/text.ts';
import { can, company, type SitePage } from './site-page.ts';
import type { IconName } from './ui/icon.tsx';

/** A kind of document as every start knows it: what it is called, and where it is met. */
export interface KindView {
  readonly kind: TableName;
  readonly one: MessageDescriptor;
  readonly many: MessageDescriptor;
  /** Null for a kind that is met on the documents of others alone. */
  readonly place: KindPlace | null;
}

/** What a kind with pages of its own declares; every list of kinds in the views follows from it. */
interface KindDeclaration<K extends PermissionSubject> extends OwnPlace, Named {
  readonly pages: readonly KindPage[];
  /** The paper that its documents are handed over as. */
  readonly paper: KindPaper | null;
  /** What its permissions let somebody do, where the usual words of an action do not say it. */
  readonly permits: ActionWords<K>;
}

interface Named {
  readonly kind: TableName;
  readonly one: Text;
  readonly many: Text;
}

interface OwnPlace {
  readonly kind: TableName;
  readonly icon: IconName;
  readonly list: DocumentList;
  /** Its place among the pages that are offered; lower comes first, here and below. */
  readonly offered: number;
  /** Its place among what the palette finds. */
  readonly found: number;
  /** Its place among what changed at the same moment, where its changes are worth telling everybody about. */
  readonly told: number | null;
  /** Names that documents come with, in the language of the page. */
  readonly givenNames?: Readonly<Record<string, MessageDescriptor>>;
}

/** Where a kind's documents are met. */
export interface KindPlace extends OwnPlace {
  readonly pages: readonly SitePage[];
  /** The address of a document without its locale: a page of its own, or a panel beside the list. */
  readonly path: (id: string) => string;
  readonly paper: { readonly label: MessageDescriptor; readonly path: (id: string) => string } | null;
  /** The addresses of the form that holds what its commands send. */
  readonly form: { readonly create: string; readonly edit: (id: string) => string } | null;
  readonly permits: Readonly<Record<string, MessageDescriptor>>;
}

/** Where documents are listed, and how the list is asked for a state of a region. */
interface DocumentList {
  readonly path: string;
  /** The part of the address that a region is filtered by; `state` unless told. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A page in the shell for who may see the kind's documents; one with an `$id` shows the document of that id. */
type KindPage = AnyPage & (OtherPage | EditPage);

interface AnyPage extends Pick<SitePage, 'path' | 'icon' | 'foundBy' | 'menu' | 'load'> {
  /** What it is called; as the kind is, unless told: one document where it shows one. */
  readonly title?: MessageDescriptor;
}

interface OtherPage {
  /** What one must be permitted to do with them beyond seeing them. */
  readonly action?: 'create';
}

interface EditPage {
  readonly action: 'edit';
  /** Whether what is written in it is what its command sends: then a refused one is opened in it again. */
  readonly holdsCommand: boolean;
}

interface KindPaper extends AnyPage {
  /** What the menu of a document calls it. */
  readonly label: MessageDescriptor;
}

/** Actions whose words are the same for every subject. */
export type UsualAction = 'view' | 'create' | 'edit' | 'block' | 'archive';
type ActionOf<P, S extends string> = P extends `${S}.${infer A}` ? A : never;
type ActionWords<S extends string> = Readonly<
  Record<Exclude<ActionOf<Permission, S>, UsualAction>, MessageDescriptor> &
    Partial<Record<Extract<ActionOf<Permission, S>, UsualAction>, MessageDescriptor>>
>;

/** The view of a kind that is met on the documents of others alone. */
export const kindWithoutPages = (declared: Named): KindView => ({ ...named(declared), place: null });

const named = ({ kind, one, many }: Named): Omit<KindView, 'place'> => ({
  kind,
  one: messageOf(one),
  many: messageOf(many),
});

/** The view of a kind from what its slice declares. */
export function kindView<K extends TableName & PermissionSubject>(
  declared: KindDeclaration<K> & { readonly kind: K },
): KindView {
  const { pages, paper, ...own } = declared;
  const { kind, icon, list } = own;
  const called = named(declared);
  const sitePage = ({ path, action, ...page }: AnyPage & { readonly action?: string }): SitePage => ({
    icon: action === 'create' ? 'plus' : icon,
    title: path.includes('$id') ? called.one : called.many,
    ...page,
    path,
    ...company,
    ...can(kind, action),
    list: list.path,
    ...(path.includes('$id') && { document: kind }),
  });
  const idIn = (path: string, id: string): string => path.replace('$id', id);
  const single = pages.find(({ path, action }) => path.endsWith('/$id') && action === undefined);
  const create = pages.find(({ action }) => action === 'create');
  const edit = pages.find((page) => page.action === 'edit' && page.holdsCommand);
  return {
    ...called,
    place: {
      ...own,
      pages: [...pages, ...(paper ? [paper] : [])].map(sitePage),
      path: (id) => (single ? idIn(single.path, id) : `${list.path}?id=${id}`),
      form: create && edit ? { create: create.path, edit: (id) => idIn(edit.path, id) } : null,
      paper: paper && { label: paper.label, path: (id) => idIn(paper.path, id) },
    },
  };
}
