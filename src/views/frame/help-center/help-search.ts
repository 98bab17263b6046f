import MiniSearch from 'minisearch';
import type { Article } from '#views/kit/article/article.ts';

/** Reduces a word to what all of its forms share. */
type Stem = (word: string) => string;

/** A stretch of text; whether it is what was searched. */
export interface Shown {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface HelpMatch {
  readonly slug: string;
  readonly title: readonly Shown[];
  /** Where the text says it, or the summary. */
  readonly excerpt: readonly Shown[];
}

export interface HelpSearch {
  /** The best articles first; none for an empty query. */
  readonly find: (query: string) => readonly HelpMatch[];
}

interface Indexed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly words: string;
  readonly headings: string;
  readonly text: string;
}

const MOST = 12;
const boost = { title: 6, words: 4, headings: 3, summary: 2 };
const WORD = /[\p{L}\p{N}]+/gu;

/** Searches articles of one language: by any form of a word, by its beginning, and with typing errors. */
export async function createHelpSearch(articles: readonly Article[], stem: Stem): Promise<HelpSearch> {
  const indexed = new Map(articles.map((article) => [article.head.slug, indexedOf(article)]));
  const formsOf = formsBy(stem);
  const index = await indexOf([...indexed.values()], formsOf);
  return {
    find: (query) => {
      const asked = wordsOf(query).map((word) => ({ queries: formsOf(word) }));
      const all = index.search({ combineWith: 'AND', queries: asked });
      const found = all.length > 0 ? all : index.search({ queries: asked });
      const matches = found.slice(0, MOST).flatMap(({ id, terms }): HelpMatch[] => {
        const article = indexed.get(id as string); // by idField
        const isMatch = (word: string): boolean => formsOf(word).some((form) => terms.includes(form));
        return article ? [matchIn(article, isMatch)] : [];
      });
      return wholeTitleFirst(matches, query);
    },
  };
}

/** A word as it is and what its forms share: one with a typing error is more like the whole word. */
function formsBy(stem: Stem): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const lower = word.toLowerCase();
    const forms = known.get(lower) ?? [...new Set([lower, stem(lower)])];
    known.set(lower, forms);
    return forms;
  };
}

async function indexOf(
  all: readonly Indexed[],
  formsOf: (word: string) => string[],
): Promise<MiniSearch<Indexed>> {
  const index = new MiniSearch<Indexed>({
    idField: 'slug',
    fields: ['title', 'words', 'headings', 'summary', 'text'],
    tokenize: wordsOf,
    processTerm: formsOf,
    searchOptions: {
      processTerm: (form) => form,
      boost,
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
    },
  });
  // A few at a time: the letters typed meanwhile are shown.
  await index.addAllAsync(all, { chunkSize: 5 });
  return index;
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function wholeTitleFirst(matches: readonly HelpMatch[], query: string): readonly HelpMatch[] {
  const asked = query.trim().toLowerCase();
  const isWhole = ({ title }: HelpMatch): boolean =>
    title
      .map(({ text }) => text)
      .join('')
      .toLowerCase() === asked;
  return [...matches.filter(isWhole), ...matches.filter((match) => !isWhole(match))];
}

type IsMatch = (word: string) => boolean;

const matchIn = (article: Indexed, isMatch: IsMatch): HelpMatch => ({
  slug: article.slug,
  title: marked(article.title, isMatch),
  excerpt: marked(excerptOf(article, isMatch), isMatch),
});

function indexedOf({ head, headings, blocks }: Article): Indexed {
  const html = blocks.flatMap((block) => ('html' in block ? block.html : [])).join(' ');
  return {
    slug: head.slug,
    title: head.title,
    summary: head.summary,
    words: head.words.join(' '),
    headings: headings.map(({ text }) => text).join(' '),
    text: readable(html),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const readable = (html: string): string =>
  html
    .replaceAll(/<h\d[^>]*>.*?<\/h\d>/g, ' ')
    .replaceAll(/<\/(p|li|td|th)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

const BEFORE = 50;
const LENGTH = 170;

/** The summary if it has what was searched, else the text around the first place that has. */
function excerptOf({ summary, text }: Indexed, isMatch: IsMatch): string {
  const has = (of: string): RegExpExecArray | undefined =>
    [...of.matchAll(WORD)].find(([word]) => isMatch(word));
  const found = has(summary) ? undefined : has(text);
  if (!found) return summary;
  const from = found.index <= BEFORE ? 0 : text.indexOf(' ', found.index - BEFORE) + 1;
  const end = text.length <= from + LENGTH ? text.length : text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

function marked(text: string, isMatch: IsMatch): readonly Shown[] {
  const parts: Shown[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue;
    if (index > at) parts.push({ text: text.slice(at, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    at = index + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}
