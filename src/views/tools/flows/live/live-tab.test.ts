import { expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { flowTabs, LIVE } from '../flow-tabs.ts';

test('[LA1] every actor that the page runs has a live view, which opens first', () => {
  const first = chartList.map((chart) => [chart.slug, flowTabs.find(({ fits }) => fits(chart))?.id]);
  expect(first.filter(([, tab]) => tab === 'live').map(([slug]) => slug)).toEqual(
    chartList.map(({ slug }) => slug).filter((slug) => LIVE.has(slug)),
  );
  expect([...LIVE].filter((slug) => !chartList.some((chart) => chart.slug === slug))).toEqual([]);
});
