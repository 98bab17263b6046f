import { expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { eachState } from '#model/flows/transition-id.ts';
import { engine } from '#machines/registry.ts';
import { charts, checkedCharts, levelCharts, longCharts } from './charts.ts';
import { ofEveryDocument } from './model/document-cases.ts';

const ids = chartList.map(({ id }) => id);

test('[PATHS] every chart of the product is judged by rows', () => {
  expect(ids.filter((id) => !charts.includes(id))).toEqual([]);
});

test('[PATHS] every kind of document has one case', () => {
  const kinds = ofEveryDocument(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([...engine.types.keys()].toSorted());
});

test('[PATHS] every chart is walked in a browser, and every document over HTTP, by one of the two runs', () => {
  const walked = (level: string) => [...(levelCharts[level] ?? []), ...(longCharts[level] ?? [])].toSorted();
  expect(walked('browser')).toEqual(ids.toSorted());
  const documents = [...engine.types.keys()];
  expect(walked('api').filter((name) => documents.includes(name))).toEqual(documents.toSorted());
});

test('[PATHS] every chart is walked at random, and every one that waits for answers is raced', async () => {
  expect(ids.filter((id) => !checkedCharts['random walks']?.includes(id))).toEqual([]);
  const waiting = await Promise.all(
    chartList.map(async ({ id, load }) => {
      let waits = false;
      eachState((await load()).root, ({ invoke }) => (waits ||= invoke.length > 0));
      return waits ? [id] : [];
    }),
  );
  expect(waiting.flat().toSorted()).toEqual(checkedCharts['races']?.toSorted());
});
