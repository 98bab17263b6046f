import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPackageRegistry, type PackageRegistry, type Published } from './testing/package-registry.ts';

let registry: PackageRegistry;
let area: string;
let checkout: string;
beforeEach(async () => {
  registry = await openPackageRegistry();
  area = await mkdtemp(join(tmpdir(), 'lagra-setup-'));
  checkout = join(area, 'Läger å test');
  for (const file of ['setup.mjs', 'own-files.mjs'])
    await cp(join(import.meta.dirname, file), join(checkout, 'scripts', file));
});
afterEach(async () => {
  registry.close();
  await rm(area, { recursive: true, force: true });
});

/** The second is there before the install scripts run. */
const bin = { node: 'bin/node', 'install-node': 'installArchSpecificPackage.js' };

/** As the package `node` does it: what runs is in a package of this machine, which the install script fetches. */
const launcher = (version: string): Published => ({
  manifest: { name: 'node', version, bin, scripts: { preinstall: 'node installArchSpecificPackage' } },
  files: {
    'installArchSpecificPackage.js': `
      const { execSync } = require('node:child_process');
      const { cpSync } = require('node:fs');
      execSync('npm install --no-save node-of-here@${version}', { cwd: __dirname });
      cpSync('node_modules/node-of-here/bin/node', 'bin/node');`,
  },
});
const binary = (version: string): Published => ({
  manifest: { name: 'node-of-here', version },
  files: { 'bin/node': `#!/bin/sh\necho v${version}\n` },
});

/** A checkout whose lock file names this version of Node. */
async function wants(version: string): Promise<void> {
  await registry.publish(binary(version));
  const integrity = await registry.publish(launcher(version));
  const named = { name: 'checkout', dependencies: { node: version } };
  const node = { version, integrity, bin, hasInstallScript: true };
  const lock = { ...named, lockfileVersion: 3, packages: { '': named, 'node_modules/node': node } };
  await mkdir(checkout, { recursive: true });
  const manifest = { ...named, allowScripts: { node: true } };
  await writeFile(join(checkout, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(checkout, 'package-lock.json'), JSON.stringify(lock));
}

async function setUp(env: Readonly<Record<string, string>> = {}): Promise<void> {
  await rm(join(checkout, 'node_modules'), { recursive: true, force: true });
  registry.asked.length = 0;
  const child = spawn(process.execPath, [join('scripts', 'setup.mjs')], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      HOME: area,
      npm_config_registry: registry.url,
      npm_config_cache: join(area, 'cache'),
      npm_config_fetch_retries: '0',
      ...env,
    },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, said]).toEqual([0, '']);
}

const versionThere = async (): Promise<string> => {
  const child = spawn(join(checkout, 'node_modules/node/bin/node'), { stdio: ['ignore', 'pipe', 'ignore'] });
  return (await text(child.stdout)).trim();
};

test.each([
  ['that runs install scripts', {}],
  ['that skips install scripts', { npm_config_ignore_scripts: 'true' }],
])('[ANY1, ANY3] an npm %s asks the registry for nothing that its cache holds', async (_, env) => {
  await wants('1.0.0');
  await setUp(env);
  expect(registry.asked).toContain('/node-of-here');
  await setUp(env);
  expect(registry.asked).toEqual([]);
  expect(await versionThere()).toBe('v1.0.0');
});

test('[ANY1] a version that came after what the cache knows is asked for', async () => {
  await wants('1.0.0');
  await setUp();
  await wants('1.0.1');
  await setUp();
  expect(await versionThere()).toBe('v1.0.1');
});
