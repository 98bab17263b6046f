import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build as bundle, type Plugin, type ViteDevServer } from 'vite';
import type { Shell } from '../../src/services/shell/shell-cache.ts';
import { publicPaths, sharedPaths } from '../../src/views/site/public-paths.ts';
import { buildTarget } from './browsers.ts';
import { isKeptAhead, isKeptLater } from './shell-files.ts';

const source = 'src/services/shell/shell-worker.ts';

/** Replaces the worker during development: one left by an earlier build under this address unregisters itself. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) void page.navigate(page.url);
})()));
`;

/** Builds the service worker from the build's output, as sw.js beside it; a development server has none. */
export function shellWorker(build: string): Plugin[] {
  return [built(build), { name: 'no-shell-worker', apply: 'serve', configureServer: takeAway }];
}

const takeAway = ({ middlewares }: ViteDevServer): void => {
  middlewares.use('/sw.js', (_, response) => {
    response.setHeader('content-type', 'text/javascript').end(farewell);
  });
};

function built(build: string): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'shell-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => void (folder = resolve(root, outDir)),
    writeBundle: () => void (isWritten = true),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        // A failed build is closed too; its error is reported elsewhere.
        if (!isWritten) return;
        const all = filesOf(folder);
        const files = all.filter(isKeptAhead);
        const version = versionOf(folder, [...files, '/index.html']);
        const site = [...publicPaths, ...sharedPaths];
        const shell: Shell = { version, build, files, later: all.filter(isKeptLater), site };
        writeFileSync(join(folder, 'sw.js'), await workerText(shell));
      },
    },
  };
}

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name.split(sep).join('/')}`)
    .toSorted();
}

function versionOf(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

async function workerText(shell: Shell): Promise<string> {
  const result = await bundle({
    configFile: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the service worker was not built');
  return output.output[0].code;
}
