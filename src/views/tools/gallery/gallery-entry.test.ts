import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { galleryChapters } from './gallery-sections.tsx';

const root = join(import.meta.dirname, '../../../..');

test('[GAL1] nothing of the application leads to the gallery but a page of its own', () => {
  const outside = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\/gallery\/|\.test\./.test(path),
  );
  const texts = [...outside, 'index.html'].map(
    (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
  );
  const leading = (to: RegExp) => texts.filter(([, text]) => to.test(text)).map(([path]) => path);
  expect(leading(/gallery\/|gallery\.po|main\/gallery/)).toEqual(['src/main/gallery.tsx']);
  expect(readFileSync(join(root, 'gallery.html'), 'utf8')).toContain('/src/main/gallery.tsx');
});

test('[GAL3] every chapter has an anchor of its own', () => {
  const ids = galleryChapters.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids).size).toBe(ids.length);
});
