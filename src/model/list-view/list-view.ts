import { z } from 'zod';
import type { TableName } from '../engine/rows.ts';
import { kinds, type OpenedKind } from '../kinds.ts';

/** A list that has views: those of the kinds of documents, and stock. */
export type ListName = OpenedKind['lists'][number] | 'item';

/** The lists that have views, each with the table whose rows it shows: who may not see that sees no view of it. */
export const listTables = Object.fromEntries([
  ...kinds.flatMap(({ kind, lists }) => lists.map((list) => [list, kind])),
  ['item', 'availability'],
]) as Readonly<Record<ListName, TableName>>; // by the lists of the kinds
export const listName = z.enum(Object.keys(listTables) as ListName[]); // its keys

const word = z.string().regex(/^[A-Za-z][A-Za-z0-9.-]{0,39}$/);

/** Which columns a list shows, in which order, and how close its rows stand. */
export const listLayout = z.object({
  /** Ids of the columns in sight, in their order; null: as the list comes. */
  columns: z.array(word).max(60).nullable(),
  density: z.enum(['comfortable', 'compact']).nullable(),
});
export type ListLayout = z.output<typeof listLayout>;

/** A list as somebody wants to see it again: search, filters, sort, state, columns. */
export const listView = z.object({
  id: z.uuid(),
  list: listName,
  name: z.string().trim().min(1).max(60),
  /** Everybody of the company sees it. */
  isShared: z.boolean(),
  /** Parts of the address. */
  query: z.record(word, z.string().max(500)).refine((query) => Object.keys(query).length <= 30),
  layout: listLayout,
});
export type ListView = z.output<typeof listView>;

/** A view as a person gets it: whether it is theirs to change. */
export type OwnedView = ListView & { readonly isOwn: boolean };

/** What a person has made of a list: its layout, and the view it opens with. */
export const listSetting = z.object({ list: listName, layout: listLayout, view: z.uuid().nullable() });
export type ListSetting = z.output<typeof listSetting>;

/** The views and settings of the lists, as the person has them; changed here at once, and on the server a moment later. */
export interface ListViewBox {
  /** Grows with every change. */
  readonly version: number;
  views(list: ListName): readonly OwnedView[];
  setting(list: ListName): ListSetting;
  /** Adds a view, or changes one that is the person's own. Rejects where the server does not take it. */
  save(view: ListView): Promise<void>;
  remove(id: string): Promise<void>;
  keepSetting(setting: ListSetting): void;
  /** Told after every change. */
  subscribe(listener: () => void): () => void;
}

declare module '../engine/company-model.ts' {
  interface CompanyModel {
    /** How the person wants to see the lists. */
    readonly listViews: ListViewBox;
  }
}
