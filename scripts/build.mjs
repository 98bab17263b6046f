import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const built = await buildIfChanged({ force: true });
process.exitCode = built === 0 ? await launch(['scripts/supply/write-bill.ts']) : built;
