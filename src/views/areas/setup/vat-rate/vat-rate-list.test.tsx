import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import type { VatRateForm } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { VatRateListPage } from './vat-rate-list.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const seen = (): string[] => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent ?? '');

/** The page of a company with two rates of its own for Swedish food. */
async function show(query: string): Promise<void> {
  const world = companyWorld();
  const food = (over: Partial<VatRateForm>) => ({ country: 'SE', vatClass: 'food', rate: 800, ...over });
  world.must('vatRate', world.id(), 'create', food({ from: '2026-05-01', to: '2026-05-31' }));
  world.must('vatRate', world.id(), 'create', food({ rate: 900, from: '2026-06-01', to: null }));
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('vatRate'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), ...draftBox(), may: () => true, listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/settings/core-resources/vat-rates${query}`, VatRateListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

it('[VR7] shows rates of the product and own ones that are in force today, and own ones that begin later', async () => {
  await show('?country=SE&vatClass=food');
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('VAT rates');
  expect(seen().map((row) => row.replaceAll('\u00A0', ' '))).toEqual([
    'SwedenFood6%1 Apr 202631 Dec 2027Built-inOwn rate wins',
    'SwedenFood8%1 May 202631 May 2026OwnIn force',
    'SwedenFood9%1 Jun 2026Until further noticeOwnBegins later',
  ]);
});

it('[VR7] shows those of another day, and all there are', async () => {
  await show('?country=SE&vatClass=food&on=2025-01-01&origin=product');
  expect(seen()).toHaveLength(1);
  await show('?country=SE&vatClass=food&on=all');
  expect(seen()).toHaveLength(5);
});

it('[UI22] begins a new rate at its country, where the keyboard is', async () => {
  await show('?id=new');
  expect(document.activeElement?.closest('.ui-field')?.textContent).toContain('Country');
});

it('[VR6] [VR7] a rate of the product opens beside the list, with the orders after its last day', async () => {
  await show('?id=SE-food-2026-04-01');
  const panel = document.querySelector('[role=dialog]');
  expect(panel?.getAttribute('aria-label')).toBe('Sweden, Food');
  expect(panel?.textContent).toContain('31 Dec 2027');
  expect(panel?.textContent).toContain('Open orders after the last day of this rate');
  expect(panel?.querySelector('input, [data-testid=save]')).toBeNull();
});
