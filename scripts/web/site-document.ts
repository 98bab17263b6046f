import type { Locale } from '../../src/i18n/locale.ts';
import type { WrittenPage } from '../../src/main/site-pages.tsx';
import type { SitePageData } from '../../src/views/site/site-page-data.ts';
import { headOf, inScript } from './site-head.ts';

/**
 * What a built page is shown with. What it looks like stands in it, so that it is painted without waiting for another
 * file; the policy of the server names each by its hash (server/platform/http/security-headers.ts).
 */
interface BuiltFiles {
  /** Runs before the first paint. */
  readonly first: string;
  /** Runs what enlivens the page once somebody uses it; the files themselves where it is nothing without them. */
  readonly whenUsed: string | readonly string[];
  readonly styles: readonly { readonly file: string; readonly text: string }[];
  /** Needed by every page. */
  readonly fonts: readonly string[];
}

/** The files of the start as a build adds them to its template. */
const START = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\s*/g;

/** A whole document: the template with a page, its head and what enlivens it. During development there is no build. */
export function documentOf(
  template: string,
  page: WrittenPage,
  said: ReadonlySet<string>,
  languages: readonly Locale[],
  built?: BuiltFiles,
): string {
  const { locale, view, params, words, html } = page;
  const data: SitePageData = {
    view: view.path,
    params,
    words: Object.fromEntries(Object.entries(words).filter(([id]) => said.has(id))),
  };
  const filled: Readonly<Record<string, string>> = {
    '<html lang="en"': `<html lang="${locale}"`,
    '/app.en.webmanifest': `/app.${locale}.webmanifest`,
    '<!--head-->': headOf(page, languages),
    '</head>': `${built ? tagsOf(built).join('\n    ') : ''}\n  </head>`,
    '<!--page-->': html,
    '<!--data-->': `<script type="application/json" id="page-data">${inScript(data)}</script>`,
  };
  return Object.entries(filled).reduce(
    (text, [place, content]) => {
      if (!text.includes(place)) throw new Error(`site.html has no ${place}`);
      return text.replace(place, () => content);
    },
    built ? template.replaceAll(START, '') : template,
  );
}

function tagsOf({ first, whenUsed, styles, fonts }: BuiltFiles): string[] {
  const looks = styles.map(({ text }) => text).join('');
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
    element('script', first),
    element('style', looks),
    // Where a script that comes later finds the name of its style, it does not fetch it; nor does the browser.
    ...styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...(typeof whenUsed === 'string'
      ? [element('script', whenUsed)]
      : whenUsed.map((file) => `<script type="module" src="/${file}"></script>`)),
  ];
}

function element(name: 'script' | 'style', text: string): string {
  if (text.includes(`</${name}`)) throw new Error(`a ${name} of the site ends the element that it stands in`);
  return `<${name}>${text}</${name}>`;
}
