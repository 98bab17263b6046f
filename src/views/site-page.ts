import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '#i18n/locale.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { IconName } from './ui/icon.tsx';

/** Who may open a page. Guests only: sign-in and its like; a session: signed in, with or without a company. */
export type Access = 'public' | 'guest' | 'session' | 'company';

/** The groups of the navigation. */
export type MenuGroup = 'home' | 'sales' | 'purchasing' | 'warehouse' | 'products' | 'administration';

export interface SitePage {
  /** Under the locale segment; parameters in TanStack Router's form. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** The shell, the public site, the pages before the shell, or nothing around the page. */
  readonly layout: 'default' | 'landing' | 'blank' | 'bare';
  readonly access: Access;
  /** The permission pair: `salesOrder` `view` is `salesOrder.view`. */
  readonly can?: { readonly subject: string; readonly action: string };
  /** The document type whose `$id` the page shows; the page gets it as `row`. */
  readonly document?: TableName;
  /** Stands for it in the navigation and among what is found. */
  readonly icon?: IconName;
  /** English words that it is found by in every language. */
  readonly foundBy?: string;
  /** Where it stands in the navigation: within a group, lower places come first. */
  readonly menu?: { readonly group: MenuGroup; readonly place: number };
  /** The path of the list that it belongs to, where its own does not lie below that. */
  readonly list?: string;
  /** Whether the parameters of an address can belong to this page; if not, there is no such page. */
  readonly validate?: (params: Readonly<Record<string, string>>) => boolean;
  /** What the page at an address is called, where its title only says what sort of page it is; null for no such page. */
  readonly nameOf?: (params: Readonly<Record<string, string>>, locale: Locale) => Promise<string | null>;
  /** Of a page that is yet to be built: what it will be for. */
  readonly purpose?: MessageDescriptor;
  readonly load: () => Promise<ComponentType<never>>;
}

/** A page in the shell, for who is signed in to a company. */
export const company = { layout: 'default', access: 'company' } as const;

/** What one has to be permitted for a page. */
export const can = (
  subject: string,
  action = 'view',
): { readonly can: { readonly subject: string; readonly action: string } } => ({ can: { subject, action } });
