import { act, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { dayIn } from '#model/values/moments.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, layOutGrids, unmount } from '#views/ui/ui.fixtures.tsx';
import { SeriesListPage } from '../company/series-list.page.tsx';
import { TagListPage } from '../tag/tag-list.page.tsx';

layOutGrids();
afterEach(() => unmount());

const year = dayIn(now(), 'Europe/Stockholm').slice(0, 4);
const proof = { name: `SO-${year}`, drawn: 12, last: 12, next: 13, missing: null, twice: null, skipped: [] };

const tabs = (): (string | null)[] =>
  [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);

async function shown(Page: () => ReactNode, address: string, may: CompanyModel['may']): Promise<void> {
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('tag'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const numberSeries = async () => [proof];
  const model = {
    ...deviceWith(companyWorld()),
    ...draftBox(),
    may,
    numberSeries,
    listViews,
  } as CompanyModel; // what lists ask for
  await showAt(model, `/en/apps/settings/core-resources/${address}`, Page);
  await act(async () => {});
}

it('[NU2] number series are one of the lists, proven and changed there as in the company settings', async () => {
  await shown(SeriesListPage, 'number-series', () => true);
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Number series');
  const row = [...document.querySelectorAll(`[data-series="SO-${year}"] > *`)].map((one) => one.textContent);
  expect(row).toEqual(['Sales orders', 'SO', year, '5', `SO-${year}-00013`, '12', 'Gapless', 'Change…']);
  click('[data-testid=change-SO]');
  await act(async () => {});
  expect(find('[data-testid=series-preview]').textContent).toContain(`SO-${year}-00013`);
});

it('[NU2] number series are a list for those who manage the company alone', async () => {
  await shown(TagListPage, 'tags', (permission) => permission === 'tag.view' || permission === 'unit.view');
  expect(tabs().slice(0, 2)).toEqual(['Tags', 'Units']);
  expect(tabs()).not.toContain('Number series');
});
