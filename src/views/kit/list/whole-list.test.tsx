import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  draftOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ListAnswer, ListAsk, ListPart } from '#model/engine/list-answer.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import { PurchaseOrderListPage } from '#views/areas/purchasing/purchase-order/purchase-order-list.page.tsx';
import { SupplierOrders } from '#views/areas/purchasing/supplier/supplier-orders.tsx';
import { click, find, layOutGrids, press, unmount } from '#views/ui/ui.fixtures.tsx';
import { useListCount } from './use-list-count.ts';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const ENDED = 450;

/** A company with one draft on the device and many ended orders of 1,000 SEK on the server alone. */
function trial() {
  const world = purchasingWorld();
  const product = activeProduct(world);
  draftOrder(world, [{ product, price: 80_0000 }], { currency: 'SEK', rate: 1_000_000 });
  const device = deviceWith(world);
  const draft = device.replica.rows('purchaseOrder')[0] as PurchaseOrderRow; // the table's only row
  const ended = Array.from({ length: ENDED }, (_, at): PurchaseOrderRow => ({
    ...draft,
    id: `ended-${at}`,
    number: `PO-2019-${String(ENDED - at).padStart(5, '0')}`,
    state: { commercial: 'closed', receipt: 'received' },
    createdAt: '2019-05-04T08:00:00.000Z',
    changedAt: '2019-05-04T08:00:00.000Z',
  }));
  const asked: (ListAsk & ListPart)[] = [];
  const exported: ListAsk[] = [];
  let isOffline = false;
  let waiting: Promise<void> | undefined;
  const answerLater = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting = promise;
    return resolve;
  };
  const askList = async (
    kind: string,
    ask: ListAsk,
    part: ListPart,
    isKept: boolean,
  ): Promise<ListAnswer> => {
    asked.push({ ...ask, ...part });
    await waiting;
    if (isOffline) throw new Error('no connection');
    const from = Number(part.after ?? 0);
    const inOrder = ask.sort.direction === 'descending' ? ended : ended.toReversed();
    const rows = ask.filters['receipt'] === undefined ? inOrder : [];
    const found = rows.slice(from, from + part.limit);
    const next = from + part.limit < rows.length ? String(from + part.limit) : null;
    if (part.part === 'ids') return { rows: [], ids: found.map(({ id }) => id), next };
    if (isKept) device.replica.load(kind, found);
    const counts = rows.length > 0 ? { 'commercial.closed': rows.length } : {};
    return {
      rows: found,
      ids: [],
      next,
      ...(from === 0 && { counts, sums: { total: rows.length * 1000_00, net: rows.length * 800_00 } }),
    };
  };
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('purchaseOrder'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  /** One of them has come back to the device by now. */
  const exportList: CompanyModel['exportList'] = async (_, ask) => {
    exported.push(ask);
    const pieces = async function* pieces(): AsyncGenerator<readonly PurchaseOrderRow[]> {
      yield [draft, ...ended.slice(0, 300)];
      yield ended.slice(300);
    };
    return { head: device.replica.head, pieces: pieces() };
  };
  const model = { ...device, listViews, askList, exportList } as CompanyModel; // all that a list calls
  const open = async (query = ''): Promise<void> => {
    await showAt(model, `/en/apps/purchasing/orders${query}`, PurchaseOrderListPage);
    await pass(300);
  };
  const show = async (page: () => ReactNode): Promise<void> => {
    await showAt(model, `/en/apps/purchasing/suppliers/${draft.supplier}`, page);
    await pass(300);
  };
  return {
    model,
    open,
    show,
    answerLater,
    exported,
    supplier: draft.supplier ?? '',
    asked,
    goOffline: () => (isOffline = true),
    goOnline: () => (isOffline = false),
  };
}

const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const tabs = (): readonly string[] =>
  [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
const text = (): string => document.body.textContent.replaceAll('\u00a0', ' ');
const shown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-row]')]
    .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
    .map((row) => row.getAttribute('data-row'));

/** Shows the rows from this many pixels on; undefined: where the list has scrolled to itself. */
async function scroll(top?: number): Promise<void> {
  act(() => {
    const grid = find('[role=grid]');
    if (top !== undefined) grid.scrollTop = top;
    grid.dispatchEvent(new Event('scroll'));
  });
  await pass(300);
}
const foot = (): string => find('.ui-list-foot').textContent;

it('[LQ1, LI18] a list counts and sums what the device lacks, and shows both in one order', async () => {
  const { open, asked } = trial();
  await open();
  expect(tabs()).toEqual(['All451', 'Draft1', 'Closed450']);
  expect(text()).toContain('451');
  // 800 SEK with VAT on the device, 450,000 on the server.
  expect(text()).toContain('kr 451,000.00');
  expect(shown().slice(0, 2)).toEqual(['ended-0', 'ended-1']);
  expect(asked[0]).toMatchObject({ except: [], sort: { column: 'number', direction: 'descending' } });
});

it('[LI19] scrolling goes on into what the device lacks, page by page, without a button', async () => {
  const { open, asked } = trial();
  await open();
  expect(asked.map(({ after }) => after)).toEqual([undefined]);
  await scroll(6800);
  expect(asked.map(({ after }) => after).slice(0, 2)).toEqual([undefined, '200']);
});

it('[LI24] the last page is that of the whole result', async () => {
  const { open, asked } = trial();
  await open();
  click('[aria-label="Last page"]');
  expect(shown()[0]).toBe('ended-0'); // until the others have come
  await pass(300);
  await scroll();
  expect(asked.at(-1)).toMatchObject({ sort: { column: 'number', direction: 'ascending' }, limit: 200 });
  expect(asked.at(-1)?.after).toBeUndefined();
  expect(shown().at(-2)).toBe('ended-449'); // the draft has no number: it comes after all
  expect(foot()).toContain('–451 of 451');
  expect(find('[aria-label="Last page"]').getAttribute('aria-disabled')).toBe('true');
  expect(find('[data-row=ended-449]').getAttribute('aria-rowindex')).toBe('451');
  click('[aria-label="First page"]');
  await pass(300);
  await scroll();
  expect(shown()[0]).toBe('ended-0');
  expect(asked.at(-1)).toMatchObject({ sort: { column: 'number', direction: 'descending' } });
});

it('[LI24] scrolling up from the last page goes on, and what comes before does not move what is in view', async () => {
  const { open, asked } = trial();
  await open();
  click('[aria-label="Last page"]');
  await pass(300);
  const place = (): string => find('[data-row=ended-300]').getAttribute('aria-rowindex') ?? '';
  await scroll(50 * 36 + 1800);
  expect(place()).toBe('302');
  expect(asked.at(-1)?.after).toBe('200');
  await scroll();
  expect(place()).toBe('302');
});

it('[LI24] End and Home lead to the last and the first row of the whole result', async () => {
  const { open } = trial();
  await open();
  act(() => find('[role=grid]').focus());
  press('End');
  await pass(300);
  await scroll();
  expect(find('[role=grid]').getAttribute('aria-activedescendant')).toMatch(/-450$/);
  press('Home');
  await pass(300);
  await scroll();
  expect(find('[role=grid]').getAttribute('aria-activedescendant')).toMatch(/-0$/);
});

it('[LI25] while the server is asked nothing says how many there are', async () => {
  const { open, answerLater } = trial();
  const answer = answerLater();
  await open();
  expect(tabs()).toEqual(['All', 'Draft']);
  expect([foot(), find('.ui-list > [role=status]').textContent]).toEqual(['', '']);
  expect(text()).not.toContain('kr 1,000.00kr 1,000.00');
  answer();
  await pass(300);
  expect(tabs()).toEqual(['All451', 'Draft1', 'Closed450']);
  expect(find('.ui-list > [role=status]').textContent).toBe('451 rows');
});

it('[LI18] a filter is asked of both: the server answers with the values of the address', async () => {
  const { open, asked } = trial();
  await open('?receipt=receipt.notReceived');
  expect(asked.at(-1)?.filters).toEqual({ receipt: 'receipt.notReceived' });
  expect(tabs()).toEqual(['All1', 'Draft1']);
});

it('[LI20] without a connection a list says what it speaks of, and asks again', async () => {
  const { open, goOffline, goOnline } = trial();
  goOffline();
  await open();
  expect(tabs()).toEqual(['All1', 'Draft1']);
  expect(find('[data-testid=list-rest]').textContent).toContain('Of what is on this device');
  goOnline();
  click('[data-testid=list-rest] button');
  await pass(300);
  expect(tabs()).toEqual(['All451', 'Draft1', 'Closed450']);
  expect(document.querySelector('[data-testid=list-rest]')).toBeNull();
});

it('[LI21] all that a list found is selected, also what is not on the device', async () => {
  const { open } = trial();
  await open();
  click('[role=columnheader] input[type=checkbox]');
  await pass(300);
  expect(find('.ui-list-selection [role=status]').textContent).toBe('10 selected'); // the page
  const [all] = [...document.querySelectorAll('.ui-list-selection button')].filter(
    ({ textContent }) => textContent === 'Select all 451',
  );
  act(() => (all as HTMLElement).click()); // the selector finds buttons
  await pass(300);
  expect(find('.ui-list-selection [role=status]').textContent).toBe('451 selected');
});

it('[LI21] without a connection all that is here is selected, also what the list has not come to', async () => {
  const { open, goOffline, model } = trial();
  await open();
  const here = model.replica.rows('purchaseOrder').length;
  click('[role=columnheader] input[type=checkbox]');
  await pass(300);
  goOffline();
  const [all] = [...document.querySelectorAll('.ui-list-selection button')].filter(
    ({ textContent }) => textContent === 'Select all 451',
  );
  act(() => (all as HTMLElement).click()); // the selector finds buttons
  await pass(300);
  expect(find('.ui-list-selection [role=status]').textContent).toBe(`${here} selected`);
});

it('[LI22] a file has every row once, in the order of the list, whether the device holds it or not', async () => {
  const { open, exported, model } = trial();
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const files: Blob[] = [];
  const naming = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob); // a file is saved
    return 'blob:';
  });
  await open();
  click('.ui-list-bar-end [aria-haspopup=menu][aria-label*=Export], [aria-label=Export]');
  click('[data-action=csv]');
  await pass(2000);
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect([lines.length, lines[1]?.slice(0, 13)]).toEqual([1 + 1 + ENDED, 'PO-2019-00450']);
  expect(lines.at(-2)?.slice(0, 13)).toBe('PO-2019-00001');
  // What is only written to a file is not kept on the device.
  expect(exported).toMatchObject([{ sort: { column: 'number', direction: 'descending' } }]);
  expect(model.replica.rows('purchaseOrder').length).toBeLessThan(ENDED);
  saving.mockRestore();
  naming.mockRestore();
});

it('[LI23] a supplier’s orders are all there are: counted, summed, sorted and scrolled without a button', async () => {
  const { show, supplier, asked } = trial();
  await show(() => <SupplierOrders supplier={supplier} />);
  expect(text()).toContain('of 451');
  // 800 SEK without VAT on the device, 360,000 on the server.
  expect(text()).toContain('kr 360,800.00');
  expect(shown().slice(0, 2)).toEqual(['ended-0', 'ended-1']);
  expect(asked).toMatchObject([
    { filters: { supplier }, sort: { column: 'number', direction: 'descending' } },
  ]);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'Show earlier ones',
  );
  await scroll(6800);
  expect(asked).toHaveLength(2);
  click('[role=columnheader][aria-sort=none] button');
  await pass(300);
  expect(asked.at(-1)?.sort.column).toBe('ordered');
});

it('[LI23] a page counts them once the server has answered, and says nothing before', async () => {
  const { show, supplier, goOffline } = trial();
  const Count = () => <output>{useListCount(purchaseOrderListing, { supplier }, true) ?? 'unknown'}</output>;
  await show(Count);
  expect(find('output').textContent).toBe('451');
  unmount();
  goOffline();
  await show(Count);
  expect(find('output').textContent).toBe('unknown');
});
