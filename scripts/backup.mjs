import { launch } from './launch.mjs';

process.exitCode = await launch(['server/backup/backup-main.ts', ...process.argv.slice(2)], {}, 'start');
