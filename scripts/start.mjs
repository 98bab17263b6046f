import { launch } from './launch.mjs';
import { mustBeFree } from './must-be-free.mjs';
import { buildIfChanged } from './web-build.mjs';

await mustBeFree('npm start');
const built = await buildIfChanged();
process.exitCode = built === 0 ? await launch(['server/main.ts', ...process.argv.slice(2)]) : built;
