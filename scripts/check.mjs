import { launch } from './launch.mjs';

process.exitCode = await launch(['scripts/checks/run.mjs', '--cheap', ...process.argv.slice(2)]);
