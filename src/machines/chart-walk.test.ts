import { describe, expect, test } from 'vitest';
import { chartList } from './chart-list.ts';
import type { StateValue } from '#model/engine/rows.ts';
import { waysOf, walkChart } from '#model/flows/chart-walk.ts';
import { ALWAYS, transitionsOf } from '#model/flows/transition-id.ts';

const charts = await Promise.all(chartList.map(async (chart) => ({ ...chart, chart: await chart.load() })));

describe.each(charts)('$slug', ({ chart }) => {
  test('[FL7] is walked by hand along every one of its transitions', () => {
    const walk = walkChart(chart);
    const events = new Set(transitionsOf(chart).map(({ event }) => event));
    events.delete(ALWAYS);
    const taken = new Set<string>();
    const seen = new Set<string>();
    const open: StateValue[] = [walk.begin(() => false).value];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      const key = JSON.stringify(from);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const event of events)
        for (const way of waysOf(walk, from, event)) {
          for (const id of way.taken) taken.add(id);
          open.push(way.value);
        }
    }
    expect(
      transitionsOf(chart)
        .map(({ id }) => id)
        .filter((id) => !taken.has(id)),
    ).toEqual([]);
  });
});
