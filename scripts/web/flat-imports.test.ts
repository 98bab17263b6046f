import { expect, test } from 'vitest';
import { flatten } from './flat-imports.ts';

const chunk = (name: string, imports: readonly string[]) => ({
  type: 'chunk' as const,
  fileName: `assets/${name}.js`,
  imports: imports.map((each) => `assets/${each}.js`),
  isEntry: name === 'entry',
  isDynamicEntry: true,
  code: `${name};\n`,
});

test('[STR7] a page names all files that it needs, once each', () => {
  const page = chunk('page', ['list']);
  const all = [
    page,
    chunk('list', ['table', 'start']),
    chunk('table', ['start', 'list']),
    chunk('start', []),
  ];
  flatten(page, all);
  expect(page.code).toBe('page;\nimport"./table.js";\nimport"./start.js";\n');
});

test('[STR7] a page that needs nothing further stays as it is', () => {
  const page = chunk('page', ['start']);
  flatten(page, [page, chunk('start', [])]);
  expect(page.code).toBe('page;\n');
});
