import { expect, test } from 'vitest';
import { documentOf } from './site-document.ts';
import { rssOf, sitemapOf } from './site-feeds.ts';
import { headOf, ORIGIN, type PageFacts } from './site-head.ts';

const home: PageFacts = { locale: 'sv', path: '/', title: 'Lager', description: 'Allt & <mer>' };
const post: PageFacts = { ...home, path: '/blog/a-post', title: 'Ett "inlägg"', date: '2026-04-01' };
const missing: PageFacts = { ...home, path: '/blog/404', title: 'Saknas' };
const english: PageFacts = { ...post, locale: 'en', title: 'A post', date: '2026-04-01' };

test('[PUB3] a page names itself, its address and its other languages', () => {
  const head = headOf(home, ['en', 'sv']);
  expect(head).toContain('<title>Lagra: Lager</title>');
  expect(head).toContain('name="description" content="Allt &amp; &lt;mer&gt;"');
  expect(head).toContain(`rel="canonical" href="${ORIGIN}/sv"`);
  expect(head).toContain(`hreflang="en" href="${ORIGIN}/en"`);
  expect(head).toContain(`hreflang="x-default" href="${ORIGIN}/en"`);
  expect(head).toContain('property="og:locale" content="sv_SE"');
  expect(head).not.toContain('article:published_time');
});

test('[PUB3] what search engines read is data that no text ends', () => {
  const [, text = ''] = /ld\+json">(.*?)<\/script>/.exec(headOf(home, ['sv'])) ?? [];
  expect(JSON.parse(text)).toMatchObject({ '@type': 'SoftwareApplication', description: 'Allt & <mer>' });
  expect(text).not.toContain('<');
  const [, said = ''] = /ld\+json">(.*?)<\/script>/.exec(headOf(post, ['sv'])) ?? [];
  expect(JSON.parse(said)).toMatchObject({ '@type': 'BlogPosting', datePublished: '2026-04-01' });
});

test('[PUB3] what answers that nothing is found is no page to be found', () => {
  expect(headOf(missing, ['sv'])).toContain('noindex');
  expect(headOf(missing, ['sv'])).not.toContain('canonical');
  expect(sitemapOf([home, missing])).not.toContain('404');
});

test('[LNK10] a page behind a secret address is listed nowhere, and says to no other where it is', () => {
  const own: PageFacts = { ...home, path: '/shared', view: { isPrivate: true } };
  const head = headOf(own, ['en', 'sv']);
  expect(head).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(head).toContain('<meta name="referrer" content="no-referrer" />');
  for (const within of ['canonical', 'og:', 'hreflang', 'ld+json']) expect(head).not.toContain(within);
  expect(sitemapOf([home, own])).not.toContain('shared');
});

test('[PUB3] the sitemap lists every page with its languages, the feed the posts of one', () => {
  const map = sitemapOf([home, post, english]);
  expect(map.match(/<loc>/g)).toHaveLength(3);
  expect(map).toContain(
    `<url><loc>${ORIGIN}/sv/blog/a-post</loc><lastmod>2026-04-01</lastmod><xhtml:link rel="alternate" hreflang="sv"`,
  );
  const feed = rssOf('sv', [home, post, english, { ...home, path: '/blog', title: 'Blogg' }]);
  expect(feed).toContain('<title>Lagra · Blogg</title>');
  expect(feed).toContain('<title>Ett &quot;inlägg&quot;</title>');
  expect(feed).toContain('<pubDate>Wed, 01 Apr 2026 00:00:00 GMT</pubDate>');
  expect(feed.match(/<item>/g)).toHaveLength(1);
});

const template =
  '<html lang="en"><head><!--head--><link rel="manifest" href="/app.en.webmanifest"><script type="module" src="/assets/site.js"></script><link rel="modulepreload" href="/assets/react.js"><link rel="stylesheet" crossorigin href="/assets/site.css"></head><!--page--><!--data-->';

test('[PUB3, PUB4, PUB10] a document holds the page, what it looks like, and its words alone', () => {
  const view = { path: '/', source: 'public/home.page.tsx' };
  const words = { aaaaaa: ['Hej </script>'], bbbbbb: ['Annat'] };
  const page = { ...home, view, params: {}, html: '<h1>$& kr</h1>', words };
  const files = {
    first: 'boot()',
    whenUsed: 'enliven()',
    styles: [
      { file: 'assets/site.css', text: 'p{margin:0}' },
      { file: 'assets/home.css', text: 'h1{margin:0}' },
    ],
    fonts: ['assets/inter.woff2'],
  };
  const said = new Set(['aaaaaa', 'cccccc']);
  const text = documentOf(template, page, said, ['sv'], files);
  expect(text).toContain('<html lang="sv"');
  expect(text).toContain('href="/app.sv.webmanifest"');
  expect(text).toContain('<h1>$& kr</h1>');
  expect(text).toContain('<style>p{margin:0}h1{margin:0}</style>');
  expect(text.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/site.css" disabled>',
    '<link rel="stylesheet" href="/assets/home.css" disabled>',
  ]);
  expect(text.match(/<script>.*?<\/script>/g)).toEqual([
    '<script>boot()</script>',
    '<script>enliven()</script>',
  ]);
  expect(text).not.toMatch(/type="module"|modulepreload/);
  const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toEqual({ view: '/', params: {}, words: { aaaaaa: ['Hej </script>'] } });
  const ending = { ...files, styles: [{ file: 'a.css', text: 'p::after{content:"</style>"}' }] };
  expect(() => documentOf(template, page, said, ['sv'], ending)).toThrow('ends the element');
  expect(() => documentOf('<html lang="en">', page, said, ['sv'])).toThrow('site.html has no');
});
