import { expect, test } from 'vitest';
import { flowPages } from './flow-pages.ts';

const page = flowPages.find(({ path }) => path.endsWith('/$chart'));

test('[FLC10] the page of a chart is called as the chart is, in the language of the page', async () => {
  const names = (['en', 'sv'] as const).map((locale) => page?.nameOf?.({ chart: 'sales-order' }, locale));
  expect(await Promise.all(names)).toEqual(['Sales order', 'Kundorder']);
  expect(await page?.nameOf?.({ chart: 'nonsense' }, 'en')).toBeNull();
});
