import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './scripts/web/articles.ts';
import { buildTarget } from './scripts/web/browsers.ts';
import { chartLayouts } from './scripts/web/chart-layouts.ts';
import { engineSchema } from './scripts/web/engine-schema.ts';
import { firstFiles } from './scripts/web/first-files.ts';
import { flatImports } from './scripts/web/flat-imports.ts';
import { macros } from './scripts/web/macros.ts';
import { pageWords } from './scripts/web/page-words.ts';
import { flowSize } from './scripts/web/flow-size.ts';
import { shellSize } from './scripts/web/shell-size.ts';
import { shellWorker } from './scripts/web/shell-worker.ts';
import { siteInDevelopment } from './scripts/web/site-dev.ts';
import { webManifest } from './scripts/web/web-manifest.ts';

const build = {
  hash: process.env['BUILD_HASH'] ?? 'dev',
  sha: process.env['BUILD_SHA'] ?? 'unknown',
  time: process.env['BUILD_TIME'] ?? '',
};

interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * A chunk of all that a module imports, and what that imports: one request, not twenty. It is gathered at the first
 * question.
 */
function chunkOf(name: string, root: string) {
  const entry = join(import.meta.dirname, root);
  const needed = new Set<string>();
  const gather = (id: string, context: Context): void => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) gather(next, context);
  };
  return (id: string, context: Context): string | null => {
    if (needed.size === 0) gather(entry, context);
    return id !== entry && needed.has(id) ? name : null;
  };
}

/** What every start imports. */
const startChunk = chunkOf('start', 'src/main.tsx');
/** What replays a company, along with the first page of one. */
const companyChunk = chunkOf('company', 'src/main/company-session.ts');

/** All articles of a language are one file: once the help was opened, it works without a connection. */
const helpChunk = (id: string): string | null => {
  const [, locale] = /\/src\/help\/[\w-]+\.([a-z]{2})\.md$/.exec(id) ?? [];
  return locale === undefined ? null : `help.${locale}`;
};

/** Writes build.json beside the app and its hash into the page, so that an open page can tell a newer one. */
function buildMetadata(): Plugin {
  return {
    name: 'build-metadata',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: build.hash }, injectTo: 'head' as const },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.json', source: `${JSON.stringify(build)}\n` });
    },
  };
}

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    articles(),
    chartLayouts(),
    engineSchema(),
    react(),
    macros(),
    pageWords(),
    firstFiles(),
    buildMetadata(),
    webManifest(),
    shellSize(),
    flowSize(),
    // Last: names of files are no code.
    flatImports(),
    shellWorker(build.hash),
    siteInDevelopment(),
  ],
  build: {
    outDir: 'dist',
    target: buildTarget,
    // The content security policy allows no inline scripts and no data: fonts.
    modulePreload: {
      polyfill: false,
      // Scripts of a page are named by the page itself (flat-imports): a list of all pages' is a tenth of the start.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // What is limited is told by shell-size and flow-size.
    reportCompressedSize: false,
    rolldownOptions: {
      // Nobody asked how long each plugin takes; leaves-for-site.tsx is at the start and a page of the map.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        // What every page needs and what changes rarely, apart from the pages, which are loaded by route.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store)[\\/]/,
              priority: 20,
            },
            { name: helpChunk, debugName: 'help', priority: 20 },
            { name: startChunk, debugName: 'start', priority: 15 },
            { name: companyChunk, debugName: 'company', priority: 12 },
            { name: 'charts', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
  server: {
    // What the server answers itself; everything else is the web app.
    proxy: Object.fromEntries(
      ['/api/', '/build.json', '/latest-build.json', '/config.json'].map((path) => [
        path,
        { target: server },
      ]),
    ),
  },
});
