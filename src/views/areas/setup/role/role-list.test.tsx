import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { builtInRoles, permissions } from '#model/areas/setup/role/permissions.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { RoleListPage } from './role-list.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The list of a company with two built-in roles and one of its own. */
async function listFor(may: (permission: string) => boolean, query = ''): Promise<void> {
  const { world } = team();
  world.must('role', world.id(), 'create', roleFixture());
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('role'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), may, listViews } as CompanyModel; // all that a list calls
  await showAt(model, `/en/apps/roles${query}`, RoleListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

const lines = () =>
  [...document.querySelectorAll('[data-row]')]
    .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
    .map((row) =>
      [...row.querySelectorAll('[role=gridcell].ui-cell:not(.ui-cell-check)')].map(
        ({ textContent }) => textContent,
      ),
    );
const hasButton = (label: string): boolean =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === label);

const all = String(permissions.length);
const viewed = String(builtInRoles.Viewer.length);

it('[LI1] says of each role what it permits, how many have it, and whose it is', async () => {
  await listFor(() => true);
  expect(lines()).toEqual([
    ['Administrator', all, '2', 'Built-in', 'Active'],
    ['Stock keeper', '2', '0', 'Own', 'Active'],
    ['Viewer', viewed, '1', 'Built-in', 'Active'],
  ]);
  expect(hasButton('New role')).toBe(true);
});

it('[LI3] narrows to the roles of the company itself', async () => {
  await listFor(() => true, '?origin=own');
  expect(lines().map(([name]) => name)).toEqual(['Stock keeper']);
});

it('[RO8] counts no members for who may not see them, and makes no role for who may not manage', async () => {
  await listFor((permission) => permission === 'role.view', '?id=new');
  expect(lines()[1]).toEqual(['Stock keeper', '2', 'Own', 'Active']);
  expect(hasButton('New role')).toBe(false);
  expect(document.querySelector('.ui-side')).toBeNull();
});
