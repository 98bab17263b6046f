import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type { Messages } from '@lingui/core';
import { activateLocale, i18n } from '#i18n/i18n.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import type { PublicView } from '#views/site/public-view.ts';
import { allViews } from '#views/site/public-views.tsx';
import { sharedPage } from './shared-page.tsx';
import { sitePage } from './site-page.tsx';

/** A page of the public site, written in one language. */
export interface WrittenPage {
  readonly locale: Locale;
  /** Its address below the language: `/`, `/blog/a-post`. */
  readonly path: string;
  readonly view: Pick<PublicView, 'path' | 'source' | 'isPrivate'>;
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  readonly description: string;
  readonly date?: string | undefined;
  readonly parts?: readonly string[] | undefined;
  readonly html: string;
  /** The whole catalogue of its language. */
  readonly words: Messages;
}

/** Draws every page of the public site in every language, or those that `among` admits. Runs while building. */
export async function writePages(
  among: (locale: Locale, path: string) => boolean = () => true,
): Promise<readonly WrittenPage[]> {
  const pages: WrittenPage[] = [];
  const views = await allViews();
  for (const locale of LOCALES) {
    await activateLocale(locale);
    for (const view of views) pages.push(...(await pagesOf(view, locale, among)));
  }
  return pages;
}

async function pagesOf(
  view: PublicView,
  locale: Locale,
  among: (locale: Locale, path: string) => boolean,
): Promise<WrittenPage[]> {
  const own = { params: {}, title: i18n._(view.title), description: i18n._(view.description) };
  const addresses = view.each ? await view.each(locale) : [own];
  const pages: WrittenPage[] = [];
  for (const { params, ...said } of addresses) {
    const path = filledIn(view.path, params);
    if (!among(locale, path)) continue;
    const page = await view.load({ locale, params });
    const html = await drawn(view.isPrivate ? sharedPage(page) : sitePage(path, page));
    pages.push({ ...said, locale, path, view, params, html, words: i18n.messages });
  }
  return pages;
}

/** The whole page as HTML, parts that load when they are shown included. Rejects if any of them fails. */
async function drawn(page: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    // Otherwise large parts come after the page, and a script within it moves them to their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

const filledIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
