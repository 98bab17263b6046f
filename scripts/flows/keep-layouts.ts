import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { macros } from '../web/macros.ts';
import { tellStep } from '../web/tell.ts';
import { drawings, layoutWay } from './way.ts';

const root = resolve(import.meta.dirname, '../..');
const sourceList = join(root, '.cache/flows/sources.json');

/** The files that layouts were made from, and the hash of their contents. */
interface Sources {
  readonly files: readonly string[];
  readonly hash: string;
}

let last = Promise.resolve();

/**
 * Rebuilds the drawings in src/views/kit/chart/drawings that do not match the current charts and words. If none of their
 * source files has changed since the last time, or since they were committed, it only checks that.
 */
export const keepLayouts = (): Promise<void> => (last = last.catch(() => {}).then(keep));

/** The same, also where everything is committed: drawings may have been left out of it. */
export const remakeLayouts = (): Promise<void> => make();

async function keep(): Promise<void> {
  if (!isCurrent() && !isAsCommitted()) await make();
}

async function make(): Promise<void> {
  // Words are macros and catalogues, which Node alone cannot read.
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [macros()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'warn',
  });
  try {
    const { chartsInWords } = await vite.ssrLoadModule('/scripts/flows/every-layout.ts');
    const { writeLayouts } = await vite.ssrLoadModule('/scripts/flows/write-layouts.ts');
    const charts = await chartsInWords();
    const files = filesOf(vite);
    // Taken before the work: changes during it are seen the next time.
    const sources: Sources = { files, hash: hashOf(files) };
    mkdirSync(join(drawings, 'layouts'), { recursive: true });
    await writeLayouts(drawings, charts, layoutWay(), (done: number, of: number) =>
      tellStep('drawing', done, of),
    );
    mkdirSync(join(root, '.cache/flows'), { recursive: true });
    writeFileSync(sourceList, JSON.stringify(sources));
  } finally {
    await vite.close();
  }
}

function isCurrent(): boolean {
  if (!existsSync(sourceList)) return false;
  const { files, hash } = JSON.parse(readFileSync(sourceList, 'utf8')) as Sources; // written above
  return hashOf(files) === hash;
}

/** What is committed has its drawings with it (layouts.test.ts), and in a clone nothing else is there. */
function isAsCommitted(): boolean {
  const about = ['src', 'scripts/flows', 'package.json', 'package-lock.json'];
  try {
    const git = ['status', '--porcelain', '--untracked-files=all', '--', ...about];
    return execFileSync('git', git, { cwd: root, encoding: 'utf8', stdio: 'pipe' }) === '';
  } catch {
    return false;
  }
}

/** Every file that the charts and their words were read from. */
const filesOf = ({ environments }: ViteDevServer): readonly string[] =>
  [...environments.ssr.moduleGraph.idToModuleMap.keys()]
    .map((id) => relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, '/'))
    .filter((file) => existsSync(join(root, file)))
    .concat('package-lock.json', 'node_modules/elkjs/package.json')
    .toSorted();

/** The hash of the files' contents, by their paths from the root. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('base64url');
}
