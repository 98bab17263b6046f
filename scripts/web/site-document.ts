import type { Locale } from '../../src/i18n/locale.ts';
import type { WrittenPage } from '../../src/main/site-pages.tsx';
import type { SitePageData } from '../../src/views/public/site-page-data.ts';
import type { PageFiles } from './site-chunks.ts';
import { headOf, inScript } from './site-head.ts';

interface DocumentFiles extends PageFiles {
  /** Needed by every page: fetched while the styles that name them still are. */
  readonly fonts: readonly string[];
}

/** A whole document: the built template with a page, its head, its files and what enlivens it. */
export function documentOf(
  template: string,
  page: WrittenPage,
  { scripts, styles, fonts, said }: DocumentFiles,
  languages: readonly Locale[],
): string {
  const { locale, view, params, words, html } = page;
  const data: SitePageData = {
    view: view.path,
    params,
    words: Object.fromEntries(Object.entries(words).filter(([id]) => said.has(id))),
  };
  const files = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ];
  const filled: Readonly<Record<string, string>> = {
    '<html lang="en"': `<html lang="${locale}"`,
    '/app.en.webmanifest': `/app.${locale}.webmanifest`,
    '<!--head-->': headOf(page, languages),
    // The page is whole without: what it looks like comes first.
    '<script type="module"': '<script type="module" fetchpriority="low"',
    '</head>': `${files.join('\n    ')}\n  </head>`,
    '<!--page-->': html,
    '<!--data-->': `<script type="application/json" id="page-data">${inScript(data)}</script>`,
  };
  const whole = Object.entries(filled).reduce((text, [place, content]) => {
    if (!text.includes(place)) throw new Error(`site.html has no ${place}`);
    return text.replace(place, () => content);
  }, template);
  return whole.replaceAll(
    'rel="modulepreload" crossorigin',
    'rel="modulepreload" fetchpriority="low" crossorigin',
  );
}
