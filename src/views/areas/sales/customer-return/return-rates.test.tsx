import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReturnsWorld } from '#machines/areas/sales/customer-return/returns.fixtures.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, layOutGrids, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { returnRates, shareOf, type RateGroup } from './return-rates.ts';
import { ReturnRatesPage } from './return-rates.page.tsx';
import { sentIn } from './sent-goods.ts';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Of four bolts one came back for its quality, of four nuts two since they were wrong, one order long ago. */
function traded(): ReturnsWorld {
  const world = new ReturnsWorld();
  const { now } = world.base;
  world.base.now = '2026-01-02T08:00:00.000Z';
  world.posted(world.sold(4_000, { price: 10_0000 }).order, 4_000, 'scrap');
  world.base.now = now;
  world.posted(world.sold(4_000, { price: 10_0000 }).order, 1_000, 'restock');
  world.stock(world.nut, world.base.bins[1] ?? '', 4_000);
  const { order } = world.confirmed([{ product: world.nut, quantity: 4_000, price: 20_0000 }]);
  world.shipped(order);
  world.posted(order, 2_000, 'restock', { reason: 'wrongItem' });
  return world;
}

it('[RT14] rates are what came back of what left in the last ninety days', () => {
  const world = traded();
  const sent = sentIn(deviceWith(world.base));
  const said = (group: RateGroup) =>
    returnRates(group, sent, '2026-05-04').map((row) => [row.id, row.sent, row.returned, shareOf(row)]);
  expect(said('product')).toEqual([
    [world.nut, 4_000, 2_000, 50_00],
    [world.bolt, 4_000, 1_000, 25_00],
  ]);
  expect(said('reason')).toEqual([
    ['wrongItem', 8_000, 2_000, 33_33],
    ['quality', 8_000, 1_000, 8_33],
  ]);
  expect(said('customer')).toEqual([[world.customer, 8_000, 3_000, 41_67]]);
});

it('[RT14] the page names what the rates are about', async () => {
  const world = traded();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('returnRate'),
    subscribe: () => () => undefined,
  };
  const model = Object.assign(deviceWith(world.base), { listViews });
  await showAt(model, '/en/here', ReturnRatesPage);
  const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(text()).toContain('NUT · Hex bolt M84 pcs2 pcskr 40.0050%');
  await act(async () => click('[data-testid=by-reason]'));
  expect(text()).toContain('Wrong item');
  await act(async () => click('[data-testid=by-customer]'));
  expect(text()).toContain('Bygg & Beslag AB');
});

it('[RT4] who manages the company says in how many days goods are taken back', async () => {
  const world = new ReturnsWorld();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('returnRate'),
    subscribe: () => () => undefined,
  };
  const made = deviceWith(world.base);
  const drafts = { ...made.drafts, keep: () => {}, forget: () => {} };
  const model = Object.assign(made, { listViews, drafts });
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', ReturnRatesPage);
  await act(async () => click('[data-testid=return-rules]'));
  type('.ui-side input', '30');
  await act(async () => click('[data-testid=save]'));
  expect(propose.mock.calls.at(-1)?.[0]).toMatchObject({
    type: 'changePolicies',
    data: { overReceipt: 0, returnDays: 30 },
  });
});
