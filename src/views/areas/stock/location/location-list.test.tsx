import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { LocationListPage } from './location-list.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the lines say, warehouses and locations. */
async function listedAt(query: string): Promise<string[]> {
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('location'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(companyWorld()), listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/inventory/locations${query}`, LocationListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
  return [...document.querySelectorAll('[data-row]')].map((row) => row.textContent ?? '');
}

it('[LI3] is narrowed by the part `usage`, as addresses and views were saved', async () => {
  expect(await listedAt('?usage=staging')).toEqual([
    'Main warehouse WH1 location',
    expect.stringContaining('Staging'),
  ]);
});
