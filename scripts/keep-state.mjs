import { join } from 'node:path';
import { launch } from './launch.mjs';

const [name = ''] = process.argv.slice(2);
const play = 'model-tests/earlier-states/keep-state.long.spec.ts';

if (!/^\d{4}-[a-z0-9-]+$/.test(name)) {
  console.error('npm run keep-state -- NAME, that of the last migration: 0025-visitor-messages');
  process.exitCode = 2;
} else
  process.exitCode = await launch(
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=long', play],
    { KEEP_STATE: name },
  );
