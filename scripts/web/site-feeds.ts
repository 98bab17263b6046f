import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { addressOf, escaped, isMissing, ORIGIN, type PageFacts } from './site-head.ts';

/** Every page in every language, with its other languages. */
export function sitemapOf(pages: readonly PageFacts[]): string {
  const found = pages.filter(({ path, view }) => !isMissing(path) && !view?.isPrivate);
  const urls = found.map((page) => {
    const others = found.filter(({ path }) => path === page.path);
    const links = others.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.locale}" href="${escaped(addressOf(other))}"/>`,
    );
    const changed = page.date === undefined ? '' : `<lastmod>${page.date}</lastmod>`;
    return `<url><loc>${escaped(addressOf(page))}</loc>${changed}${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Search engines may read the public site; the application behind the sign-in would tell them nothing. */
export const robots = `User-agent: *
Allow: /
Disallow: /api/
${LOCALES.map((locale) => `Disallow: /${locale}/auth/`).join('\n')}
Sitemap: ${ORIGIN}/sitemap.xml
`;

/** The posts of a language as RSS 2.0, the newest first. */
export function rssOf(locale: Locale, pages: readonly PageFacts[]): string {
  const posts = pages.filter((page) => page.locale === locale && page.date !== undefined);
  const blog = pages.find((page) => page.locale === locale && page.path === '/blog');
  const items = posts
    .toSorted((one, other) => Date.parse(other.date ?? '') - Date.parse(one.date ?? ''))
    .map((post) => {
      const address = escaped(addressOf(post));
      const day = new Date(post.date ?? '').toUTCString();
      return `<item><title>${escaped(post.title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${day}</pubDate><description>${escaped(post.description)}</description></item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Lagra · ${escaped(blog?.title ?? '')}</title>
<link>${ORIGIN}/${locale}/blog</link>
<atom:link href="${ORIGIN}/${locale}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>${escaped(blog?.description ?? '')}</description>
<language>${locale}</language>
${items.join('\n')}
</channel></rss>
`;
}
