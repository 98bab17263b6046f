import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CustomerCategoryForm } from '#model/areas/sales/customer-category/customer-category.facts.ts';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DaysAsk } from '#model/engine/list-answer.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { CustomerCategoryListPage } from '#views/areas/sales/customer-category/customer-category-list.page.tsx';
import { CustomerFormPage } from '#views/areas/sales/customer/customer-form.page.tsx';
import { CustomerListPage } from '#views/areas/sales/customer/customer-list.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { find, layOutGrids, type, unmount } from '#views/ui/ui.fixtures.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

let model: CompanyModel;

async function show(world: World, page: () => React.ReactNode, query = '', over: Partial<CompanyModel> = {}) {
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('customerCategory'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  model = { ...deviceWith(world), ...draftBox(), listViews, ...over } as CompanyModel; // all that these pages call
  await showAt(model, `/en/here${query}`, page);
  await act(() => vi.advanceTimersByTimeAsync(200));
}

type Defaults = Partial<CustomerCategoryForm['defaults']>;

function addCategory(
  world: World,
  name: string,
  parent: string | null = null,
  defaults: Defaults = {},
): string {
  const id = world.id();
  const form = customerCategoryFixture({ name, parent });
  world.must('customerCategory', id, 'create', { ...form, defaults: { ...form.defaults, ...defaults } });
  return id;
}

function addCustomer(world: World, over: Partial<CustomerForm>): string {
  const id = world.id();
  world.must('customer', id, 'create', customerFixture({ number: `N-${id.slice(-4)}`, ...over }));
  return id;
}

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find((one) =>
    [one.textContent, one.getAttribute('aria-label')].includes(name),
  );
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};
const push = (name: string): Promise<void> => act(async () => button(name).click());
const lines = () =>
  [...document.querySelectorAll('[data-row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell].ui-cell:not(.ui-cell-check)')].map((cell) =>
      cell.textContent?.replaceAll('\u00a0', ' '),
    ),
  );
const given = () => model.pending().map(({ command: { kind, type: what, data } }) => ({ kind, what, data }));
const fieldOf = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.ui-field')].find((field) =>
    field.querySelector('label')?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`there is no field ${label}`);
  return found;
};
const valueOf = (label: string): string | undefined => fieldOf(label).querySelector('input')?.value;

describe('the terms of a customer', () => {
  it('[PC2] say which category they come from; one press gives them a value of their own, one returns', async () => {
    const world = companyWorld();
    const retail = addCategory(world, 'Retail', null, { terms: 45 });
    const chains = addCategory(world, 'Chains', retail);
    const id = addCustomer(world, { category: chains, terms: 10, follows: ['terms'] });
    const row = world.row('customer', id);
    await show(world, () => <CustomerFormPage {...(row && { row })} />);
    expect(fieldOf('Payment terms').textContent).toContain('From Retail: 45 days net');
    await push('Set its own');
    expect(valueOf('Payment terms')).toBe('45 days net');
    expect(fieldOf('Payment terms').textContent).toContain('Retail: 45 days net');
    await push('Follow the category');
    expect(fieldOf('Payment terms').textContent).toContain('From Retail: 45 days net');
    await push('Save');
    expect(given()).toMatchObject([{ what: 'update', data: { follows: ['terms'], terms: 45 } }]);
  });

  it('[PC2] of one that says all itself stay as they are, and offer what the category says', async () => {
    const world = companyWorld();
    const retail = addCategory(world, 'Retail', null, { discount: 500 });
    const row = world.row('customer', addCustomer(world, { category: retail, discount: 100 }));
    await show(world, () => <CustomerFormPage {...(row && { row })} />);
    expect(valueOf('Discount')).toBe('1');
    expect(fieldOf('Discount').textContent).toContain('Retail: 5%');
    expect(fieldOf('Payment terms').textContent).not.toContain('Retail');
  });

  it('[PC2, PC8] of a new one follow its category; a name that is typed becomes a category', async () => {
    const world = companyWorld();
    addCategory(world, 'Retail', null, { terms: 45 });
    await show(world, () => <CustomerFormPage />);
    const choose = async (text: string): Promise<void> => {
      act(() => find('.p-autocomplete-input').focus());
      type('.p-autocomplete-input', text);
      await act(() => vi.advanceTimersByTimeAsync(300));
      await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
      await act(() => vi.advanceTimersByTimeAsync(300));
    };
    await choose('reta');
    expect(fieldOf('Payment terms').textContent).toContain('From Retail: 45 days net');
    await choose('Wholesale');
    expect(fieldOf('Category').textContent).toContain('A new category');
    expect(valueOf('Payment terms')).toBe('30 days net');
  });
});

describe('the tree of categories', () => {
  it('[PC4] counts customers and their open orders in a category and in those below it', async () => {
    const sales = new SalesWorld();
    const { base: world, customer, bolt } = sales;
    const retail = addCategory(world, 'Retail');
    const chains = addCategory(world, 'Chains', retail);
    addCustomer(world, { category: retail });
    const buyer = world.row('customer', customer);
    if (!buyer) throw new Error('nobody buys');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = buyer;
    world.must('customer', customer, 'update', { ...form, category: chains });
    sales.confirmed([{ product: bolt }]);
    const asked: DaysAsk[] = [];
    const askDays: CompanyModel['askDays'] = async (_kind, ask) => {
      asked.push(ask);
      return [{ day: chains, count: 1, sums: { net: 100_00 } }];
    };
    await show(world, () => <CustomerCategoryListPage />, '', { askDays });
    expect(asked[0]).toMatchObject({ by: 'category', filters: { confirmed: '2025-05-05..2026-05-04' } });
    // Of the twelve months, 125 are on the device and 100 on the server.
    expect(lines().map((cells) => cells.slice(0, 5))).toEqual([
      ['Retail', '2', '1', 'kr 125', 'kr 225'],
      ['Chains', '1', '1', 'kr 125', 'kr 225'],
    ]);
  });

  it('[PC4] is moved by dragging a name onto another, and by the menu', async () => {
    const world = companyWorld();
    const [alpha, beta] = [addCategory(world, 'Alpha'), addCategory(world, 'Beta')];
    await show(world, () => <CustomerCategoryListPage />);
    const branch = (name: string): HTMLElement => {
      const found = [...document.querySelectorAll<HTMLElement>('.party-category-branch')].find(
        ({ textContent }) => textContent === name,
      );
      if (!found) throw new Error(`there is no ${name}`);
      return found;
    };
    const held = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, text: string) => void held.set(kind, text),
      getData: (kind: string) => held.get(kind) ?? '',
      get types() {
        return [...held.keys()];
      },
    };
    const drag = (target: HTMLElement, what: string): void => {
      const event = new Event(what, { bubbles: true, cancelable: true });
      act(() => void target.dispatchEvent(Object.assign(event, { dataTransfer })));
    };
    drag(branch('Beta'), 'dragstart');
    drag(branch('Alpha'), 'dragover');
    drag(branch('Alpha'), 'drop');
    expect(model.replica.view.get('customerCategory', beta)?.parent).toBe(alpha);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await push('Move Beta');
    await push('One level up');
    expect(model.replica.view.get('customerCategory', beta)?.parent).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await push('Move Beta');
    await push('Below Alpha');
    expect(model.replica.view.get('customerCategory', beta)?.parent).toBe(alpha);
  });

  it('[PC3] says before a default is saved whom it touches, and which drafts', async () => {
    const sales = new SalesWorld();
    const { base: world, customer, bolt } = sales;
    const retail = addCategory(world, 'Retail', null, { discount: 500 });
    const buyer = world.row('customer', customer);
    if (!buyer) throw new Error('nobody buys');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = buyer;
    world.must('customer', customer, 'update', { ...form, category: retail, follows: ['discount'] });
    addCustomer(world, { category: retail });
    sales.draft([{ product: bolt }]);
    sales.confirmed([{ product: bolt }]);
    await show(world, () => <CustomerCategoryListPage />, `?id=${retail}`);
    const panel = () => find('.ui-side').textContent;
    expect(panel()).not.toContain('Customers that follow this');
    const input = fieldOf('Discount').querySelector('input');
    if (!input) throw new Error('there is no field');
    input.id = 'discount-input';
    type('#discount-input', '6');
    expect(panel()).toContain('Customers that follow this: 1');
    expect(panel()).toContain('Draft orders of theirs: 1.');
  });

  it('[PC8] proposes to merge what looks alike, and merges it only when somebody has said so', async () => {
    const world = companyWorld();
    const [one, other] = [world.id(), world.id()];
    for (const [id, name] of [
      [one, 'Retail'],
      [other, 'retail'],
    ] as const)
      world.must('customerCategory', id, 'adopt', customerCategoryFixture({ name }), { internal: true });
    await show(world, () => <CustomerCategoryListPage />);
    expect(document.body.textContent).toContain('Retail and retail look alike');
    await push('Merge…');
    expect(given()).toEqual([]);
    const merge = [...document.querySelectorAll<HTMLElement>('.ui-dialog-actions button')].at(-1);
    await act(async () => merge?.click());
    expect(given()).toEqual([{ kind: 'customerCategory', what: 'merge', data: { into: one } }]);
    unmount();
    await show(world, () => <CustomerCategoryListPage />, '', {
      may: (permission) => permission !== 'customerCategory.merge',
    });
    expect(document.body.textContent).not.toContain('look alike');
  });
});

it('[PC4] the list of customers is narrowed to a category with all below it', async () => {
  const world = companyWorld();
  const retail = addCategory(world, 'Retail');
  const chains = addCategory(world, 'Chains', retail);
  const other = addCategory(world, 'Other');
  for (const [name, category] of [
    ['In retail', retail],
    ['In chains', chains],
    ['Elsewhere', other],
    ['Nowhere', null],
  ] as const)
    addCustomer(world, { name, category });
  await show(world, () => <CustomerListPage />, `?category=${retail}`);
  expect(lines().map(([name]) => name)).toEqual(['In chains', 'In retail']);
  expect(lines()[0]?.join()).toContain('Retail › Chains');
  unmount();
  // A view that was saved when categories were typed.
  addCustomer(world, { name: 'Typed', category: 'Wholesale' });
  await show(world, () => <CustomerListPage />, '?category=Wholesale');
  expect(lines().map(([name]) => name)).toEqual(['Typed']);
});
