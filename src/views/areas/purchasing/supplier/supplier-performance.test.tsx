import { act, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BuyingWorld } from '#machines/areas/purchasing/proposal/proposals.fixtures.ts';
import {
  readSupplierFigures,
  type SupplierFiguresAnswer,
  type SupplierPeriod,
} from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import type { SupplierFiguresDesk } from '#model/areas/purchasing/supplier/supplier-figures-desk.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { SupplierPerformance } from './supplier-performance.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T08:00:00Z') });
});
afterEach(unmount);
afterAll(() => {
  vi.useRealTimers();
});

const { answer } = readSupplierFigures.example as { readonly answer: SupplierFiguresAnswer }; // its schema's
const pageText = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const rows = (): readonly (string | null)[][] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
  );

/** What a buyer sees of the supplier of whom ten bolts at 8.00 were ordered. */
async function show(of: SupplierFiguresDesk['of'], may: (permission: string) => boolean = () => true) {
  const world = new BuyingWorld();
  world.ordered(world.product('B', { suppliers: [world.offer()] }), 10_000, '2026-05-08');
  const model: CompanyModel = Object.assign(deviceWith(world.base), { may });
  const row = model.replica.view.get('supplier', world.supplier);
  if (!row) throw new Error('no supplier');
  const asked: string[] = [];
  const desk: SupplierFiguresDesk = { of: async (supplier) => (asked.push(supplier), of(supplier)) };
  function Page(): ReactNode {
    return (
      <AppProvider value={{ ...useApp(), supplierFigures: async () => desk }}>
        {row && <SupplierPerformance row={row} />}
      </AppProvider>
    );
  }
  await showAt(model, '/en/here', Page);
  return { asked, supplier: world.supplier };
}

it('[SUF8] the page of a supplier shows what the server answers, of 12 months and of all time', async () => {
  const { asked, supplier } = await show(async () => answer);
  expect(asked).toEqual([supplier]);
  expect(document.querySelector('thead')?.textContent).toBe('FigureLast 12 monthsAll time');
  expect(rows()).toEqual([
    ['On time', '85%34 of 40 lines', '87.6%176 of 201 lines'],
    ['Days late', '3Median of late lines', '4Median of late lines'],
    ['In full', '89.7%35 of 39 lines', '90.5%181 of 200 lines'],
    ['With rejects', '4.5%2 of 44 lines', '4%9 of 223 lines'],
    ['Price changes', '54 up, 1 down, median +2.5%', '2519 up, 6 down, median +3%'],
    ['Orders', '12', '58'],
    ['Spend', 'kr 184,500Without VAT', 'kr 812,000Without VAT'],
  ]);
});

it('[SUF8] what has not been is a dash, and costs are not named to who may not see them', async () => {
  const lines = { due: 0, onTime: 0, daysLate: null, arrived: 0, inFull: 0, received: 0, rejected: 0 };
  const none: SupplierPeriod = { orders: 0, ...lines };
  await show(async () => ({ ...answer, year: none, all: none }));
  expect(rows()).toEqual([
    ['On time', '–', '–'],
    ['Days late', '–', '–'],
    ['In full', '–', '–'],
    ['With rejects', '–', '–'],
    ['Orders', '0', '0'],
  ]);
});

it('[SUF8] a placeholder stands there until the server answers', async () => {
  await show(() => new Promise<never>(() => {}));
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect(document.querySelector('table')).toBeNull();
});

it('[SUF8] without the server it is what the device holds, and it may be asked again', async () => {
  let isReached = false;
  await show(() => (isReached ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'))));
  expect(pageText()).toContain('These figures are of the orders that this device holds');
  expect(pageText()).toContain('Ordered in the last 90 dayskr 80.00');
  isReached = true;
  await act(async () => click('.ui-notice button'));
  expect(rows()).toHaveLength(7);
});

it('[SUF8] without the server, too, costs are for who may see them', async () => {
  const offline = () => Promise.reject(new TypeError('no network'));
  await show(offline, (permission) => permission !== 'product.viewCost');
  expect(pageText()).toContain('Received lines with rejects');
  expect(pageText()).not.toContain('Ordered in the last 90 days');
});

it('[SUF8] who may not see orders sees none of it, and asks for none', async () => {
  const { asked } = await show(
    async () => answer,
    (permission) => permission !== 'purchaseOrder.view',
  );
  expect([pageText(), asked]).toEqual(['', []]);
});
