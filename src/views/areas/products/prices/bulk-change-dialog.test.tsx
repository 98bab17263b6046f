import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { PriceForm, PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { answered } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, layOutGrids, type } from '#views/ui/ui.fixtures.tsx';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';

layOutGrids();

const LATER = '2030-01-01';

interface Shown {
  readonly world: World;
  readonly model: CompanyModel;
  readonly ids: readonly string[];
}

/** The dialog on prices of the list Trade: 10.37, 20.00 and a discount, and what a test adds. */
async function shown(more: readonly Partial<PriceForm>[] = [], may?: (permission: string) => boolean) {
  const world = companyWorld();
  const list = world.id();
  world.must('priceList', list, 'create', priceListFixture());
  const all: readonly Partial<PriceForm>[] = [
    { price: 10_3700 },
    { price: 20_0000 },
    { price: null, discount: 500 },
    ...more,
  ];
  const products = all.slice(0, 3).map((_, index) => activeProduct(world, { sku: `P-${index + 1}` }));
  const ids = all.map((over, index) => {
    const id = world.id();
    const product = products[index] ?? products[0] ?? '';
    world.must('price', id, 'create', priceFixture({ list, product, ...over }));
    return id;
  });
  const model = deviceWith(world);
  if (may) model.may = may;
  model.dismissConflict = (id) => model.replica.dismissConflict(id);
  const onClose = vi.fn<() => void>();
  await showAt(model, '/en/here', () => <BulkChangeDialog chosen={ids} onClose={onClose} />);
  return { world, model, ids, onClose };
}

const price = ({ model }: Pick<Shown, 'model'>, id: string | undefined) =>
  model.replica.view.get('price', id ?? '') as PriceRow;

const text = (selector: string): string => (find(selector).textContent ?? '').replaceAll('\u00a0', ' ');

const FIGURE = '.ui-dialog .ui-fields .ui-field:nth-child(4) input';
const DAY = '.ui-dialog .ui-fields .ui-field:nth-child(5) input';
const RUN = '.ui-dialog [data-testid=change-prices]';

async function choose(field: number, option: number): Promise<void> {
  click(`.ui-dialog .ui-fields .ui-field:nth-child(${field}) .p-dropdown`);
  await act(async () => {});
  const options = [...document.querySelectorAll<HTMLElement>('li[role=option]')];
  await act(async () => options[option]?.click());
}

const from = (day: string): void => {
  type(DAY, day);
  act(() => find(DAY).blur());
};

/** The server answers until nothing waits. */
async function settled({ model, world }: Pick<Shown, 'model' | 'world'>): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await answered(model, world);
    await act(async () => new Promise((done) => setTimeout(done)));
  }
}

/** A server that refuses what its own rows no longer allow, and passes on what others did before. */
async function answeredOrRefused({ replica }: CompanyModel, world: World): Promise<void> {
  for (const { command } of replica.pending.slice()) {
    const { id, kind, document, type: of, data, version } = command;
    const others = world.log.length;
    const verdict = world.do(kind, document, of, data, version === undefined ? {} : { version });
    const events = world.log
      .slice(replica.head)
      .map((event) => (event.seq > others ? { ...event, command: id } : event));
    const batch = { company: 1, epoch: 1, from: replica.head + 1, to: world.log.length, events };
    await act(async () => {
      if (!verdict.accepted) replica.acknowledge([{ id, refusal: verdict.refusal }]);
      if (events.length > 0) replica.receive(batch);
    });
  }
}

it('[PRI11] shows how many prices change, the largest changes, and what stays', async () => {
  await shown();
  expect(find(RUN).getAttribute('aria-disabled')).toBe('true');
  type(FIGURE, '5');
  await choose(2, 3);
  const preview = text('[data-testid=change-preview]');
  expect(preview).toContain('2 prices change.');
  const rows = [...document.querySelectorAll('[data-testid=change-preview] [data-row]')];
  const largest = rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(largest[0]).toContain('P-2');
  expect(largest[0]).toMatch(/20\.00.*20\.90/);
  expect(largest[1]).toMatch(/10\.37.*10\.90/);
  expect(preview).toContain('Discounts, which follow other prices1');
  expect(text(RUN)).toBe('Change 2 prices');
});

it('[PRI13, PRI15] changes prices where they are, and one press takes all back', async () => {
  const all = await shown();
  type(FIGURE, '5');
  await act(async () => click(RUN));
  expect(price(all, all.ids[0]).price).toBe(10_8885);
  expect(text('[data-testid=change-run]')).toContain('0 of 2');
  await settled(all);
  expect(text('[data-testid=change-run]')).toBe('2 prices changed.');
  await act(async () => click('[data-testid=undo-change]'));
  await settled(all);
  expect(text('[data-testid=change-run]')).toBe('2 prices are as before.');
  expect(all.ids.map((id) => price(all, id).price)).toEqual([10_3700, 20_0000, null]);
});

it('[PRI13, PRI15] from a later day new prices start, and undoing leaves the present ones as before', async () => {
  const all = await shown();
  type(FIGURE, '10');
  from(LATER);
  await act(async () => click(RUN));
  await settled(all);
  const of = (state: string) =>
    (all.model.replica.rows('price') as readonly PriceRow[])
      .filter((row) => row.state === state && row.price !== null)
      .map((row) => [row.price, row.startsOn, row.endsOn])
      .toSorted();
  expect(of('active')).toEqual([
    [10_3700, null, '2029-12-31'],
    [11_4070, LATER, null],
    [20_0000, null, '2029-12-31'],
    [22_0000, LATER, null],
  ]);
  await act(async () => click('[data-testid=undo-change]'));
  await settled(all);
  expect(of('active')).toEqual([
    [10_3700, null, null],
    [20_0000, null, null],
  ]);
  expect(of('archived')).toHaveLength(2);
});

it('[PRI15] what is refused is counted with its reason, and nothing of it is half written', async () => {
  const all = await shown();
  type(FIGURE, '10');
  from(LATER);
  const [first] = all.ids;
  // The place is taken between the preview and the run.
  const { propose } = all.model;
  all.model.propose = (command) =>
    command.type === 'create' && (command.data as PriceForm).price === 11_4070 // prices are created here
      ? { queued: false, refusal: { code: 'priceTaken', params: { name: 'Trade' } } }
      : propose(command);
  await act(async () => click(RUN));
  await settled(all);
  const run = text('[data-testid=change-run]');
  expect(run).toContain('1 price changed.');
  expect(run).toContain('1 price stays as it was:');
  expect(run).toContain('The price list Trade has a price for this already');
  expect(price(all, first).endsOn).toBeNull();
});

it('[PRI15] what only the server refuses is taken back whole', async () => {
  const all = await shown();
  const { model, world, ids } = all;
  type(FIGURE, '10');
  from(LATER);
  // Somebody else takes the place before the server hears of this device.
  const { list, product } = price(all, ids[0]);
  world.must('price', world.id(), 'create', priceFixture({ list, product, startsOn: LATER }));
  await act(async () => click(RUN));
  await answeredOrRefused(model, world);
  await settled(all);
  expect(text('[data-testid=change-run]')).toContain('1 price changed.1 price stays as it was:');
  expect(price(all, ids[0])).toMatchObject({ price: 10_3700, endsOn: null });
});

it('[PRI15] a price that somebody else changes at the same time is not written over', async () => {
  const all = await shown();
  const { model, world, ids } = all;
  type(FIGURE, '5');
  // The other one was first at the server, of which this device has not heard.
  const { list, product } = price(all, ids[0]);
  world.must('price', ids[0] ?? '', 'update', priceFixture({ list, product, price: 11_0000 }));
  await act(async () => click(RUN));
  await answeredOrRefused(model, world);
  await settled(all);
  expect(text('[data-testid=change-run]')).toContain('1 price changed.1 price stays as it was:');
  expect([price(all, ids[0]).price, price(all, ids[1]).price]).toEqual([11_0000, 21_0000]);
});

it('[PRI15] undoing keeps what somebody has changed since', async () => {
  const all = await shown();
  type(FIGURE, '5');
  await act(async () => click(RUN));
  await settled(all);
  const { list, product } = price(all, all.ids[0]);
  const data = priceFixture({ list, product, price: 12_0000 });
  all.model.propose({ kind: 'price', document: all.ids[0] ?? '', type: 'update', data });
  await settled(all);
  await act(async () => click('[data-testid=undo-change]'));
  await settled(all);
  expect(text('[data-testid=change-run]')).toBe('1 price is as before.Changed since, and kept1');
  expect(price(all, all.ids[0]).price).toBe(12_0000);
});

it('[PRI13] who may not create prices changes them where they are', async () => {
  await shown([], (permission) => permission !== 'price.create');
  expect(document.querySelector(DAY)).toBeNull();
});
