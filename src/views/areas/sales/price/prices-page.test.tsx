import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, layOutGrids, press, type } from '#views/ui/ui.fixtures.tsx';
import { PricesPage } from './prices.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

/** The page with two prices in the list Trade and one in Retail. */
async function shown(which: 'all' | 'trade', may: (permission: string) => boolean = () => true) {
  const world = companyWorld();
  const [trade, retail] = [world.id(), world.id()];
  world.must('priceList', trade, 'create', priceListFixture());
  world.must('priceList', retail, 'create', priceListFixture({ name: 'Retail' }));
  for (const [sku, list] of [
    ['P-1', trade],
    ['P-2', trade],
    ['P-3', retail],
  ] as const)
    world.must('price', world.id(), 'create', priceFixture({ list, product: activeProduct(world, { sku }) }));
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('price'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), ...draftBox(), may, listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/sales/prices${which === 'trade' ? `?list=${trade}` : ''}`, PricesPage);
  await settle();
}

const FIGURE = '.ui-dialog .ui-fields .ui-field:nth-child(4) input';

async function changeBy(percent: string): Promise<string | null> {
  await settle();
  type(FIGURE, percent);
  await settle();
  return find('[data-testid=change-preview] [role=status]').textContent;
}

it('[PRI11] what the list shows is changed, of one price list', async () => {
  await shown('trade');
  click('[data-testid=change-shown]');
  expect(await changeBy('5')).toBe('2 prices change.');
});

it('[PRI11] or what is ticked in it, with the keyboard', async () => {
  await shown('all');
  act(() => find('[role=grid]').focus());
  press('x');
  click('[data-testid=change-selected]');
  expect(await changeBy('5')).toBe('1 price changes.');
});

it('[PRI11] is not offered to those who may not edit prices', async () => {
  await shown('all', (permission) => permission !== 'price.edit');
  expect(document.querySelector('[data-testid=change-shown]')).toBeNull();
});
