import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import type { Article } from '#views/kit/article/article.ts';
import { createHelpSearch } from './help-search.ts';
import { allHelpArticles } from './help-texts.ts';
import { loadHelpSearch } from './load-help-search.ts';

const article = (slug: string, title: string, text: string, words: readonly string[] = []): Article => ({
  head: { slug, title, summary: `About ${slug}.`, words, order: 0, screens: [], related: [], tags: [] },
  headings: [],
  blocks: [{ html: `<p>${text}</p>` }],
});

const inSwedish = await createHelpSearch(
  [
    article('pick', 'Plocka', 'En plocklista visar vad som ska plockas, rad för rad.'),
    article('places', 'Lagerplatser', 'Varje lagerplats har en kod.'),
    article('orders', 'Kundorder', 'Bekräfta ordern när kunden har sagt ja.'),
    article('returns', 'Leverantörer', 'Ange ledtid och minsta order.'),
  ],
  swedish,
);
const inEnglish = await createHelpSearch(
  [
    article('pick', 'Picking', 'A pick list says what to take, line by line.'),
    article('places', 'Locations', 'Every location has a code.', ['bin', 'shelf']),
    article('orders', 'Sales orders', 'Confirm the order &amp; reserve the goods.'),
    article('suppliers', 'Suppliers', 'Give the lead time.'),
  ],
  english,
);
const first = (search: typeof inEnglish, query: string): string | undefined => search.find(query)[0]?.slug;

describe('[HC4] a search finds', () => {
  test.each([
    ['plocklista', 'pick'],
    ['plocklistor', 'pick'],
    ['plocklistan', 'pick'],
    ['lagerplats', 'places'],
    ['lagerplatser', 'places'],
    ['lagerplatserna', 'places'],
    ['leverantörens', 'returns'],
    ['bekräftar', 'orders'],
  ])('an inflected Swedish word: %s', (query, slug) => expect(first(inSwedish, query)).toBe(slug));

  test.each([
    ['order', 'orders'],
    ['orders', 'orders'],
    ['ordering', 'orders'],
    ['locations', 'places'],
    ['picked', 'pick'],
  ])('an inflected English word: %s', (query, slug) => expect(first(inEnglish, query)).toBe(slug));

  test.each([
    [inSwedish, 'plokclista', 'pick'],
    [inSwedish, 'lagerplast', 'places'],
    [inSwedish, 'levrantör', 'returns'],
    [inEnglish, 'suplier', 'suppliers'],
    [inEnglish, 'locaton', 'places'],
    [inEnglish, 'confrim', 'orders'],
  ])('a word with a typing error: %#', (search, query, slug) => expect(first(search, query)).toBe(slug));

  test.each([
    ['supp', 'suppliers'],
    ['SHELF', 'places'],
    ['reserve goods', 'orders'],
  ])('what is half typed, a further word, several words: %s', (query, slug) =>
    expect(first(inEnglish, query)).toBe(slug),
  );

  test('[HC4] nothing for what no article has, and for nothing', () => {
    expect(inEnglish.find('xylophone')).toEqual([]);
    expect(inEnglish.find(' ')).toEqual([]);
  });
});

test('[HC5] a result shows where the text has what was searched, every form of it marked', () => {
  expect(inEnglish.find('ordering')[0]).toEqual({
    slug: 'orders',
    title: [
      { text: 'Sales ', isMatch: false },
      { text: 'orders', isMatch: true },
    ],
    excerpt: [
      { text: 'About ', isMatch: false },
      { text: 'orders', isMatch: true },
      { text: '.', isMatch: false },
    ],
  });
  expect(inEnglish.find('reserving')[0]?.excerpt).toEqual([
    { text: 'Confirm the order & ', isMatch: false },
    { text: 'reserve', isMatch: true },
    { text: ' the goods.', isMatch: false },
  ]);
});

const busyFor = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test.each(LOCALES)(
  '[HC5, HC6] in %s every article is found by its own title, in the frame of the key',
  async (locale) => {
    const search = await loadHelpSearch(locale);
    const titles = (await allHelpArticles(locale)).map(({ head }) => head.title);
    const missed = titles.filter((title) => textOf(search.find(title)[0]?.title ?? []) !== title);
    expect(missed).toEqual([]);
    // A frame has 16 ms. What other processes take of the machine does not count.
    const spent = busyFor(() => titles.forEach((title) => search.find(title)));
    expect(spent / titles.length).toBeLessThan(16);
  },
  60_000,
);

const textOf = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join('');
