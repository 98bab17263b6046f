import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReturnsWorld } from '#machines/areas/sales/customer-return/returns.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SalesOrderPage } from '../sales-order/sales-order.page.tsx';
import { find, layOutGrids, paste, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CustomerReturnListPage } from './customer-return-list.page.tsx';
import { CustomerReturnPage } from './customer-return.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const listViews = {
  version: 0,
  views: () => [],
  setting: () => plainSetting('customerReturn'),
  subscribe: () => () => {},
} as Partial<CompanyModel['listViews']>;

function device(world: ReturnsWorld): CompanyModel {
  const made = deviceWith(world.base);
  const drafts = { ...made.drafts, keep: () => {}, forget: () => {} };
  return {
    ...made,
    drafts,
    listViews,
    fetchDocuments: async () => ({ count: 0, next: null }),
  } as CompanyModel; // all that is called
}

function ReturnOf({ id }: { readonly id: string }) {
  const row = useRow('customerReturn', id);
  return row ? <CustomerReturnPage row={row} /> : null;
}

/** The page of a return, and the commands that it gives. */
async function show(world: ReturnsWorld, id: string) {
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <ReturnOf id={id} />);
  return { given: () => propose.mock.calls.map(([{ type: command, data }]) => ({ command, data })) };
}

const press = (selector: string) => act(async () => find(selector).click());
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const cell = (label: string): string => {
  const inputs = [...document.querySelectorAll('tr[data-row] input')];
  const found = inputs
    .map((one) => one.getAttribute('aria-label') ?? '')
    .find((one) => one.startsWith(label));
  if (found === undefined) throw new Error(`no cell ${label}`);
  return `[aria-label="${found}"]`;
};

it('[RT1] a draft says what can come back, takes all of it in a press, and is approved', async () => {
  const world = new ReturnsWorld();
  const id = world.begun(world.sold(5_000).order);
  const { given } = await show(world, id);
  expect(text()).toContain('5 pcs');
  await press('[data-testid=return-all]');
  await press('[data-testid=command-approve]');
  expect(given().at(-2)).toMatchObject({ command: 'update', data: { lines: [{ quantity: 5_000 }] } });
  expect(text()).toContain('Choose a reason.');
});

it('[RT1] who may not approve asks for approval', async () => {
  const world = new ReturnsWorld();
  const id = world.begun(world.sold(5_000).order);
  world.base.may = (permission) => permission !== 'customerReturn.approve';
  await show(world, id);
  expect(document.querySelector('[data-testid=command-approve]')).toBeNull();
  expect(find('[data-testid=command-request]').textContent).toContain('Ask for approval');
});

it('[RT2] more than the customer has is said in its cell', async () => {
  const world = new ReturnsWorld();
  const id = world.begun(world.sold(5_000).order);
  const { given } = await show(world, id);
  type(cell('To return'), '6');
  await press('[data-testid=command-approve]');
  expect(given()).toMatchObject([{ command: 'update' }]);
  expect(text()).toContain('More than can come back.');
});

it('[RT5] goods are received as awaited, or as many as have come', async () => {
  const world = new ReturnsWorld();
  const id = world.approved(world.sold(5_000).order, 3_000);
  const { given } = await show(world, id);
  await press('[data-testid=command-receive]');
  type(cell('Received'), '2');
  await press('[data-testid=give-receive]');
  const line = world.firstLine(id);
  expect(given()).toEqual([{ command: 'receive', data: { lines: [{ line, quantity: 2_000 }] } }]);
});

it('[RT7] all is restocked in a press, where it was picked', async () => {
  const world = new ReturnsWorld();
  const id = world.approved(world.sold(5_000).order, 3_000);
  world.receive(id, 3_000);
  const { given } = await show(world, id);
  await press('[data-testid=command-grade]');
  await press('[data-testid=restock-all]');
  expect(text()).toContain('A-01');
  await press('[data-testid=give-grade]');
  expect(given()).toMatchObject([
    {
      command: 'grade',
      data: { lines: [{ grades: [{ grade: 'restock', quantity: 3_000, location: null }] }] },
    },
  ]);
});

it('[RT9] a posted return says what is to be credited, and its order does', async () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(4_000, { price: 10_0000 });
  const id = world.posted(order, 1_000, 'restock');
  await show(world, id);
  expect(text()).toContain('To creditkr 12.50');
  expect(text()).toContain('1 pc Restock (A-01)');
  unmount();
  await showAt(device(world), '/en/here', () => <OrderOf id={order} />);
  expect(text()).toContain('To creditkr 12.50For goods that came back');
});

it('[RT17] [RT18] what is sent instead takes the price of a sale, and is shown with the credit as one', async () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(4_000, { price: 10_0000 });
  const id = world.begun(order);
  const { given } = await show(world, id);
  const table = '[aria-label="Replacement items"]';
  const panel = find(table).closest('.ui-panel');
  const adds = [...(panel?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Add line');
  await act(async () => adds?.click());
  paste(`${table} td[data-column=product] input`, 'NUT\t5');
  await press('[data-testid=return-all]');
  await press('[data-testid=command-approve]');
  expect(given().findLast(({ command }) => command === 'update')?.data).toMatchObject({
    exchange: [{ product: world.nut, quantity: 5_000, price: 2_0000 }],
  });
  const exchange = [{ id: world.base.id(), product: world.nut, quantity: 5_000, price: 2_0000 }];
  unmount();
  world.act('customerReturn', id, 'update', {
    ...world.form(id, { quantity: 1_000, reason: 'quality' }),
    exchange,
  });
  world.act('customerReturn', id, 'approve');
  world.receive(id, 1_000);
  world.grade(id, world.part('restock', 1_000));
  await show(world, id);
  expect(text()).toContain('Credit for what comes backkr 12.50');
  expect(text()).toContain('5 pcs NUT');
  expect(text()).toContain('The customer payskr 0.00');
});

it('[PRI1] [RT18] what is sent instead costs what the lists say for so much of it, unless somebody types a price', async () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(4_000, { price: 10_0000 });
  const id = world.begun(order);
  const list = world.base.id();
  world.act('priceList', list, 'create', priceListFixture());
  for (const [from, price] of [
    [0, 1_8000],
    [20_000, 1_5000],
  ] as const)
    world.act('price', world.base.id(), 'create', priceFixture({ list, product: world.nut, from, price }));
  await show(world, id);
  const table = '[aria-label="Replacement items"]';
  const add = async () => {
    const panel = find(table).closest('.ui-panel');
    const adds = [...(panel?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Add line');
    await act(async () => adds?.click());
  };
  const price = (row: number): string =>
    (find(`${table} tr[data-row="${row}"] td[data-column=price] input`) as HTMLInputElement).value;
  await add();
  paste(`${table} td[data-column=product] input`, 'NUT\t5');
  expect(price(0)).toBe('1.80');
  type(`${table} td[data-column=quantity] input`, '20');
  expect(price(0)).toBe('1.50');
  type(`${table} td[data-column=price] input`, '1.70');
  type(`${table} td[data-column=quantity] input`, '2');
  expect(price(0)).toBe('1.70');
  await add();
  paste(`${table} tr[data-row="1"] td[data-column=product] input`, 'NUT\t3\t1.25');
  expect(price(1)).toBe('1.25');
});

it('[RT41] what the customer pays in an exchange is not said before all that has come is graded', async () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(4_000, { price: 10_0000 });
  const id = world.begun(order);
  const exchange = [{ id: world.base.id(), product: world.nut, quantity: 10_000, price: 2_0000 }];
  world.act('customerReturn', id, 'update', {
    ...world.form(id, { quantity: 2_000, reason: 'quality' }),
    exchange,
  });
  world.act('customerReturn', id, 'approve');
  await show(world, id);
  expect(text()).toContain('Credit for what comes backAt most kr 25.00');
  expect(text()).toContain('The customer paysKnown once the goods are graded');
  unmount();
  world.receive(id, 2_000);
  world.grade(id, world.part('restock', 1_000));
  await show(world, id);
  expect(text()).toContain('The customer paysKnown once the goods are graded');
  expect(text()).not.toContain('Will be credited');
});

it('[RT42] saving the grades of nothing is refused with what is missing', async () => {
  const world = new ReturnsWorld();
  const id = world.approved(world.sold(5_000).order, 3_000);
  world.receive(id, 3_000);
  const { given } = await show(world, id);
  await press('[data-testid=command-grade]');
  await press('[data-testid=give-grade]');
  expect(given()).toMatchObject([{ command: 'grade' }]);
  expect(text()).toContain('Choose for at least one line what becomes of the goods.');
});

it('[SO55] an order to credit is still to invoice: both are said, with their amounts', async () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(4_000, { price: 10_0000 });
  world.posted(order, 1_000, 'restock');
  await showAt(device(world), '/en/here', () => <OrderOf id={order} />);
  const badges = [...document.querySelectorAll('.ui-badge')].map((badge) => badge.textContent);
  expect(badges).toEqual(expect.arrayContaining(['To invoice', 'To credit']));
  expect(text()).toContain('To invoicekr 50.00Of what has shipped');
});

function OrderOf({ id }: { readonly id: string }) {
  const row = useRow('salesOrder', id);
  return row ? <SalesOrderPage row={row} /> : null;
}

it('[RT13] the list tells what each return waits for and what it is about, and finds a sale by its number', async () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(4_000, { price: 10_0000 });
  world.posted(order, 1_000, 'restock');
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/apps/sales/returns?id=new', CustomerReturnListPage);
  for (const said of ['RT-2026-00001', 'SO-2026-00001', 'Bygg & Beslag AB', 'Quality', 'Posted', 'kr 12.50'])
    expect(text()).toContain(said);
  const field = find('[role=dialog] input');
  const scan = async (code: string): Promise<void> => {
    type('[role=dialog] input', code);
    await act(
      async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
  };
  await scan('SH-2026-99999');
  expect(text()).toContain('Nothing that was sent has the number SH-2026-99999.');
  await scan('sh-2026-00001');
  expect(propose.mock.calls.at(-1)?.[0]).toMatchObject({ type: 'create', data: { order, shipment } });
});

it('[RT1] an order of which all shipments are here begins its return on this device, with their lines', async () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(4_000);
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <OrderOf id={order} />);
  await act(async () => find('[aria-label="More actions"]').click());
  await press('[data-action=return]');
  const { document: id = '', data } = propose.mock.calls.at(-1)?.[0] ?? {};
  expect(data).toMatchObject({ order, lines: [{ shipment, quantity: 0 }] });
  expect(model.replica.view.get('customerReturn', id)).toMatchObject({ state: 'draft' });
});
