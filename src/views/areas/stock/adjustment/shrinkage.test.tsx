import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { adjustingWorld } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import type { Shrinkage } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, layOutGrids, unmount } from '#views/ui/ui.fixtures.tsx';
import { shrinkageBy } from './shrinkage-lines.ts';
import { ShrinkagePage } from './shrinkage.page.tsx';

layOutGrids();
afterEach(unmount);

function company() {
  const world = adjustingWorld();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('shrinkage'),
    subscribe: () => () => undefined,
  };
  const model = Object.assign(deviceWith(world), { listViews });
  const loss = {
    month: '2026-05',
    counted: false,
    reason: 'missing',
    scrap: false,
    product: world.product,
    location: world.bin,
  };
  const lost: Shrinkage[] = [
    { ...loss, quantity: 2000, value: 16_00 },
    { ...loss, month: '2026-04', quantity: 1000, value: 8_00 },
    { ...loss, location: world.other, reason: 'damaged', scrap: true, quantity: 3000, value: 24_00 },
  ];
  return { model, lost, world };
}

it('[AD12] losses are added up by whatever is asked for', () => {
  const { lost, world } = company();
  const said = (group: Parameters<typeof shrinkageBy>[0]) =>
    shrinkageBy(group, lost).map(({ id, quantity, value }) => [id, quantity, value]);
  expect(said('reason')).toEqual([
    ['adjust:missing', 3000, 24_00],
    ['scrap:damaged', 3000, 24_00],
  ]);
  expect(said('month')).toEqual([
    ['2026-05', 5000, 40_00],
    ['2026-04', 1000, 8_00],
  ]);
  expect(said('product')).toEqual([[world.product, 6000, 48_00]]);
  expect(said('location')).toHaveLength(2);
});

it('[AD12] the page asks for its period, and tells reasons, places and months in words', async () => {
  const { model, lost } = company();
  const asked = vi.fn<(period: object) => Promise<Shrinkage[]>>(async () => lost);
  const address = '/en/here?period=2026-04-01..2026-05-31';
  await showAt(Object.assign(model, { shrinkage: asked }), address, () => <ShrinkagePage />);
  await act(async () => {});
  expect(asked.mock.calls).toEqual([[{ from: '2026-04-01', to: '2026-05-31' }]]);
  expect(document.body.textContent).toContain('Scrapped: Damaged');
  await act(async () => click('[data-testid=by-month]'));
  expect(document.body.textContent).toContain('April 2026');
  await act(async () => click('[data-testid=by-location]'));
  expect(document.body.textContent).toContain('A-02');
});
