import { join } from 'node:path';
import { launch } from './launch.mjs';

// Writes docs/api/client.ts as the present server describes itself.
const test = 'server/platform/http/generated-client.db.test.ts';
process.exitCode = await launch([
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project=db',
  test,
  '--update',
]);
