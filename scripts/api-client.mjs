import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

// Writes docs/api/client.ts as the present server describes itself.
const vitest = createRequire(import.meta.url).resolve('vitest/vitest.mjs');
const test = 'server/platform/http/generated-client.db.test.ts';
const args = [vitest, 'run', '--project=db', test, '--update'];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
