import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type PluginOption } from 'vite';
import { LOCALES } from '../../src/i18n/locale.ts';
import type * as Pages from '../../src/main/site-pages.tsx';
import { articles } from './articles.ts';
import { buildTarget } from './browsers.ts';
import { firstOfSite, whenUsed } from './first-files.ts';
import { macros } from './macros.ts';
import { filesOf, HOME_LIMIT, pageSize, type SiteChunk } from './site-chunks.ts';
import { robots, rssOf, sitemapOf } from './site-feeds.ts';
import { documentOf } from './site-document.ts';
import { tellFigure } from './tell.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const site = join(dist, 'site');
/** Where it is written until it is whole: a server that runs shows each of its pages, or none. */
const making = join(dist, '.site');
const rendering = join(dist, '.rendering');

/** What pages of the site are compiled with, for the browser and for writing them. */
const compilers = (): PluginOption[] => [articles(), react(), macros()];

/** Writes the public site into dist/site, beside the application, whose build comes first. */
export async function buildSite(): Promise<void> {
  rmSync(making, { recursive: true, force: true });
  const { chunks, fonts, first } = await buildBrowserPart();
  const shared = await buildSharedPart();
  const template = readFileSync(join(dist, 'site.html'), 'utf8');
  rmSync(join(dist, 'site.html'));
  const pages = await writtenPages();
  for (const page of pages) {
    const from = page.view.isPrivate ? shared : chunks;
    const files = filesOf(from, join(root, 'src/views', page.view.source), page.parts);
    if (page.path === '/' && page.locale === 'en') checkSize(pageSize(files, textOf));
    const styles = files.styles.map((file) => ({ file, text: textOf(file) }));
    const languages = LOCALES.filter((locale) =>
      pages.some((other) => other.path === page.path && other.locale === locale),
    );
    write(
      `${page.locale}${page.path === '/' ? '' : page.path}.html`,
      documentOf(template, page, files.said, languages, {
        styles,
        fonts,
        first,
        whenUsed: page.view.isPrivate ? files.scripts : whenUsed(root, files.scripts),
      }),
    );
  }
  write('sitemap.xml', sitemapOf(pages));
  write('robots.txt', robots);
  for (const locale of LOCALES) write(`${locale}/blog/rss.xml`, rssOf(locale, pages));
  rmSync(site, { recursive: true, force: true });
  renameSync(making, site);
  tellFigure(`site: ${pages.length} pages`);
}

const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');

function write(name: string, text: string): void {
  const file = join(making, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function checkSize(size: number): void {
  const said = `site: home loads ${size.toFixed(1)} kB of compressed JavaScript and CSS (limit ${HOME_LIMIT})`;
  if (size > HOME_LIMIT) throw new Error(said);
  tellFigure(said);
}

/** Nobody asked how long each plugin takes. */
const checks = { pluginTimings: false };
const common = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
} satisfies InlineConfig;

interface BrowserPart {
  readonly chunks: readonly SiteChunk[];
  readonly fonts: readonly string[];
  /** The script that runs before the first paint. */
  readonly first: string;
}

/** The scripts and styles of the site, written beside those of the application. */
async function buildBrowserPart(): Promise<BrowserPart> {
  const files = await builtFrom({ site: join(root, 'site.html') });
  return {
    chunks: files.filter((file) => file.type === 'chunk'),
    first: firstOfSite(root),
    fonts: files.map(({ fileName }) => fileName).filter((name) => name.includes('inter-latin-wght-normal')),
  };
}

/**
 * The scripts and styles of the page of links, built by themselves: visitors of the site load nothing of it, and it loads nothing
 * of the site.
 */
async function buildSharedPart(): Promise<readonly SiteChunk[]> {
  const files = await builtFrom({ shared: join(root, 'src/main/shared.tsx') });
  return files.filter((file) => file.type === 'chunk');
}

/** What browsers load, written to the files of the application. */
async function builtFrom(input: Readonly<Record<string, string>>) {
  const built = await build({
    ...common,
    plugins: [...compilers(), wordless],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: buildTarget,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input, checks },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((one) => ('output' in one ? one.output : []));
}

/** Each page brings its own words: no catalogue is loaded. */
const wordless: PluginOption = {
  name: 'wordless',
  enforce: 'pre',
  load: (id) => (id.endsWith('.po') ? 'export const messages = {};' : null),
};

async function writtenPages(): Promise<readonly Pages.WrittenPage[]> {
  await build({
    ...common,
    plugins: compilers(),
    build: {
      ssr: join(root, 'src/main/site-pages.tsx'),
      outDir: rendering,
      rolldownOptions: { output: { entryFileNames: 'site-pages.mjs' }, checks },
    },
  });
  try {
    const { writePages } = (await import(
      pathToFileURL(join(rendering, 'site-pages.mjs')).href
    )) as typeof Pages; // just built from it
    return await writePages();
  } finally {
    rmSync(rendering, { recursive: true });
  }
}
