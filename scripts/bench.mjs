import { ensureProgram } from './test-programs.mjs';
import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const built = await buildIfChanged();
const chromium = ensureProgram('chromium') ?? '';
const args = ['bench/main.ts', ...process.argv.slice(2)];
process.exitCode = built === 0 ? await launch(args, { CHROMIUM_PATH: chromium }) : built;
