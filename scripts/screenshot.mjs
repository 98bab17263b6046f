import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const built = await buildIfChanged();
process.exitCode =
  built === 0 ? await launch(['scripts/screenshot/main.ts', ...process.argv.slice(2)]) : built;
