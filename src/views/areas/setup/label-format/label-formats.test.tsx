import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { builtInFormat } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { sheetFixture } from '#model/areas/setup/label-format/label-format.fixtures.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { LabelFormatListPage } from './label-format-list.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const SHEET = '019a1f2e-5c00-7a10-8b20-3c40d5e6f709';
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const labels = (): string[] =>
  [...document.querySelectorAll('.ui-side label')].map(({ textContent }) => textContent);

async function showList(query: string): Promise<void> {
  const world = companyWorld();
  world.must('labelFormat', SHEET, 'create', sheetFixture());
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('labelFormat'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), ...draftBox(), may: () => true, listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/settings/core-resources/label-formats${query}`, LabelFormatListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

it('[LBF3] the list says what each format measures, comes on and is for', async () => {
  await showList('');
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Label formats');
  const rows = [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(8);
  expect(rows).toContain(
    'A4, 21 labels of 63.5 × 38.1 mmA4-2163.5 × 38.1 mmSheets of A4, 3 × 7Products, LocationsActive',
  );
  expect(rows).toContain('Roll, 57 × 32 mm57x3257 × 32 mmOn a rollProducts, Locations, PalletsActive');
});

it('[LBF2, LBF5] a built-in format shows its size and what is usually printed in it, and has fields for the rest', async () => {
  await showList(`?id=${builtInFormat('100x50')}`);
  expect(text()).toContain('Used byLabels of locations');
  expect(document.querySelector('.ui-side a[href="/en/apps/inventory/labels"]')).not.toBeNull();
  expect(text()).toContain('100 × 50 mm');
  expect(labels().some((label) => label.startsWith('Width'))).toBe(false);
  expect(labels().some((label) => label.startsWith('Name in English'))).toBe(true);
});

it('[LBF4] margins, gaps and counts are asked for on sheets alone', async () => {
  await showList(`?id=${SHEET}`);
  const sheet = ['Labels across', 'Labels down', 'Top margin', 'Left margin', 'Gap across', 'Gap down'];
  const asked = (): string[] => sheet.filter((one) => labels().some((label) => label.startsWith(one)));
  expect(asked()).toEqual(sheet);
  expect(text()).toContain('Nothing is usually printed in it.');
  await showList('?id=new');
  expect(asked()).toEqual([]);
  expect(labels().some((label) => label.startsWith('Width of a label'))).toBe(true);
});
