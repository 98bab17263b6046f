import { launch } from '../launch.mjs';

process.exitCode = await launch(['scripts/deploy/main.ts', ...process.argv.slice(2)]);
