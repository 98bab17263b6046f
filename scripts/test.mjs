import { launch } from './launch.mjs';

process.exitCode = await launch(['scripts/checks/run.mjs', ...process.argv.slice(2)]);
