import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import { countedFromOrder } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { DashboardPage } from '../dashboard/dashboard.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { PickListPage } from '#views/areas/sales/pick/pick-list.page.tsx';
import { find, layOutCards } from '#views/ui/ui.fixtures.tsx';
import { FloorBar } from '#views/frame/app/floor-bar.tsx';
import { FloorHome } from './floor-home.tsx';
import { worksOnFloor } from '#views/frame/app/floor-work.ts';

layOutCards();

/** Somebody with a role, who is asked as a session is: by a method of its own. */
class Holder {
  readonly #held: readonly string[];

  constructor(role: keyof typeof builtInRoles) {
    this.#held = builtInRoles[role];
  }

  may(permission: string): boolean {
    return this.#held.includes(permission);
  }
}

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
  const model = { ...deviceWith(world.base), listViews } as CompanyModel; // what pages ask for
  const worker = new Holder('Warehouse');
  model.may = function may(this: unknown, permission) {
    if (this !== model) throw new Error('asked without its company');
    return worker.may(permission);
  };
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
        '/en/apps/inventory/counting',
      ],
    ],
    ['Purchasing', ['/en/dashboard', '/en/apps/inventory/receiving']],
    ['Sales', []],
    ['Viewer', []],
  ] as const)('[WF1] %s has the ways to their work at the bottom', async (role, expected) => {
    const { model } = floor();
    await showAt(model, '/en/here', () => <FloorBar holder={new Holder(role)} path="/en/here" />);
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
      '/en/apps/inventory/counting',
      '/en/apps/inventory/movements?purpose=putAway',
      '/en/apps/inventory/movements',
      '/en/apps/inventory/assemblies',
      '/en/apps/sales/returns',
      '/en/apps/inventory/adjustments',
      '/en/apps/inventory/adjustments/create?damaged=yes',
    ]);
    expect(find('.floor-work a:nth-child(2)').textContent).toMatch(/^Pick2$/);
    expect(find('.floor-work a:nth-child(5)').textContent).toMatch(/^Count0$/);
  });

  it('[WF2] a receipt that one counts is gone on with in full screen', async () => {
    const world = purchasingWorld();
    const order = placedOrder(world, [{ product: activeProduct(world) }]);
    const receipt = countedFromOrder(world, order, [4_000]);
    const { listViews } = floor().model;
    await showAt({ ...deviceWith(world), listViews }, '/en/dashboard', () => <FloorHome />);
    const [first] = links('.floor-work');
    expect(first).toBe(`/en/apps/purchasing/goods-receipts/${receipt}?scan=yes`);
    const { number } = world.row('purchaseOrder', order.id) ?? {};
    expect(find('.floor-work a').textContent).toContain(`Go on with ${number ?? ''}`);
    expect(find('.floor-work a strong .ui-number').textContent).toBe(number);
  });

  it('[WF2] a count that one has begun is gone on with, one that is handed in is no work', async () => {
    const world = new CountWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    const count = world.counting();
    world.found(count, world.bolt, 9_000);
    world.counting({ by: 'bins', bins: [world.base.bins[1] ?? ''] });
    const worker = new Holder('Warehouse');
    const { listViews } = floor().model;
    const model = {
      ...deviceWith(world.base),
      listViews,
      may: (permission: string) => worker.may(permission),
    };
    await showAt(model, '/en/dashboard', () => <DashboardPage />);
    const begun = `/en/apps/inventory/counting/${count}?scan=yes`;
    expect(links('.floor-work')[0]).toBe(begun);
    expect(find('.floor-work a:nth-child(5)').textContent).toMatch(/^Count2$/);
    await act(async () => void model.propose({ kind: 'count', document: count, type: 'submit', data: {} }));
    expect(links('.floor-work')).not.toContain(begun);
    expect(find('.floor-work a:nth-child(4)').textContent).toMatch(/^Count1$/);
  });

  it('[WF2] what is reserved to be moved is work, unless somebody else has it; a draft is not', async () => {
    const world = new MovingWorld();
    const { first, second } = world;
    const [putAway, free, other] = ['putAway', 'transfer', 'transfer'].map((purpose) =>
      world.draft([{ from: first, to: second }], { purpose }),
    );
    for (const id of [putAway, free, other]) world.must(id ?? '', 'reserve');
    world.draft([{ from: first, to: second }]);
    world.base.by = 'user-2';
    world.must(other ?? '', 'claim');
    world.base.by = 'user-1';
    const worker = new Holder('Warehouse');
    const { listViews } = floor().model;
    const model = {
      ...deviceWith(world.base),
      listViews,
      may: (permission: string) => worker.may(permission),
    };
    await showAt(model, '/en/dashboard', () => <DashboardPage />);
    const shown = [...document.querySelectorAll('.floor-work a')].map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining(['Put away1', 'Move1', 'Adjust0']));
    const begun = `/en/apps/inventory/movements/${free}?scan=yes`;
    expect(links('.floor-work')).not.toContain(begun);
    await act(
      async () => void model.propose({ kind: 'movement', document: free ?? '', type: 'claim', data: {} }),
    );
    expect(links('.floor-work')[0]).toBe(begun);
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
  expect(roles.filter((role) => worksOnFloor(new Holder(role)))).toEqual(['Warehouse']);
});
