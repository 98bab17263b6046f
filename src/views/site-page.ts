import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '#i18n/locale.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { IconName } from './ui/icon.tsx';

/**
 * Who may open a page. `guest`: visitors only (sign-in and the like); `session`: signed in, with or without company.
 */
export type Access = 'public' | 'guest' | 'session' | 'company';

/** The groups of the navigation. */
export type MenuGroup = 'home' | 'sales' | 'purchasing' | 'warehouse' | 'products' | 'administration';

export interface SitePage {
  /** Below the locale segment; parameters in TanStack Router's syntax. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** The shell, the public site (documents of its own), the layout before the shell, or no layout. */
  readonly layout: 'default' | 'landing' | 'blank' | 'bare';
  readonly access: Access;
  /** The permission pair: `salesOrder` `view` is `salesOrder.view`. */
  readonly can?: { readonly subject: string; readonly action: string };
  /** The document type whose `$id` the page shows; passed to the page as `row`. */
  readonly document?: TableName;
  /** Shown in the navigation and in search results. */
  readonly icon?: IconName;
  /** English search words, used in every language. */
  readonly foundBy?: string;
  /** Its place in the navigation: within a group, lower comes first. */
  readonly menu?: {
    readonly group: MenuGroup;
    readonly place: number;
    /** Set up once and looked up elsewhere: there for who may change it. */
    readonly isSetup?: boolean;
  };
  /** The path of its list, if its own path is not below that. */
  readonly list?: string;
  /** Whether the parameters of an address are valid for this page; if not, the page does not exist. */
  readonly validate?: (params: Readonly<Record<string, string>>) => boolean;
  /** The name of the page at an address, if its title is only the type of page; null if there is no such page. */
  readonly nameOf?: (params: Readonly<Record<string, string>>, locale: Locale) => Promise<string | null>;
  /** For a page that is not implemented yet: its purpose. */
  readonly purpose?: MessageDescriptor;
  readonly load: () => Promise<ComponentType<never>>;
}

/** A page in the shell, for people signed in to a company. */
export const company = { layout: 'default', access: 'company' } as const;

/** The permission needed for a page. */
export const can = (
  subject: string,
  action = 'view',
): { readonly can: { readonly subject: string; readonly action: string } } => ({ can: { subject, action } });
