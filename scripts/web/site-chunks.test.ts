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
    css: 'site.css',
  }),
  chunk('react'),
  chunk('home', {
    imports: ['react', 'list'],
    dynamicImports: ['chart', '/article/chart-part.tsx', '/article/keys-part.tsx'],
    css: 'home.css',
    code: 'say("home01")',
  }),
  chunk('list', { css: 'list.css' }),
  chunk('chart', { imports: ['site'], code: 'say("chart1")' }),
  chunk('blog', { code: 'say("blog01")' }),
  chunk('/article/chart-part.tsx', { imports: ['arrow'], css: 'part.css', code: 'say("part01")' }),
  chunk('arrow', { css: 'arrow.css', code: 'say("arrow1")' }),
  chunk('/article/keys-part.tsx', { css: 'keys.css', code: 'say("keys01")' }),
];

test('[PUB4] a page loads its own files beside the start, and brings the words it may come to say', () => {
  const { scripts, styles, said } = filesOf(chunks, '/src/home');
  expect([scripts, styles]).toEqual([
    ['site', 'react', 'home', 'list'],
    ['site.css', 'home.css', 'list.css'],
  ]);
  expect([...said].toSorted()).toEqual(['chart1', 'home01', 'menu01']);
  expect(() => filesOf(chunks, '/src/nowhere')).toThrow('in no chunk');
});

test('[PUB4, PUB10] a page with an article has the styles and words of the parts that the article has', () => {
  const { scripts, styles, said } = filesOf(chunks, '/src/home', ['chart']);
  expect(scripts).toEqual(['site', 'react', 'home', 'list']);
  expect(styles).toEqual(['site.css', 'home.css', 'list.css', 'part.css', 'arrow.css']);
  expect([...said].toSorted()).toEqual(['arrow1', 'chart1', 'home01', 'menu01', 'part01']);
});

test('[PUB4] its size is that of the start and its own files, each compressed', () => {
  const text = 'x'.repeat(500);
  const size = pageSize(filesOf(chunks, '/src/home'), () => text);
  expect(size).toBeCloseTo((7 * gzipSync(text).length) / 1000);
});
