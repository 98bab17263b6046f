// Prepares a fresh checkout: packages and the pinned Node. Runs on Node 20, in the Dockerfile with own-files.mjs alone, so
// it imports built-ins only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mustBeOurs } from './own-files.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
const modules = join(root, 'node_modules');

/** Path of the pinned Node binary, the one everything but the launchers runs on. */
export const pinnedNode = join(modules, 'node', 'bin', onWindows ? 'node.exe' : 'node');

/**
 * Installs what is missing of a set of packages: `start` is what builds and runs the application, `all` also what tests
 * and checks it. Resolves at once if node_modules has it from this package-lock.json. `tell` hears how many packages of
 * how many are there.
 */
export async function setUp(set = 'all', tell = sayOnce()) {
  const wanted = setToInstall(set);
  if (wanted === undefined) return;
  mustBeOurs('', 'node_modules');
  await installPackages(wanted, tell);
  if (!(await pinnedNodeRuns())) await installPinnedNode();
  linkPinnedNode();
  writeFileSync(stampFile(), stampOf(wanted));
}

/**
 * The set that npm has to install; undefined where it is there. Who has all packages gets all again when they change:
 * npm would otherwise remove those of the tests.
 */
export function setToInstall(set, folder = modules) {
  const stamp = existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8') : '';
  const had = stamp.trim().split(' ')[2];
  const wanted = had === 'all' ? 'all' : set;
  return existsSync(pinnedNode) && stamp === stampOf(wanted) ? undefined : wanted;
}

const stampFile = (folder = modules) => join(folder, '.installed-from');

/** A folder copied to another kind of machine, or a changed lock file, must not pass for installed. */
export function stampOf(set) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${process.platform}-${process.arch} ${hash} ${set}\n`;
}

/** One line, for who installs as a part of another command. */
function sayOnce() {
  let said = false;
  return () => {
    if (!said) console.log('Installing packages (once, about a minute) …');
    said = true;
  };
}

/**
 * Not `npm ci`: it refuses a lock file without the optional binaries of other platforms, which npm leaves out when a
 * registry does not carry them. `npm install --no-save` keeps the locked versions as well.
 *
 * npm's cache answers where it can: without a network npm would try for each package again and again. What it knows of
 * the versions of a package may be older than our lock file; then the registry is asked.
 */
async function installPackages(set, tell) {
  const places = placesOf(set);
  const count = () =>
    tell(places.filter((place) => existsSync(join(root, place, 'package.json'))).length, places.length);
  count();
  const watch = setInterval(count, 1000);
  const dev = set === 'all' ? '--include=dev' : '--omit=dev';
  const args = ['install', '--no-save', dev, '--include=optional'];
  const cached = await npm(args, fromCache);
  const result = /\bETARGET\b/.test(cached.output) ? await npm(args, {}) : cached;
  clearInterval(watch);
  if (result.status !== 0) fail('npm could not install the packages', result.output);
}

/** Variables reach the npm that an install script runs as well; there, `--no-audit` would arrive as an empty value. */
const fromCache = { npm_config_prefer_offline: 'true' };
const npmEnv = (settings) => ({
  ...process.env,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  ...settings,
});

/** Where npm puts the packages of a set. The optional ones, most of them for other machines, are not counted. */
function placesOf(set) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const counted = ([place, { dev, optional }]) => place !== '' && !optional && (set === 'all' || !dev);
  return Object.entries(packages)
    .filter(counted)
    .map(([place]) => place);
}

function npm(args, settings) {
  const cli = process.env.npm_execpath;
  const quiet = [...args, '--loglevel=error', '--no-progress'];
  const options = { cwd: root, env: npmEnv(settings) };
  return cli && basename(cli) === 'npm-cli.js'
    ? run(process.execPath, [cli, ...quiet], options)
    : run('npm', quiet, { ...options, shell: onWindows });
}

/** Runs a command to its end; resolves with its exit code (null where it could not start) and what it printed. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    child.once('error', (error) => resolve({ status: null, output: error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}

function wantedNodeVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
}

async function pinnedNodeRuns() {
  const { status, output } = await run(pinnedNode, ['--version']);
  return status === 0 && output.trim() === `v${wantedNodeVersion()}`;
}

/** Does what the install script of the package `node` does, for an npm that skips install scripts. */
async function installPinnedNode() {
  console.log(`Fetching Node ${wantedNodeVersion()} …`);
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(modules, 'node'),
    env: npmEnv(fromCache),
  });
  if (!(await pinnedNodeRuns())) fail(`Node ${wantedNodeVersion()} could not be installed`, output);
}

/** npm creates no link in .bin for a file that its install scripts have not made yet. */
function linkPinnedNode() {
  const link = join(modules, '.bin', 'node');
  if (onWindows || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(join('..', 'node', 'bin', 'node'), link);
}

function fail(sentence, output) {
  console.error(output.trim());
  console.error(`${sentence}. Check the network and try again.`);
  process.exit(1);
}

/** `node scripts/setup.mjs [start]` */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await setUp(process.argv[2] === 'start' ? 'start' : 'all');
