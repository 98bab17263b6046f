import type { MessageDescriptor } from '@lingui/core';
import { messageOf } from '#i18n/i18n.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { Permission, PermissionSubject } from '#model/areas/setup/role/permissions.ts';
import type { Text } from '#words/text.ts';
import { can, company, type SitePage } from './site-page.ts';
import type { IconName } from './ui/icon.tsx';

/** A kind of document as loaded on every start: its names, and where it is shown. */
export interface KindView {
  readonly kind: TableName;
  readonly one: MessageDescriptor;
  readonly many: MessageDescriptor;
  /** Null for a kind that is only shown on other documents. */
  readonly place: KindPlace | null;
}

/** What a kind with pages of its own declares; every list of kinds in the views derives from it. */
interface KindDeclaration<K extends PermissionSubject> extends OwnPlace, Named {
  readonly pages: readonly KindPage[];
  /** The printed form of its documents. */
  readonly paper: KindPaper | null;
  /** Words for its permissions, for actions without common words. */
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
  /** Its rank in the site map; lower comes first, here and below. */
  readonly offered: number;
  /** Its rank among the palette's results. */
  readonly found: number;
  /** Its rank among simultaneous changes in recent activity; null if its changes are not shown there. */
  readonly told: number | null;
  /** Translations of names created with the company. */
  readonly givenNames?: Readonly<Record<string, MessageDescriptor>>;
}

/** Where a kind's documents are shown. */
export interface KindPlace extends OwnPlace {
  readonly pages: readonly SitePage[];
  /** The address of a document without its locale: a page of its own, or a panel next to the list. */
  readonly path: (id: string) => string;
  readonly paper: OwnPaper | null;
  /** The addresses of the form whose data its commands send. */
  readonly form: { readonly create: string; readonly edit: (id: string) => string } | null;
  readonly permits: Readonly<Record<string, MessageDescriptor>>;
}

interface OwnPaper extends Pick<KindPaper, 'isMailed'> {
  readonly label: MessageDescriptor;
  readonly path: (id: string) => string;
}

/** Where documents are listed, and how the list is filtered by the state of a region. */
interface DocumentList {
  readonly path: string;
  /** The query parameter that filters by a region; default: `state`. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Its documents begin on the page of another one, not beside the list. */
  readonly beginsElsewhere?: true;
}

/** A page in the shell for people who may see the kind's documents; one with an `$id` shows that document. */
type KindPage = AnyPage & (OtherPage | EditPage);

interface AnyPage extends Pick<SitePage, 'path' | 'icon' | 'foundBy' | 'menu' | 'load'> {
  /** Its title; default: the name of the kind, singular if it shows one document. */
  readonly title?: MessageDescriptor;
  /** Who may view this opens it, even if they may not see the kind's documents. */
  readonly seenWith?: PermissionSubject;
}

interface OtherPage {
  /** The permission needed beyond viewing. */
  readonly action?: Beginning | 'import' | 'export';
}

/** What creating a document is called by the permission that it needs. */
export type Beginning = 'create' | 'record';

interface EditPage {
  readonly action: 'edit';
  /** Whether the form's contents are its command's data: a refused command is then reopened in it. */
  readonly holdsCommand: boolean;
}

interface KindPaper extends AnyPage {
  /** Its label in the menu of a document. */
  readonly label: MessageDescriptor;
  /** It goes to customers or suppliers by mail, as its declaration says. */
  readonly isMailed?: true;
}

/** Actions with the same words for every subject. */
export type UsualAction = 'view' | 'create' | 'edit' | 'block' | 'archive';
type ActionOf<P, S extends string> = P extends `${S}.${infer A}` ? A : never;
type ActionWords<S extends string> = Readonly<
  Record<Exclude<ActionOf<Permission, S>, UsualAction>, MessageDescriptor> &
    Partial<Record<Extract<ActionOf<Permission, S>, UsualAction>, MessageDescriptor>>
>;

/** The page of a document itself, and not one of its parts. */
export const showsOne = /\/\$id(?:\/information)?$/;

/** The view of a kind that is only shown on other documents. */
export const kindWithoutPages = (declared: Named): KindView => ({ ...named(declared), place: null });

const named = ({ kind, one, many }: Named): Omit<KindView, 'place'> => ({
  kind,
  one: messageOf(one),
  many: messageOf(many),
});

/** The view of a kind, from its slice's declaration. */
export function kindView<K extends TableName & PermissionSubject>(
  declared: KindDeclaration<K> & { readonly kind: K },
): KindView {
  const { pages, paper, ...own } = declared;
  const { kind, icon, list } = own;
  const called = named(declared);
  const sitePage = ({
    path,
    action,
    seenWith = kind,
    ...page
  }: AnyPage & { readonly action?: string }): SitePage => ({
    icon: action === 'create' || action === 'record' ? 'plus' : icon,
    title: path.includes('$id') ? called.one : called.many,
    ...page,
    path,
    ...company,
    ...can(seenWith, action),
    list: list.path,
    ...(path.includes('$id') && { document: kind }),
  });
  const idIn = (path: string, id: string): string => path.replace('$id', id);
  const single = pages.find(({ path, action }) => showsOne.test(path) && action === undefined);
  const create = pages.find(({ action }) => action === 'create');
  const edit = pages.find((page) => page.action === 'edit' && page.holdsCommand);
  return {
    ...called,
    place: {
      ...own,
      pages: [...pages, ...(paper ? [paper] : [])].map(sitePage),
      path: (id) => (single ? idIn(single.path, id) : `${list.path}?id=${id}`),
      form: create && edit ? { create: create.path, edit: (id) => idIn(edit.path, id) } : null,
      paper: paper && {
        label: paper.label,
        path: (id) => idIn(paper.path, id),
        ...(paper.isMailed && { isMailed: true as const }),
      },
    },
  };
}
