import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import type { WrittenPage } from '../../src/main/site-pages.tsx';

/** Stands for the address of this installation, which the server fills in: a build serves any. */
export const ORIGIN = 'https://origin.invalid';

const NAME = 'Lagra';
const PICTURE = '/icons/preview.png';
const TERRITORY: Readonly<Record<Locale, string>> = { en: 'en_GB', sv: 'sv_SE' };

export type PageFacts = Pick<WrittenPage, 'locale' | 'path' | 'title' | 'description' | 'date'> & {
  readonly view?: Pick<WrittenPage['view'], 'isPrivate'>;
};

/** What a page says of itself to browsers, search engines and previews. `languages`: those it is written in. */
export function headOf(page: PageFacts, languages: readonly Locale[]): string {
  const { locale, path, title, description } = page;
  if (isMissing(path))
    return [titled(title), tag('meta', { name: 'robots', content: 'noindex' })].join('\n    ');
  if (page.view?.isPrivate)
    return [
      titled(title),
      tag('meta', { name: 'robots', content: 'noindex, nofollow' }),
      tag('meta', { name: 'referrer', content: 'no-referrer' }),
    ].join('\n    ');
  const shown = path === '/' ? `${NAME}: ${title}` : title;
  return [
    path === '/' ? `<title>${escaped(shown)}</title>` : titled(title),
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: addressOf(page) }),
    ...languages.map((other) => alternate(other, addressOf({ locale: other, path }))),
    alternate('x-default', addressOf({ locale: languages[0] ?? locale, path })),
    ...openGraph(page, shown),
    tag('link', {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: NAME,
      href: `/${locale}/blog/rss.xml`,
    }),
    `<script type="application/ld+json">${inScript(linkedData(page))}</script>`,
  ].join('\n    ');
}

/** Whether a page answers what is not found. */
export const isMissing = (path: string): boolean => path.endsWith('/404');

/** The whole address of a page, with `ORIGIN` in place of the origin. */
export const addressOf = ({ locale, path }: Pick<PageFacts, 'locale' | 'path'>): string =>
  `${ORIGIN}/${locale}${path === '/' ? '' : path}`;

const titled = (title: string): string => `<title>${escaped(title)} · ${NAME}</title>`;

const alternate = (hreflang: string, href: string): string =>
  tag('link', { rel: 'alternate', hreflang, href });

function openGraph(page: PageFacts, title: string): string[] {
  const { locale, description, date } = page;
  const property = (name: string, content: string): string => tag('meta', { property: name, content });
  return [
    property('og:site_name', NAME),
    property('og:type', date === undefined ? 'website' : 'article'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressOf(page)),
    property('og:image', ORIGIN + PICTURE),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:locale', TERRITORY[locale]),
    ...LOCALES.filter((other) => other !== locale).map((other) =>
      property('og:locale:alternate', TERRITORY[other]),
    ),
    ...(date === undefined ? [] : [property('article:published_time', date)]),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** In the words of schema.org. */
function linkedData(page: PageFacts): object {
  const maker = { '@type': 'Organization', name: NAME, url: ORIGIN, logo: `${ORIGIN}/icons/app-512.png` };
  const { locale, path, title, description, date } = page;
  const said = { '@context': 'https://schema.org', inLanguage: locale, description, url: addressOf(page) };
  if (date !== undefined)
    return {
      ...said,
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      image: ORIGIN + PICTURE,
      author: maker,
      publisher: maker,
    };
  if (path !== '/') return { ...said, '@type': 'WebPage', name: title, publisher: maker };
  return {
    ...said,
    '@type': 'SoftwareApplication',
    name: NAME,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: maker,
  };
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<${name} ${written.join(' ')} />`;
}

/** A text in HTML or XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A value inside a script element, which no text in it may end. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
