// Several servers: all trials, or those named: processes, rolling-restart, pgbouncer, standby.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { root } from './setup.mjs';

const named = process.argv.slice(2);
const all = ['server/operations/cluster/', 'browser/rolling-restart.'];
const files = named.length > 0 ? named.map((name) => `/${name}.long.spec.ts`) : all;

const isBuilt = existsSync(join(root, 'dist', 'index.html')) || (await launch(['scripts/build.mjs'])) === 0;
process.exitCode = isBuilt
  ? await launch(['node_modules/vitest/vitest.mjs', 'run', '--project=long', ...files])
  : 1;
