import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const built = await buildIfChanged({ force: true, set: 'start' });
process.exitCode = built === 0 ? await launch(['scripts/supply/write-bill.ts'], {}, 'start') : built;
