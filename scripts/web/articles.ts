import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isLocale, type Locale } from '../../src/i18n/locale.ts';
import type * as Tables from '../../server/import/tables/table-columns.ts';
import type * as Texts from '../../src/words/refusal-texts.ts';
import type { ArticleHead } from '../../src/views/kit/article/article.ts';
import { articleOf, headOf, type ArticleSource } from './article-text.ts';
import { guardCodes, type GuardCodes } from './guard-codes.ts';
import { screensIn, untoldScreens } from './screens.ts';

/** What articles show besides their own text, by the module that a page imports. */
const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:article-heads': () => exported('heads', headsOfAll()),
  'virtual:article-heads/blog': () => exported('heads', headsOf('blog')),
  'virtual:import-columns': async () => exported('importColumns', await importColumns()),
  'virtual:guard-codes': async () => exported('guardCodes', await codesOfGuards()),
};

/** Folders of articles; each article has a file a language. */
const folders = ['help', 'blog'] as const;
const root = resolve(import.meta.dirname, '../../src');

/** Articles in Markdown become data while building, so that no page loads a parser. */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const untold = untoldScreens(screensIn(join(root, 'views')), headsIn(join(root, 'help'), 'en'));
      if (untold.length > 0) this.error(`no article in src/help has these screens: ${untold.join(', ')}`);
    },
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const made = modules[id.slice(1)];
      if (id.startsWith('\0') && made) return made();
      if (!id.endsWith('.md') || !folders.some((folder) => dirname(id) === join(root, folder))) return null;
      const own = sourceAt(id);
      return exported('article', articleOf(own, englishOf(own, id)));
    },
  };
}

const exported = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Loaded when asked for: it knows every kind of document, which the configuration of the build need not. */
async function importColumns(): Promise<typeof Tables.tableColumns> {
  const tables = pathToFileURL(join(root, '../server/import/tables/table-columns.ts')).href;
  return ((await import(tables)) as typeof Tables).tableColumns;
}

async function codesOfGuards(): Promise<GuardCodes> {
  const texts = pathToFileURL(join(root, 'words/refusal-texts.ts')).href;
  const { refusalTexts } = (await import(texts)) as typeof Texts;
  return guardCodes(root, (text) => Object.hasOwn(refusalTexts, text));
}

/** The heads of all articles of a folder, by language; those of the lowest order first. */
function headsOfAll(): Record<string, Record<Locale, ArticleHead[]>> {
  return Object.fromEntries(folders.map((folder) => [folder, headsOf(folder)]));
}

const headsOf = (folder: string): Record<Locale, ArticleHead[]> => ({
  en: headsIn(join(root, folder), 'en'),
  sv: headsIn(join(root, folder), 'sv'),
});

const headsIn = (folder: string, locale: Locale): ArticleHead[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(`.${locale}.md`))
    .map((name) => {
      const path = join(folder, name);
      const own = sourceAt(path);
      return headOf(own, englishOf(own, path));
    })
    .toSorted((one, other) => one.order - other.order || one.slug.localeCompare(other.slug));

function sourceAt(path: string): ArticleSource {
  const [slug = '', locale] = basename(path).split('.');
  if (!isLocale(locale)) throw new Error(`${path}: no language in its name`);
  return { slug, locale, text: readFileSync(path, 'utf8') };
}

const englishOf = ({ slug }: ArticleSource, path: string): ArticleSource =>
  sourceAt(join(dirname(path), `${slug}.en.md`));
