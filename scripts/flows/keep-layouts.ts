import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { createServer, type ViteDevServer } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache/flows');
const sourceList = join(folder, 'sources.json');
/** What determines a layout besides the chart and its words. */
const layouter = /^(scripts\/flows|src\/views\/flows\/chart|node_modules\/elkjs)\//;

/** The files that layouts were made from, and the hash of their contents. */
interface Sources {
  readonly files: readonly string[];
  readonly hash: string;
}

let last = Promise.resolve();

/**
 * Rebuilds the layouts under .cache/flows that do not match the current charts and words. If none of their source files
 * has changed, it only checks that.
 */
export const keepLayouts = (): Promise<void> => (last = last.catch(() => {}).then(keep));

async function keep(): Promise<void> {
  if (isCurrent()) return;
  // Words are macros and catalogues, which Node alone cannot read.
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
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
    mkdirSync(join(folder, 'layouts'), { recursive: true });
    await writeLayouts(folder, charts, hashOf(files.filter((file) => layouter.test(file))));
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
