import { expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { charts } from './charts.ts';

test('[PATHS] every chart of the product is judged by rows', () => {
  expect(chartList.map(({ id }) => id).filter((id) => !charts.includes(id))).toEqual([]);
});
