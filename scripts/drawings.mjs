import { launch } from './launch.mjs';

process.exitCode = await launch(['scripts/flows/main.ts'], {}, 'start');
