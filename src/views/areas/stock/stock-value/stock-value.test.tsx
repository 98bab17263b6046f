import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { StockValuePage } from './stock-value.page.tsx';
import { valueLines } from './value-lines.ts';

layOutGrids();

function company() {
  const { base, bolt, nut } = new SalesWorld();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('stockValue'),
    subscribe: () => () => undefined,
  };
  const model = Object.assign(deviceWith(base), { listViews });
  const worth = [
    { product: bolt, warehouse: base.warehouse, quantity: 2000, value: 667 },
    { product: bolt, warehouse: null, quantity: 1000, value: 333 },
    { product: nut, warehouse: base.warehouse, quantity: 5000, value: 50_00 },
  ];
  return { model, worth };
}

it('[ST18] a product has one average, whatever the warehouse', () => {
  const { model, worth } = company();
  expect(valueLines(model, worth).map(({ average, value }) => [average, value])).toEqual([
    [3_3333, 667],
    [3_3333, 333],
    [10_0000, 50_00],
  ]);
});

it('[ST18] the page asks for the day of its address, and sums it to the cent', async () => {
  const { model, worth } = company();
  const asked = vi.fn<() => Promise<typeof worth>>(async () => worth);
  await showAt(Object.assign(model, { stockValue: asked }), '/en/here?on=2026-01-31', () => (
    <StockValuePage />
  ));
  await act(async () => {});
  expect(asked.mock.calls).toEqual([['2026-01-31']]);
  const text = (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('60.00');
  expect(text).toContain('In transit');
});
