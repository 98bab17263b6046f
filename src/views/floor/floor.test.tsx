import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import { builtInRoles } from '#model/role/permissions.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { DashboardPage } from '../dashboard/dashboard.page.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { PickListPage } from '../pick/pick-list.page.tsx';
import { find, layOutCards } from '../ui/ui.fixtures.tsx';
import { FloorBar } from '../app/floor-bar.tsx';
import { worksOnFloor } from '../app/floor-work.ts';

layOutCards();

const holding = (role: keyof typeof builtInRoles) => (permission: string) =>
  builtInRoles[role].some((held) => held === permission);

/** A company with three pick lists: this person's, one that nobody has, and one of somebody else. */
function floor() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 30_000);
  const [mine = '', free = '', other = ''] = [1, 2, 3].map(() =>
    world.released(world.confirmed([{ product: world.bolt }]).order),
  );
  world.act('pick', mine, 'claim');
  world.base.by = 'user-2';
  world.act('pick', other, 'claim');
  world.base.by = 'user-1';
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('pick'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world.base), may: holding('Warehouse'), listViews } as CompanyModel; // what pages ask for
  return { model, mine, free, other };
}

const links = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

describe('on a phone', () => {
  it.each([
    [
      'Warehouse',
      [
        '/en/dashboard',
        '/en/apps/warehouse/picking',
        '/en/apps/inventory/receiving',
        '/en/apps/sales/shipments?state=open',
      ],
    ],
    ['Purchasing', ['/en/dashboard', '/en/apps/inventory/receiving']],
    ['Sales', []],
    ['Viewer', []],
  ] as const)('[WF1] %s has the ways to their work at the bottom', async (role, expected) => {
    const { model } = floor();
    await showAt(model, '/en/here', () => <FloorBar may={holding(role)} path="/en/here" />);
    expect(links('.floor-bar')).toEqual(expected);
  });

  it('[WF2] a warehouse worker is at home with the work, their own pick first', async () => {
    const { model, mine } = floor();
    await showAt(model, '/en/dashboard', () => <DashboardPage />);
    expect(links('.floor-work')).toEqual([
      `/en/apps/warehouse/picking/${mine}`,
      '/en/apps/warehouse/picking',
      '/en/apps/inventory/receiving',
      '/en/apps/sales/shipments?state=open',
    ]);
    expect(find('.floor-work a:nth-child(2)').textContent).toMatch(/^Pick2$/);
  });

  it('[WF3] picking opens at one’s own lists and those that nobody has', async () => {
    const { model } = floor();
    await showAt(model, '/en/apps/warehouse/picking', () => <PickListPage />);
    await act(async () => {});
    const shown = document.body.textContent ?? '';
    expect(
      ['PK-2026-00001', 'PK-2026-00002', 'PK-2026-00003'].filter((number) => shown.includes(number)),
    ).toEqual(['PK-2026-00001', 'PK-2026-00002']);
  });
});

it('[WF2] only who fetches goods and neither sells nor buys is at home on the floor', () => {
  const roles = Object.keys(builtInRoles) as (keyof typeof builtInRoles)[]; // keys of a const record
  expect(roles.filter((role) => worksOnFloor(holding(role)))).toEqual(['Warehouse']);
});
