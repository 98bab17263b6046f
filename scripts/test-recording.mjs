import { launch } from './launch.mjs';

process.exitCode = await launch(['scripts/recording/main.ts', ...process.argv.slice(2)]);
