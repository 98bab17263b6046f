import { launch } from './launch.mjs';

process.exitCode = await launch(['scripts/checks/run.mjs', 'paths', ...process.argv.slice(2)]);
