import { act, type ReactNode } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import type { ProposalDesk, ProposalsAnswer } from '#model/areas/purchasing/proposal/proposal-desk.ts';
import { BuyingWorld } from '#machines/areas/purchasing/proposal/proposals.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Row } from '#model/engine/rows.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { ReorderPage } from './reorder.page.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T08:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

const pageText = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const quantityShown = (): string | undefined =>
  document.querySelector<HTMLInputElement>('td[data-column=quantity] input')?.value;
const press = (name: string): Promise<void> =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`no button ${name}`);
    button.click();
  });

async function show(world: BuyingWorld, desk?: ProposalDesk): Promise<CompanyModel> {
  const model = deviceWith(world.base);
  function Page(): ReactNode {
    const app = { ...useApp(), ...(desk && { proposals: async () => desk }) };
    return (
      <AppProvider value={app}>
        <ReorderPage />
      </AppProvider>
    );
  }
  await showAt(model, '/en/apps/purchasing/reorder', Page);
  return model;
}

const rowsOf = <R extends Row>(model: CompanyModel, table: string) =>
  model.replica.rows(table) as readonly R[]; // as named

it('[RPL5] what another warehouse can spare becomes the draft of a transfer, from the bins where it lies', async () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.stockOther(bolt, 10_000);
  world.promised(bolt, 4_000, '2026-05-08');
  const model = await show(world);
  expect(pageText()).toContain('Transfer from The other');
  await act(async () => click('[data-variant=primary]'));
  expect(rowsOf(model, 'movement')).toMatchObject([
    {
      state: 'draft',
      warehouse: world.other,
      toWarehouse: world.warehouse,
      dueOn: '2026-05-08',
      lines: [{ product: bolt, quantity: 4_000, from: world.otherBin, to: null }],
    },
  ]);
  expect(rowsOf(model, 'purchaseOrder')).toEqual([]);
  expect(find('.ui-panel a').getAttribute('href')).toContain('/apps/inventory/movements/');
});

it('[RPL7] a bundle whose parts are there becomes the draft of a build', async () => {
  const world = new BuyingWorld();
  const { base, warehouse } = world;
  const part = world.product('PART');
  world.sales.stock(part, world.bin, 9_000);
  const set = base.id();
  base.must(
    'product',
    set,
    'create',
    bundleFixture([[part, 2_000]], { sku: 'SET', bundle: { mode: 'assembled' } }),
  );
  base.must('product', set, 'activate');
  world.promised(set, 3_000, '2026-05-08');
  const model = await show(world);
  await act(async () => click('[data-variant=primary]'));
  expect(rowsOf(model, 'assembly')).toMatchObject([
    { state: 'draft', mode: 'build', product: set, warehouse, quantity: 3_000, dueOn: '2026-05-08' },
  ]);
});

it('[RPL4] what is on order but comes too late is listed with its order, and not ordered again', async () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.promised(bolt, 5_000, '2026-05-08');
  const order = world.ordered(bolt, 5_000, '2026-06-30');
  await show(world);
  expect(pageText()).toContain('On order, but arrives too late');
  expect(find(`a[href$="${order}"]`).textContent).toBe('PO-2026-00001');
  expect(find('[data-variant=primary]').getAttribute('aria-disabled')).toBe('true');
});

it('[RPL9] a proposal is put off to a day from what is behind it, and taken up again', async () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.promised(bolt, 5_000, '2026-05-08');
  const model = await show(world);
  await press('Details of B for WH');
  expect(pageText()).toContain('Stock day by day');
  expect(pageText()).toContain('Skruvfabriken AB 5 pcs for kr 50.00, arrives on');
  await press('Never propose');
  const putOff = () => model.replica.view.get('product', bolt)?.putOff;
  expect(putOff()).toEqual([{ warehouse: world.warehouse, until: 'never' }]);
  expect(pageText()).toContain('no longer proposed');
  expect(pageText()).toContain('Nothing to reorder');
  await press('Propose B again');
  expect(putOff()).toEqual([]);
});

it('[RPL1] the server works it out and says how far it is; what is drafted meanwhile counts', async () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.promised(bolt, 5_000, '2026-05-08');
  const proposals = world.proposals(bolt);
  let tell: (done: number, of: number) => void = () => undefined;
  const answer = Promise.withResolvers<ProposalsAnswer>();
  const desk: ProposalDesk = {
    ask: (_, onProgress) => {
      tell = onProgress;
      return answer.promise;
    },
  };
  const model = await show(world, desk);
  await act(async () => tell(500, 2_000));
  expect(pageText()).toContain('500 of 2,000 products');
  await act(async () => answer.resolve({ count: 8, proposals }));
  expect(pageText()).toContain('7 more proposals are shown once these are done.');
  expect(quantityShown()).toBe('5');
  const { supplier, warehouse, base } = world;
  const document = base.id();
  const create = { supplier, warehouse };
  await act(
    async () => void model.propose({ kind: 'purchaseOrder', document, type: 'create', data: create }),
  );
  const lines = [
    {
      id: base.id(),
      product: bolt,
      text: '',
      quantity: 3_000,
      price: 10_0000,
      discount: 0,
      vatClass: 'standard',
      promisedOn: null,
      tolerance: null,
    },
  ];
  const data = {
    ...create,
    theirReference: '',
    currency: 'SEK',
    rate: 1_000_000,
    expectedOn: null,
    notes: '',
    lines,
  };
  await act(async () => void model.propose({ kind: 'purchaseOrder', document, type: 'update', data }));
  expect(quantityShown()).toBe('2');
});

it('[FC2] a forecast is shown with its error and that of repeating last week', async () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.promised(bolt, 5_000, '2026-05-08');
  const forecast = {
    pattern: 'lumpy',
    method: 'tsb',
    isSeasonal: true,
    isUsed: false,
    week: 12_000,
    wape: 1_850,
    bias: -300,
    naiveWape: 1_200,
  } as const;
  const proposals = world.proposals(bolt).map((one) => ({ ...one, forecast }));
  await show(world, { ask: async () => ({ count: 1, proposals }) });
  await press('Details of B for WH');
  const expected = [
    '12 pcs',
    'Lumpy',
    'Teunter–Syntetos–Babai, with season',
    '18.5%',
    '12%',
    '-3%',
    'Not used',
  ];
  for (const text of expected) expect(pageText()).toContain(text);
});

it('[RPL1] without the server it is worked out from what the device holds, and says so', async () => {
  const world = new BuyingWorld();
  const bolt = world.product('B', { suppliers: [world.offer()] });
  world.promised(bolt, 5_000, '2026-05-08');
  await show(world, { ask: () => Promise.reject(new TypeError('no network')) });
  expect(pageText()).toContain('These proposals are based on what this device holds');
  expect(quantityShown()).toBe('5');
});
