import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { tagFixture } from '#model/areas/setup/tag/tag.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { ProductListPage } from '#views/areas/products/product/product-list.page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SalesOrderListPage } from '#views/areas/sales/sales-order/sales-order-list.page.tsx';
import { SalesOrderOverview } from '#views/areas/sales/sales-order/sales-order-overview.tsx';
import { click, layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { useTagName } from '#views/kit/document/tag-name.ts';
import { TagUses } from './tag-uses.tsx';
import { TagsField } from '#views/kit/document/tags-field.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

function tagged() {
  const world = new SalesWorld();
  const { base } = world;
  const made = (over: Parameters<typeof tagFixture>[0]): string => {
    const id = base.id();
    base.must('tag', id, 'create', tagFixture(over));
    return id;
  };
  const [spring, key] = [made({}), made({ name: 'Key account', kinds: ['customer'] })];
  const of = { number: 'C-77', name: 'Tagged AB', tags: [spring] };
  base.must('customer', base.id(), 'create', customerFixture(of));
  return { world, base, spring, key };
}

it('[TG3] what a document has is taken away with a button, and only tags for it are offered', async () => {
  const { base, spring } = tagged();
  base.must('tag', spring, 'archive');
  const onChange = vi.fn<(tags: readonly string[]) => void>();
  const Part = ({ tags }: { readonly tags: readonly string[] }) => (
    <TagsField kind="product" value={tags} error={undefined} onChange={onChange} />
  );
  await showAt(deviceWith(base), '/en/here', () => <Part tags={[spring, 'old text']} />);
  expect(text()).toContain('Spring');
  expect(text()).toContain('old text');
  await act(async () => click('[aria-label="Remove Spring"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['old text']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove old text');
  // The other one is for customers alone, so that nothing is left to choose.
  await showAt(deviceWith(base), '/en/here', () => <Part tags={[]} />);
  expect(text()).not.toContain('Tags');
});

it('[TG3] an archived tag stays on the page of what has it, without its colour', async () => {
  const { world, base, spring } = tagged();
  const { order } = world.confirmed([{ product: world.bolt }], { tags: [spring] });
  const Order = () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderOverview row={row} /> : null;
  };
  const tones = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('.tag-badges .ui-badge')].map(
      (badge) => badge.dataset['tone'],
    );
  await showAt(deviceWith(base), '/en/here', () => <Order />);
  expect(text()).toContain('TagsSpring');
  expect(tones()).toEqual(['success']);
  base.must('tag', spring, 'archive');
  await showAt(deviceWith(base), '/en/here', () => <Order />);
  expect(text()).toContain('TagsSpring');
  expect(tones()).toEqual(['neutral']);
});

it('[TG5] a text of before is its own name, and a tag that is not known here is a tag', async () => {
  const { base, spring } = tagged();
  const Names = () => {
    const nameOf = useTagName();
    return <p>{[spring, 'old text', base.id()].map(nameOf).join(' / ')}</p>;
  };
  await showAt(deviceWith(base), '/en/here', () => <Names />);
  expect(text()).toContain('Spring / old text / Tag');
});

it.each([
  ['', ['TAPE', 'WASHER']],
  ['tag={spring}', ['TAPE']],
  ['tag={key}', []],
  ['q=spring', ['TAPE']],
])('[TG7] the list of products narrows by "%s"', async (query, skus) => {
  const { base, spring, key } = tagged();
  activeProduct(base, { sku: 'WASHER' });
  activeProduct(base, { sku: 'TAPE', tags: [spring] });
  base.must('tag', key, 'update', tagFixture({ name: 'Key account', kinds: ['product'] }));
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('product'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(base), ...draftBox(), listViews } as CompanyModel; // all that a list calls
  const asked = query.replace('{spring}', spring).replace('{key}', key);
  await showAt(model, `/en/here?${asked}`, () => <ProductListPage />);
  await act(() => new Promise((done) => setTimeout(done, 150)));
  const found = [...document.querySelectorAll('[data-row]')].map(
    (row) => row.querySelector('[role=gridcell].ui-cell:not(.ui-cell-check)')?.textContent,
  );
  expect(found.filter((sku) => sku === 'WASHER' || sku === 'TAPE')).toEqual(skus);
});

it.each([
  ['', 2],
  ['tag={spring}', 1],
  ['tag={key}', 0],
  ['tag={key},{spring}', 1],
])('[TG7] the list of sales orders narrows by "%s"', async (query, count) => {
  const { world, base, spring, key } = tagged();
  base.must('tag', key, 'update', tagFixture({ name: 'Key account', kinds: ['salesOrder'] }));
  world.confirmed([{ product: world.bolt }], { tags: [spring] });
  world.confirmed([{ product: world.bolt }]);
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('salesOrder'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(base), ...draftBox(), listViews } as CompanyModel; // all that a list calls
  const asked = query.replace('{spring}', spring).replace('{key}', key);
  await showAt(model, `/en/here?${asked}`, () => <SalesOrderListPage />);
  await act(() => new Promise((done) => setTimeout(done, 150)));
  expect(document.querySelectorAll('[data-row]')).toHaveLength(count);
});

it('[TG7] a tag names who has it, and leads to the orders', async () => {
  const { base, spring, key } = tagged();
  const show = (id: string) => {
    const row = base.row('tag', id);
    if (!row) throw new Error('there is no such tag');
    return showAt(deviceWith(base), '/en/here', () => <TagUses tag={row} />);
  };
  await show(spring);
  expect(text()).toContain('Customers (1): Tagged AB');
  expect(document.querySelector(`a[href="/en/apps/sales/orders?tag=${spring}"]`)).not.toBeNull();
  expect(document.querySelector(`a[href="/en/apps/purchasing/orders?tag=${spring}"]`)).not.toBeNull();
  await show(key);
  expect(text()).toContain('Nobody uses it.');
  expect(text()).not.toContain('orders with it');
});
