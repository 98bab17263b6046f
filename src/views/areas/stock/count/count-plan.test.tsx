import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import type { CountingFigures } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, layOutGrids, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CountingPage } from './counting.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Ten bolts in the first bin and three nuts in the second, never counted: the tab of what to count. */
async function shown(counting?: () => Promise<CountingFigures>) {
  const world = new CountWorld();
  const [first = '', second = ''] = world.base.bins;
  world.stock(world.bolt, first, 10_000);
  world.stock(world.nut, second, 3_000);
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('dueBin'),
    subscribe: () => () => undefined,
  };
  const accuracy = [
    { month: '2026-03', lines: 30, exact: 27 },
    { month: '2026-04', lines: 10, exact: 10 },
  ];
  const told = async (): Promise<CountingFigures> => ({
    classes: { A: [world.bolt], B: [] },
    emptied: [],
    accuracy,
  });
  const model = Object.assign(deviceWith(world.base), {
    listViews,
    drafts: draftBox().drafts,
    counting: counting ?? told,
  });
  await showAt(model, '/en/here?tab=plan', () => <CountingPage />);
  await act(async () => {});
  const stats = (): string[] =>
    [...document.querySelectorAll('.ui-stat')].map((one) => one.textContent ?? '');
  const rows = (): string[] =>
    [...document.querySelectorAll('[role=row]')].slice(1).map((one) => one.textContent ?? '');
  return { world, model, stats, rows };
}

it('[CN8] tells which bins are to be counted and why, and how right the books were', async () => {
  const { stats, rows } = await shown();
  expect(stats()[0]).toContain('2');
  expect(stats()[1]).toContain('92.5%');
  expect(rows()[0]).toContain('A-01');
  expect(rows()[0]).toContain('Never counted');
});

it('[CN8] what is shown becomes one count, of those bins and in their turn', async () => {
  const { world, model } = await shown();
  click('[data-testid=plan-shown]');
  click('[data-testid=give-plan]');
  await act(async () => {});
  const planned = model.replica.rows('count');
  expect(planned).toMatchObject([
    { state: 'planned', cause: 'cycle', scope: { by: 'bins', bins: world.base.bins.slice(0, 2) } },
  ]);
});

it('[CN8] without a connection it says that classes are missing, and shows nothing due by them', async () => {
  const { rows } = await shown(() => Promise.reject(new Error('offline')));
  expect(find('[data-tone=info]').textContent).toContain('be reached right now');
  expect(rows().join()).not.toContain('overdue');
});

it('[CN8] rules say how often bins of a class are counted', async () => {
  const { model } = await shown();
  click('[data-testid=counting-rules]');
  const label = [...document.querySelectorAll('.ui-side label')].find((one) =>
    one.textContent?.includes('class A'),
  );
  type(`#${CSS.escape(label?.getAttribute('for') ?? '')}`, '30');
  await act(async () => void click('.ui-side [data-testid=save]'));
  expect(model.replica.view.get('company', 'company')?.policies.counting?.intervals.A).toBe(30);
});
