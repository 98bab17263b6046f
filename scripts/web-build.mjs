import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, startNode } from './launch.mjs';
import { mustBeOurs } from './own-files.mjs';
import { root, setUp } from './setup.mjs';

const sources = [
  'src',
  'public',
  'index.html',
  'site.html',
  'scripts/flows',
  'scripts/supply',
  'scripts/web',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];

/** What is built, in this order: the others stand beside the application. */
export const parts = {
  application: {
    command: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    stamp: '.build-hash',
    phase: 'building',
  },
  site: { command: [join('scripts', 'web', 'main.ts')], stamp: '.site-hash', phase: 'publishing' },
  licences: { command: [join('scripts', 'supply', 'main.ts')], stamp: '.licences-hash', phase: 'listing' },
};

/** Builds the web app into dist/ unless dist/ came from these sources; resolves with an exit code. */
export async function buildIfChanged({ force = false, set = 'all' } = {}) {
  await setUp(set);
  const hash = sourcesHash();
  for (const part of Object.values(parts)) {
    if (!force && isBuilt(part, hash)) continue;
    mustBeOurs('dist');
    if (part === parts.application) console.log('Building the web app …');
    const code = await exitCodeOf(startBuild(part, hash));
    if (code !== 0) return code;
    keepStamp(part, hash);
  }
  return 0;
}

/** Starts a part of the build; who waits for its end keeps the stamp then. */
export function startBuild(part, hash, stdio = 'inherit') {
  // Until it has ended, what is there is not whole.
  rmSync(stampFile(part), { force: true });
  return startNode(part.command, buildInfo(hash), stdio);
}

/** Written last: an interrupted build leaves no stamp and is repeated. */
export const keepStamp = (part, hash) => writeFileSync(stampFile(part), hash);

/** Whether a part of dist/ was built from the sources with this hash. */
export const isBuilt = (part, hash) =>
  existsSync(stampFile(part)) && readFileSync(stampFile(part), 'utf8') === hash;

const stampFile = ({ stamp }) => join(root, 'dist', stamp);

function buildInfo(hash) {
  return {
    BUILD_HASH: hash,
    BUILD_SHA: process.env.BUILD_SHA || commit(),
    BUILD_TIME: new Date().toISOString(),
  };
}

function commit() {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : 'unknown';
}

/** The hash of everything that the web app is built from. */
export function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Tests cannot change what is built. */
function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  // Made from the others, by the build itself.
  if (path === join('src', 'views', 'flows', 'drawings')) return [];
  if (statSync(join(root, path)).isFile()) return /\.(test|spec)\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(root, path)).toSorted();
  return names.flatMap((name) => filesUnder(join(path, name)));
}
