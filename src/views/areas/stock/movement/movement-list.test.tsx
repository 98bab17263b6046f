import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { MovementListPage } from './movement-list.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[MO2] the list tells of each movement where its goods go, and how far it has come', async () => {
  const world = new MovingWorld();
  const id = world.transfer(2_000);
  world.must(id, 'dispatch');
  world.draft([{ from: world.first, to: world.second }]);
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('movement'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world.base), listViews } as CompanyModel; // all that a list calls
  await showAt(model, '/en/apps/inventory/movements', MovementListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
  const { textContent: text } = document.body;
  for (const said of ['MOV-2026-00001', 'The other', 'In transit', 'A-01', 'A-02', 'Ledger'])
    expect(text).toContain(said);
  const scanning = document.querySelector('[data-testid=move-by-scanning]');
  expect(scanning?.getAttribute('href')).toBe('/en/apps/inventory/movements/scan');
});
