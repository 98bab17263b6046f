import { buildIfChanged } from './web-build.mjs';

process.exitCode = await buildIfChanged({ force: true });
