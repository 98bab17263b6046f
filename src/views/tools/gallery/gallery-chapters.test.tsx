import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { galleryChapters } from './gallery-sections.tsx';

const views = join(import.meta.dirname, '../..');
/** Components without a look of their own. */
const plain = ['focus-within', 'key-hint', 'one-press', 'room', 'scroll-pane', 'ui-link'];

/** The components that pages use. */
const pieces = new Set(
  globSync('**/*.{ts,tsx}', { cwd: views })
    .filter((path) => !/^(ui|tools\/gallery)\//.test(path) && !/\.(test|fixtures)\./.test(path))
    .flatMap((path) => [...readFileSync(join(views, path), 'utf8').matchAll(/ui\/([a-z-]+)\.tsx'/g)])
    .map(([, name = '']) => name),
);

test('[GAL8] every piece that a page is built of stands in a chapter', () => {
  const named = new Set(galleryChapters.flatMap(({ files }) => files.split(' ')));
  expect(pieces.size).toBeGreaterThan(40);
  expect([...pieces].filter((name) => !named.has(name)).toSorted()).toEqual(plain);
});
