import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { paces, typeKeys } from '#views/ui/fast-typing.fixtures.ts';
import { click, find, tabsToLine, type } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';

const customerShown = (): string | undefined =>
  document.querySelector<HTMLInputElement>('.ui-field input')?.value;

/** The new-order page as the button on a customer opens it. */
async function beginFor(world: SalesWorld, customer: string, { drafts } = draftBox()) {
  const at = `/en/apps/sales/orders/create?customer=${customer}`;
  await showAt({ ...deviceWith(world.base), drafts }, at, () => <SalesOrderFormPage key={customer} />);
  await act(async () => {});
}

it('[DP25] a new order that is begun from a customer is for that customer', async () => {
  const world = new SalesWorld();
  await beginFor(world, world.addCustomer({ name: 'Bygg AB' }));
  expect(customerShown()).toBe('Bygg AB');
});

it('[DP25] what the tab left unsaved for another customer does not come in its place', async () => {
  const world = new SalesWorld();
  const box = draftBox();
  await beginFor(world, world.addCustomer({ name: 'Bygg AB' }), box);
  click('.ui-lines-add button');
  await beginFor(world, world.addCustomer({ name: 'Cykel AB' }), box);
  expect(customerShown()).toBe('Cykel AB');
});

it('[DP34] an order goes on with the customer and the product that were created on the way', async () => {
  const world = new SalesWorld();
  const { drafts } = draftBox();
  const show = async (query: string): Promise<void> => {
    const at = `/en/apps/sales/orders/create${query}`;
    await showAt({ ...deviceWith(world.base), drafts }, at, () => <SalesOrderFormPage key={query} />);
    await act(async () => {});
  };
  const reference = 'input[name=theirReference]';
  const shown = (): unknown => [customerShown(), (find(reference) as HTMLInputElement).value]; // an input, by its selector
  await show('');
  type(reference, 'P 77');
  await show(`?customer=${world.addCustomer({ name: 'Bygg AB' })}`);
  expect(shown()).toEqual(['Bygg AB', 'P 77']);
  await show(`?product=${world.nut}`);
  const products = document.querySelectorAll<HTMLInputElement>('td[data-column=product] input');
  expect(shown()).toEqual(['Bygg AB', 'P 77']);
  expect([...products].map(({ value }) => value)).toEqual([expect.stringContaining('NUT')]);
});

it.each([
  [{}, ['partialKeep', false]],
  [{ pricesIncludeVat: true, shipPolicy: 'completeOnly' }, ['completeOnly', true]],
])(
  '[CS3] a new order begins with the price mode and the ship policy of the company: %j',
  async (own, expected) => {
    const world = new SalesWorld();
    const policies = { overReceipt: 0, closedUntil: null, ...own };
    world.base.must('company', 'company', 'changePolicies', policies);
    const { drafts } = draftBox();
    await showAt({ ...deviceWith(world.base), drafts }, '/en/apps/sales/orders/create', () => (
      <SalesOrderFormPage />
    ));
    await act(async () => {});
    type('input[name=theirReference]', 'P 77');
    const { shipPolicy, pricesIncludeVat } = Object(drafts.read(drafts.newForm('salesOrder'))?.value);
    expect([shipPolicy, pricesIncludeVat]).toEqual(expected);
  },
);

it.each(paces)(
  '[UI58] a SKU typed at %i ms a key is the product of its line, and the rest its quantity',
  async (pace) => {
    const world = new SalesWorld();
    await beginFor(world, world.addCustomer({ name: 'Bygg AB' }));
    vi.useFakeTimers();
    const product = 'td[data-column=product] input';
    act(() => find(product).focus());
    await typeKeys([...'NUT', 'Enter', '7'], { pace });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();
    const valueOf = (at: string): unknown => Reflect.get(find(at), 'value');
    expect([valueOf(product), valueOf('td[data-column=quantity] input')]).toEqual([
      expect.stringMatching(/^NUT · /),
      '7',
    ]);
  },
);

it('[DP60] from the customer to the first line it is two presses of Tab', async () => {
  const world = new SalesWorld();
  await beginFor(world, world.addCustomer({ name: 'Bygg AB' }));
  expect(tabsToLine()).toBe(2);
});
