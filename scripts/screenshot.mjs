import { join } from 'node:path';
import { ensureBrowser } from './test-browsers.mjs';
import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const [wanted] = process.argv.slice(2);
const gallery = ['run', '--project=long', 'model-tests/browser/gallery.long.spec.ts'];

/** The picture of the README; with `gallery` those that the gallery of the component kit is compared with. */
const take = () =>
  wanted === 'gallery'
    ? launch([join('node_modules', 'vitest', 'vitest.mjs'), ...gallery], {
        GALLERY: 'renew',
        CHROMIUM_PATH: ensureBrowser('chromium') ?? '',
      })
    : launch(['scripts/screenshot/main.ts']);

const built = await buildIfChanged();
process.exitCode = built === 0 ? await take() : built;
