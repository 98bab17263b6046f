import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { ReasonListPage } from './reason-list.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen = (): string[] => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent ?? '');

async function show(query: string, may: CompanyModel['may'] = () => true): Promise<void> {
  const world = companyWorld();
  const own = reasonFixture({ action: 'reopen', code: 'returned', name: { en: 'Came back', sv: '' } });
  world.must('reason', world.id(), 'create', own);
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('reason'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), ...draftBox(), may, listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/settings/core-resources${query}`, ReasonListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

describe('core resources', () => {
  it('[RN8] shows reasons below their actions, in the given order, built-in or own', async () => {
    await show('?action=reopen');
    expect(document.querySelector('h1')?.textContent).toBe('Core resources');
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Reasons');
    expect(seen()).toEqual([
      'Reopen an order',
      'Closed by mistakeclosedByMistakeBuilt-inActive',
      'More to delivermoreToDeliverBuilt-inActive',
      'Came backreturnedOwnActive',
      'Another reasonotherBuilt-inActive',
    ]);
  });

  it('[RN8] offers new ones to those who may write them alone', async () => {
    const button = (): boolean =>
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'New reason');
    await show('');
    expect(button()).toBe(true);
    await show('', (permission) => permission === 'reason.view');
    expect([button(), seen().length > 0]).toEqual([false, true]);
  });
});
