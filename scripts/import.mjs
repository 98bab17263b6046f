import { launch } from './launch.mjs';

process.exitCode = await launch(['server/import/main.ts', ...process.argv.slice(2)], {}, 'start');
