import { join } from 'node:path';
import { ensureProgram } from './test-programs.mjs';
import { launch } from './launch.mjs';
import { buildIfChanged } from './web-build.mjs';

const [wanted = ''] = process.argv.slice(2);
/** The tests that compare pictures with the kept ones, and the variable that has them kept anew instead. */
const compared = {
  gallery: ['model-tests/browser/gallery.long.spec.ts', 'GALLERY'],
  pictures: ['model-tests/browser/app-pictures.long.spec.ts', 'PICTURES'],
};

const renew = ([test, variable]) =>
  launch([join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=long', test], {
    [variable]: 'renew',
    CHROMIUM_PATH: ensureProgram('chromium') ?? '',
  });

/**
 * The picture in the README; with `gallery`, the reference pictures of the component gallery; with `pictures`, those of
 * the application in articles and on the public pages.
 */
const take = () => (wanted in compared ? renew(compared[wanted]) : launch(['scripts/screenshot/main.ts']));

const built = await buildIfChanged();
process.exitCode = built === 0 ? await take() : built;
