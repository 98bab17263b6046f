import { launch } from './launch.mjs';

process.exitCode = await launch(
  ['server/operations/archive/restore-main.ts', ...process.argv.slice(2)],
  {},
  'start',
);
