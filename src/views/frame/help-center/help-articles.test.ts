import { readdirSync, readFileSync } from 'node:fs';
import { importColumns } from 'virtual:import-columns';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { chartList } from '#machines/chart-list.ts';
import { tours, tourSteps, type TourId } from '#machines/app/tour/tour.rules.ts';
import { permissionGroups } from '#model/areas/setup/role/permissions.ts';
import { pageAt } from '../app/page-at.ts';
import { articleParts } from '#views/kit/article/article-parts.ts';
import type { Article } from '#views/kit/article/article.ts';
import { definitionOf } from '#views/kit/article/kind-definition.ts';
import { pictures } from '#views/kit/article/pictures.ts';
import { places } from '#views/kinds.ts';
import { aliases, siteMap } from '#views/site-map.ts';
import { articleOfPage, articleOfTour } from '#views/kit/article/help-heads.ts';
import { isTopic } from '#views/kit/article/help-topics.ts';
import { allHelpArticles } from './help-texts.ts';
import { faultsOf } from './testing/judged-texts.ts';

const articles: Readonly<Record<Locale, readonly Article[]>> = {
  en: await allHelpArticles('en'),
  sv: await allHelpArticles('sv'),
};
const folder = 'src/help';
const named = articles.en.map((article) => [article.head.slug, article] as const);
const slugs = new Set(articles.en.map(({ head }) => head.slug));

test('[HC1] there are at least sixty articles, each in every language', () => {
  expect(articles.en.length).toBeGreaterThanOrEqual(60);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(files.toSorted()).toEqual(
    [...slugs].flatMap((slug) => LOCALES.map((locale) => `${slug}.${locale}.md`)).toSorted(),
  );
});

test('[HC1] every built screen of the application stands in exactly one article', () => {
  const screens = siteMap.filter(({ purpose, layout }) => purpose === undefined && layout !== 'landing');
  const told = articles.en.flatMap(({ head }) => head.screens);
  const times = screens.map(({ path }) => [path, told.filter((one) => one === path).length]);
  expect(
    times.filter(([, count]) => count !== 1),
    'name the screen in `screens` of one article',
  ).toEqual([]);
  const known = new Set(siteMap.map(({ path }) => path));
  expect(
    told.filter((path) => !known.has(path)),
    'no page of the site map',
  ).toEqual([]);
});

test('[HC1] every kind of document with pages has one article, which explains its refusals', () => {
  for (const { kind } of places) {
    const own = articles.en.filter(({ head }) => head.kind === kind);
    expect([kind, own.length]).toEqual([kind, 1]);
    expect([kind, own[0]?.blocks.some((block) => isPart(block, 'refusals', kind))]).toEqual([kind, true]);
  }
});

/** The screens that a tour goes through; what is not built yet has no article. */
const screensOf = (tour: TourId): readonly string[] => [
  ...new Set(
    tours[tour].flatMap((step) => {
      const { path } = tourSteps[step];
      const page = pageAt(`/en${aliases[path] ?? path}`);
      return page && page.purpose === undefined ? [page.path] : [];
    }),
  ),
];

const tourIds = Object.keys(tours) as TourId[]; // the keys of an exhaustive record

test.each(tourIds)('[HC9] the tour %s and the articles lead to each other', (tour) => {
  expect(articleOfTour('en', tour)?.tour).toBe(tour);
  expect(readFileSync(`${folder}/guided-tours.en.md`, 'utf8')).toContain(`](tour:${tour})`);
  expect(screensOf(tour).length).toBeGreaterThan(0);
  if (tour === 'complete') return; // it goes through the others
  const mute = screensOf(tour).filter((path) => articleOfPage('en', { path })?.tour !== tour);
  expect(mute, 'name the tour in the article of the screen').toEqual([]);
});

const isPart = (block: Article['blocks'][number], part: string, of: string): boolean =>
  'part' in block && block.part === part && block.of === of;

const outline = ({ headings, blocks }: Article) => [
  headings.map(({ level }) => level),
  blocks.flatMap((block) => ('part' in block ? [`${block.part} ${block.of ?? ''}`] : [])),
];

const takes: Readonly<Record<string, (of: string) => boolean>> = {
  chart: (of) => chartList.some(({ id }) => id === of),
  states: isKind,
  commands: isKind,
  refusals: isKind,
  permissions: (of) => permissionGroups.some(({ subject }) => subject === of),
  import: (of) => of in importColumns,
  picture: (of) => of in pictures,
  roles: (of) => of === '',
  keys: (of) => of === '',
};

function isKind(of: string): boolean {
  try {
    return definitionOf(of).kind === of;
  } catch {
    return false;
  }
}

describe.each(named)('%s', (slug, { head, blocks }) => {
  test('[HC1] has a topic, and refers to what there is', () => {
    expect([head.category, isTopic(head.category)]).toEqual([head.category, true]);
    expect(head.related.filter((one) => !slugs.has(one) || one === slug)).toEqual([]);
    expect([head.tour, head.tour === undefined || head.tour in tours]).toEqual([head.tour, true]);
    expect([head.kind, head.kind === undefined || isKind(head.kind)]).toEqual([head.kind, true]);
    expect(Number.isFinite(head.order)).toBe(true);
  });

  test('[HC1] has the same headings and parts in every language, and its parts exist', () => {
    const swedish = articles.sv.find((one) => one.head.slug === slug);
    expect(swedish && outline(swedish)).toEqual(
      outline(articles.en.find((one) => one.head.slug === slug) as Article),
    );
    const bad = blocks.filter((block) => 'part' in block && !takes[block.part]?.(block.of ?? ''));
    expect(bad).toEqual([]);
  });

  test.each(LOCALES)(
    '[HC1, HC12] in %s has a head for lists, shows words of the screen as they are there, and leads to what exists',
    (locale) => {
      expect(faultsOf('help', slug, locale)).toEqual([]);
    },
  );
});

test('[HC1] every part that an article may have is judged here', () => {
  expect(Object.keys(takes).toSorted()).toEqual(Object.keys(articleParts).toSorted());
});
