import { z } from 'zod';
import type { TableName } from '../engine/rows.ts';
import { kinds, type OpenedKind } from '../kinds.ts';

/** A list that has views: those of the document kinds, stock, its value and its ledger, what was lost and what is to be counted. */
export type ListName =
  | OpenedKind['lists'][number]
  | 'item'
  | 'stockValue'
  | 'stockLedger'
  | 'shrinkage'
  | 'returnRate'
  | 'dueBin'
  | 'auditLog';

/**
 * The lists that have views, each with the table whose rows it shows: its views are hidden from those who may not see
 * it.
 */
export const listTables = Object.fromEntries([
  ...kinds.flatMap(({ kind, lists }) => lists.map((list) => [list, kind])),
  ['item', 'availability'],
  ['stockValue', 'availability'],
  ['stockLedger', 'balance'],
  ['shrinkage', 'adjustment'],
  ['returnRate', 'customerReturn'],
  ['dueBin', 'count'],
  ['auditLog', 'company'],
]) as Readonly<Record<ListName, TableName>>; // by the lists of the kinds
export const listName = z.enum(Object.keys(listTables) as ListName[]); // its keys

/** Of a column or a filter; those of attributes have the key in it. */
const word = z.string().regex(/^[A-Za-z][A-Za-z0-9._-]{0,59}$/);

/** A list's columns, their order, and its row density. */
export const listLayout = z.object({
  /** Ids of the visible columns in order; null: the default. */
  columns: z.array(word).max(100).nullable(),
  density: z.enum(['comfortable', 'compact']).nullable(),
});
export type ListLayout = z.output<typeof listLayout>;

/** A saved view of a list: search, filters, sort, state, columns. */
export const listView = z.object({
  id: z.uuid(),
  list: listName,
  name: z.string().trim().min(1).max(60),
  /** Visible to everybody in the company. */
  isShared: z.boolean(),
  /** Query parameters of the URL. */
  query: z.record(word, z.string().max(500)).refine((query) => Object.keys(query).length <= 30),
  layout: listLayout,
});
export type ListView = z.output<typeof listView>;

/** A view as one person sees it, and whether they own it. */
export type OwnedView = ListView & { readonly isOwn: boolean };

/** A person's settings of a list: its layout, and the view it opens with. */
export const listSetting = z.object({ list: listName, layout: listLayout, view: z.uuid().nullable() });
export type ListSetting = z.output<typeof listSetting>;

/** One person's views and list settings; changes apply here immediately and reach the server shortly after. */
export interface ListViewBox {
  /** Increases with every change. */
  readonly version: number;
  views(list: ListName): readonly OwnedView[];
  setting(list: ListName): ListSetting;
  /** Adds a view, or changes one of the person's own. Rejects if the server refuses it. */
  save(view: ListView): Promise<void>;
  remove(id: string): Promise<void>;
  keepSetting(setting: ListSetting): void;
  /** Called after every change. */
  subscribe(listener: () => void): () => void;
}

declare module '../engine/company-model.ts' {
  interface CompanyModel {
    /** How the person wants to see the lists. */
    readonly listViews: ListViewBox;
  }
}
