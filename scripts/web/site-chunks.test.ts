import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesOf, pageSize, type SiteChunk } from './site-chunks.ts';

const chunk = (fileName: string, over: Partial<SiteChunk> & { readonly css?: string } = {}): SiteChunk => ({
  fileName,
  code: '',
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: [`/src/${fileName}`],
  viteMetadata: { importedCss: new Set(over.css === undefined ? [] : [over.css]) },
  ...over,
});

const chunks = [
  chunk('site', {
    isEntry: true,
    imports: ['react'],
    dynamicImports: ['home', 'blog'],
    code: 'say("menu01")',
  }),
  chunk('react'),
  chunk('home', {
    imports: ['react', 'list'],
    dynamicImports: ['chart'],
    css: 'home.css',
    code: 'say("home01")',
  }),
  chunk('list', { css: 'list.css' }),
  chunk('chart', { imports: ['site'], code: 'say("chart1")' }),
  chunk('blog', { code: 'say("blog01")' }),
];

test('[PUB4] a page loads its own files beside the start, and brings the words it may come to say', () => {
  const { scripts, styles, said } = filesOf(chunks, '/src/home');
  expect([scripts, styles]).toEqual([
    ['home', 'list'],
    ['home.css', 'list.css'],
  ]);
  expect([...said].toSorted()).toEqual(['chart1', 'home01', 'menu01']);
  expect(() => filesOf(chunks, '/src/nowhere')).toThrow('in no chunk');
});

test('[PUB4] its size is that of the start and its own files, each compressed', () => {
  const text = 'x'.repeat(500);
  const size = pageSize(chunks, filesOf(chunks, '/src/home'), () => text);
  expect(size).toBeCloseTo((6 * gzipSync(text).length) / 1000);
});
