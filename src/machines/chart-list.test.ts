import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartList, chartOfSlug } from './chart-list.ts';
import { engine } from './registry.ts';

test('[FL3] every chart of the product is listed, under its own name', async () => {
  const folders = globSync('src/machines/**/*.machine.ts').map((path) => path.split('/').at(-2));
  const slugs = chartList.map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(folders.toSorted());
  for (const { id, load } of chartList) expect((await load()).id).toBe(id);
});

test('[FL3] a document chart is the one that decides', async () => {
  const documents = chartList.filter(({ kind }) => kind === 'document');
  expect(documents.map(({ id }) => id).toSorted()).toEqual([...engine.types.keys()].toSorted());
  for (const { id, load } of documents) expect(await load()).toBe(engine.types.get(id)?.chart);
});

test('[FL3] there is no chart at an address that nobody gave', () => {
  expect(chartOfSlug('sales-order')?.id).toBe('salesOrder');
  expect(chartOfSlug('salesOrder')).toBeUndefined();
});
