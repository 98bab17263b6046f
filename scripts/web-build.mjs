import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
const stampFile = join(root, 'dist', '.build-hash');

/** Builds the web app into dist/ unless dist/ came from these sources; resolves with an exit code. */
export async function buildIfChanged({ force = false } = {}) {
  setUp();
  const hash = hashOf(sources);
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return 0;
  mustBeOurs('dist');
  console.log('Building the web app …');
  const info = buildInfo(hash);
  const application = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'];
  const site = [join('scripts', 'web', 'main.ts')];
  const licences = [join('scripts', 'supply', 'main.ts')];
  let code = 0;
  for (const args of [application, site, licences]) code ||= await exitCodeOf(startNode(args, info));
  // Written last: an interrupted build leaves no stamp and is repeated.
  if (code === 0) writeFileSync(stampFile, hash);
  return code;
}

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

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) {
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
  if (statSync(join(root, path)).isFile()) return /\.(test|spec)\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(root, path)).toSorted();
  return names.flatMap((name) => filesUnder(join(path, name)));
}
