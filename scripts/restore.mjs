import { launch } from './launch.mjs';

process.exitCode = await launch(
  ['server/operations/backup/restore-main.ts', ...process.argv.slice(2)],
  {},
  'start',
);
