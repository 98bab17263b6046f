// Prepares a fresh checkout: packages and the pinned Node. Runs on Node 20, so it imports built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mustBeOurs } from './own-files.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.installed-from');

/** Path of the pinned Node binary, the one everything but the launchers runs on. */
export const pinnedNode = join(modules, 'node', 'bin', onWindows ? 'node.exe' : 'node');

/** Installs what is missing; returns at once if node_modules matches this package-lock.json. */
export function setUp() {
  const stamp = wantedStamp();
  if (existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mustBeOurs('', 'node_modules');
  installPackages();
  if (!pinnedNodeRuns()) installPinnedNode();
  linkPinnedNode();
  writeFileSync(stampFile, stamp);
}

/** A folder copied to another kind of machine, or a changed lock file, must not pass for installed. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

/**
 * Not `npm ci`: it refuses a lock file without the optional binaries of other platforms, which npm leaves out when a
 * registry does not carry them. `npm install --no-save` keeps the locked versions as well.
 *
 * npm's cache answers where it can: without a network npm would try for each package again and again. What it knows of
 * the versions of a package may be older than our lock file; then the registry is asked.
 */
function installPackages() {
  console.log('Installing packages (once, about a minute) …');
  const args = ['install', '--no-save', '--include=dev', '--include=optional'];
  const cached = npm(args, fromCache);
  const result = /\bETARGET\b/.test(cached.stderr ?? '') ? npm(args, {}) : cached;
  if (result.status !== 0) fail('npm could not install the packages', result);
}

/** Variables reach the npm that an install script runs as well; there, `--no-audit` would arrive as an empty value. */
const fromCache = { npm_config_prefer_offline: 'true' };
const npmEnv = (settings) => ({
  ...process.env,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  ...settings,
});

function npm(args, settings) {
  const cli = process.env.npm_execpath;
  const quiet = [...args, '--loglevel=error', '--no-progress'];
  const options = { cwd: root, encoding: 'utf8', env: npmEnv(settings) };
  return cli && basename(cli) === 'npm-cli.js'
    ? spawnSync(process.execPath, [cli, ...quiet], options)
    : spawnSync('npm', quiet, { ...options, shell: onWindows });
}

function wantedNodeVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
}

function pinnedNodeRuns() {
  const result = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return result.status === 0 && result.stdout.trim() === `v${wantedNodeVersion()}`;
}

/** Does what the install script of the package `node` does, for an npm that skips install scripts. */
function installPinnedNode() {
  console.log(`Fetching Node ${wantedNodeVersion()} …`);
  const script = 'installArchSpecificPackage.js';
  const options = { cwd: join(modules, 'node'), encoding: 'utf8', env: npmEnv(fromCache) };
  const result = spawnSync(process.execPath, [script], options);
  if (!pinnedNodeRuns()) fail(`Node ${wantedNodeVersion()} could not be installed`, result);
}

/** npm creates no link in .bin for a file that its install scripts have not made yet. */
function linkPinnedNode() {
  const link = join(modules, '.bin', 'node');
  if (onWindows || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(join('..', 'node', 'bin', 'node'), link);
}

function fail(sentence, result) {
  console.error(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim());
  console.error(`${sentence}. Check the network and try again.`);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) setUp();
