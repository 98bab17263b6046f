import { join } from 'node:path';
import { ensureBrowser } from './test-browsers.mjs';
import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const [wanted] = process.argv.slice(2);
const gallery = ['run', '--project=long', 'model-tests/browser/gallery.long.spec.ts'];

/** The picture in the README; with `gallery`, the reference pictures of the component gallery. */
const take = () =>
  wanted === 'gallery'
    ? launch([join('node_modules', 'vitest', 'vitest.mjs'), ...gallery], {
        GALLERY: 'renew',
        CHROMIUM_PATH: ensureBrowser('chromium') ?? '',
      })
    : launch(['scripts/screenshot/main.ts']);

const built = await buildIfChanged();
process.exitCode = built === 0 ? await take() : built;
