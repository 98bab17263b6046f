import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ListSetting, ListView } from '#model/list-view/list-view.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { deviceWith } from '../document/document.fixtures.tsx';
import { ModelProvider } from '../document/model-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { ProductListPage } from '#views/areas/products/product/product-list.page.tsx';
import { hotkeysInForce } from '#views/ui/use-hotkeys.ts';
import { click, find, layOutGrids, press, render, type, unmount } from '#views/ui/ui.fixtures.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const parts = [
  { sku: 'A-1', name: { en: 'hex bolt', sv: 'bult' }, price: 10_0000 },
  {
    sku: 'A-2',
    name: { en: 'hex nut', sv: 'mutter' },
    price: 20_0000,
    barcodes: [{ code: '4006381333931', quantity: 1000 }],
  },
  { sku: 'A-10', name: { en: 'steel bolt', sv: 'bult' }, price: 30_0000 },
];

/** The product list of a company with three products; proposed commands wait until `answer`. */
async function trial(at = '/en/apps/products', may: CompanyModel['may'] = () => true, more = 0) {
  const world = companyWorld();
  const ids = parts.map((one) => activeProduct(world, one));
  const { replica } = deviceWith(world);
  const row = replica.view.get('product', ids[0] ?? '');
  if (!row) throw new Error('no product');
  const name = { en: 'hinge', sv: 'gångjärn' };
  const others = Array.from({ length: more }, (_, at) => ({
    ...row,
    id: `more-${at}`,
    sku: `Z-${at}`,
    name,
  }));
  replica.load('product', others);
  let made = 0;
  const newId = (): string => uuidv7(1_790_000_000_000 + made++, new Uint8Array(10));
  const views = new Map<string, ListView>();
  let setting: ListSetting = plainSetting('product');
  const told = new Set<() => void>();
  const listViews = {
    version: 0,
    views: () => [...views.values()].map((view) => ({ ...view, isOwn: true })),
    setting: () => setting,
    keepSetting: (next: ListSetting) => {
      setting = next;
      listViews.changed();
    },
    save: async (view: ListView) => {
      views.set(view.id, view);
      listViews.changed();
    },
    remove: async (id: string) => void views.delete(id),
    subscribe: (listener: () => void) => {
      told.add(listener);
      return () => void told.delete(listener);
    },
    changed: () => {
      listViews.version += 1;
      for (const listener of told) listener();
    },
  };
  const model: Partial<CompanyModel> = {
    company: 1,
    user: 'user-1',
    replica,
    newId,
    listViews,
    may,
    pending: () => replica.pending,
    conflicts: () => replica.conflicts,
    dismissConflict: (id) => replica.dismissConflict(id),
    propose: (draft) => replica.dispatch({ ...draft, id: newId(), seen: replica.head }),
  };
  const rootRoute = createRootRoute({ component: ProductListPage });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({
    routeTree: rootRoute,
    history,
    defaultNotFoundComponent: ProductListPage,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return text ? `?${text}` : '';
    },
  });
  const silent = { success: () => {}, error: () => {} };
  const show = (): void =>
    void render(
      <ModelProvider model={model as CompanyModel}>
        <AnnouncerProvider value={silent}>
          <RouterProvider router={router as never /* its routes are not the application's */} />
        </AnnouncerProvider>
      </ModelProvider>,
    );
  await act(() => router.load());
  show();
  await settle(0);
  return { world, replica, ids, history, views, setting: () => setting };
}

const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const skus = () =>
  [...document.querySelectorAll('[data-row]')]
    .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
    .map((row) => row.querySelector('a')?.textContent);
const searchBox = '[role=searchbox]';
/** Id of the keyboard's row; null if there is none. */
const activeId = () => find('[role=grid]').getAttribute('aria-activedescendant');
/** Milliseconds for a frame to be painted and the rows to follow. */
const FRAMES = 60;
const menuItem = (name: string): HTMLElement => {
  const items = [...document.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const found = items.find((item) => item.textContent?.startsWith(name));
  if (!found) throw new Error(`no ${name} among ${items.map((item) => item.textContent).join(', ')}`);
  return found;
};

/** More rows than are searched synchronously. */
const MANY = 1200;

/** Makes every piece of work use up a slice, with this much time between two slices. */
function slicesOf(milliseconds: number): () => void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  class Channel {
    port1 = new EventTarget();
    port2 = {
      postMessage: () => setTimeout(() => this.port1.dispatchEvent(new Event('message')), milliseconds),
    };
    constructor() {
      Object.assign(this.port1, { start: () => {}, close: () => (this.port1 = new EventTarget()) });
    }
  }
  vi.stubGlobal('MessageChannel', Channel);
  return () => {
    clock.mockRestore();
    vi.unstubAllGlobals();
  };
}

describe('a list', () => {
  it('[LI11] shows what is typed in the frame of the key, and the rows in those that follow', async () => {
    await trial();
    type(searchBox, 'bolt');
    expect([(find(searchBox) as HTMLInputElement).value, skus()]).toEqual(['bolt', ['A-1', 'A-2', 'A-10']]);
    await settle(FRAMES);
    await settle(FRAMES);
    expect(skus()).toEqual(['A-1', 'A-10']);
  });

  it('[BC7] a code that is scanned into the search is searched by its GTIN', async () => {
    await trial();
    type(searchBox, '010400638133393110LOT-7');
    act(() => find(searchBox).focus());
    press('Enter');
    await settle(FRAMES);
    expect(find(searchBox)).toHaveProperty('value', '4006381333931');
    expect(skus()).toEqual(['A-2']);
  });

  it('[LI11] an arrow key goes to the rows of what was typed, however fast', async () => {
    await trial();
    type(searchBox, 'nut');
    act(() => find(searchBox).focus());
    press('ArrowDown');
    expect([skus(), find(`[id="${activeId()}"]`).dataset['index']]).toEqual([['A-2'], '0']);
  });

  it('[LI14] while rows are looked for those before stand; what was not found when more was typed never shows', async () => {
    await trial('/en/apps/products', () => true, MANY);
    const stopTime = slicesOf(40);
    const before = skus();
    const seen = new Set<string>();
    const watching = new MutationObserver(() => seen.add(skus().join()));
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    type(searchBox, 'nut');
    for (let turn = 0; turn < FRAMES; turn++) await settle(1);
    expect(skus()).toEqual(before);
    type(searchBox, 'steel');
    for (let turn = 0; turn < 10 * FRAMES; turn++) await settle(1);
    watching.disconnect();
    seen.delete(before.join());
    expect([...seen, skus()]).toEqual(['A-10', ['A-10']]);
    type(searchBox, 'bolt');
    for (let turn = 0; turn < FRAMES; turn++) await settle(1);
    expect(skus()).toEqual(['A-10']);
    act(() => find(searchBox).focus());
    press('ArrowDown');
    expect(skus()).toEqual(['A-1', 'A-10']);
    stopTime();
  });

  it('[LI14] a page of many rows stands before they are in order', async () => {
    const stopTime = slicesOf(1);
    await trial('/en/apps/products?q=steel', () => true, MANY);
    expect([document.querySelectorAll('.ui-skeleton').length, skus()]).toEqual([8, []]);
    for (let turn = 0; turn < 10 * FRAMES; turn++) await settle(1);
    expect([document.querySelectorAll('.ui-skeleton').length, skus()]).toEqual([0, ['A-10']]);
    stopTime();
  });

  it('[LI11] another question begins at the top, and with no row', async () => {
    await trial();
    act(() => find('[role=grid]').focus());
    press('End');
    find('[role=grid]').scrollTop = 30;
    act(() => void find('[role=grid]').dispatchEvent(new Event('scroll')));
    type(searchBox, 'a');
    await settle(FRAMES);
    await settle(FRAMES);
    expect([find('[role=grid]').scrollTop, activeId()]).toEqual([0, null]);
  });

  it('[LI4] has what is searched in the address when the typing pauses', async () => {
    const { history } = await trial();
    type(searchBox, 'bolt');
    await settle(FRAMES);
    expect(history.location.search).toBe('');
    await settle(1000);
    expect(history.location.search).toBe('?q=bolt');
  });

  it('[LI4] has what is searched in the address when the page is left before', async () => {
    const { history } = await trial();
    type(searchBox, 'bolt');
    await settle(FRAMES);
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(history.location.search).toBe('?q=bolt');
  });

  it('[LI4] the address waits until the page has nothing else to do', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    vi.stubGlobal('cancelIdleCallback', () => {});
    const { history } = await trial();
    idle.length = 0;
    type(searchBox, 'bolt');
    await settle(FRAMES);
    await settle(5000);
    expect(history.location.search).toBe('');
    await act(async () => idle.at(-1)?.());
    expect(history.location.search).toBe('?q=bolt');
    unmount();
    vi.unstubAllGlobals();
  });

  it('[LI4] shows what its address says', async () => {
    await trial('/en/apps/products?q=bolt&sort=-sku&price=200000..');
    expect(skus()).toEqual(['A-10']);
    expect(find('[data-filter=price]').textContent).toContain('from 20');
  });

  it('[LI3] a filter is put on, told of and taken off by keyboard', async () => {
    const { history } = await trial();
    press('f');
    await settle(100);
    act(() => menuItem('In stock').click());
    await settle(FRAMES);
    expect(skus()).toEqual([]);
    act(() => find('[data-filter=inStock] .ui-chip-open').focus());
    press('Delete');
    await settle(FRAMES);
    expect(skus()).toEqual(['A-1', 'A-2', 'A-10']);
    expect(document.activeElement).toBe(find('[data-testid=add-filter]'));
    await settle(1000);
    expect(history.location.search).toBe('');
  });

  it('[LI3] taking filters away leaves the focus at what stands there then', async () => {
    await trial('/en/apps/products?inStock=1&kind=stocked&price=200000..');
    click('[data-filter=inStock] .ui-chip-remove');
    expect(document.activeElement).toBe(find('[data-filter=price] .ui-chip-open'));
    act(() => [...document.querySelectorAll<HTMLElement>('.ui-chips > button')].at(-1)?.click());
    await settle(FRAMES);
    expect(document.querySelector('[data-filter]')).toBeNull();
    expect(document.activeElement).toBe(find('[data-testid=add-filter]'));
  });

  it('[LI10] Back undoes one filter after the other, and what was searched goes along with them', async () => {
    const { history } = await trial();
    const shown = () => [history.location.search, ...skus()];
    type(searchBox, 'bolt');
    await settle(FRAMES);
    press('f');
    await settle(100);
    act(() => menuItem('Kind').click());
    await settle(0);
    act(() => find('.ui-filter-options input').click());
    await settle(FRAMES);
    act(() => find('.ui-filter-options .ui-check:nth-child(2) input').click());
    await settle(1000);
    press('Escape');
    click('[data-tab=active]');
    await settle(FRAMES);
    expect(shown()).toEqual(['?q=bolt&kind=stocked%2Cservice&state=active', 'A-1', 'A-10']);
    await act(async () => history.back());
    expect(history.location.search).toBe('?q=bolt&kind=stocked%2Cservice');
    await act(async () => history.back());
    await settle(FRAMES);
    expect(shown()).toEqual(['?q=bolt', 'A-1', 'A-10']);
    expect(history.length).toBe(3);
  });

  it('[LI13] who may not edit is not offered the key', async () => {
    await trial();
    expect(hotkeysInForce()).toContain('e');
    unmount();
    await trial('/en/apps/products', (permission) => permission !== 'product.edit');
    expect(hotkeysInForce()).not.toContain('e');
  });

  it('[LI5] a column that is taken out is gone, and that is kept', async () => {
    const { setting } = await trial();
    click('[data-testid=list-columns]');
    await settle(0);
    act(() => find('.ui-column-choice > li:nth-child(4) input').click());
    const heads = [...document.querySelectorAll('[role=columnheader]')].map((head) => head.textContent);
    expect(heads).not.toContain('Kind');
    expect(setting().layout.columns).toEqual(['sku', 'picture', 'name', 'state', 'free', 'onHand', 'price']);
  });

  it('[LI5] rows stand closer where somebody asks for that, and that is kept', async () => {
    const { setting } = await trial();
    click('[data-testid=list-columns]');
    await settle(0);
    click('.ui-column-foot input');
    expect([find('.ui-list').dataset['density'], setting().layout.density]).toEqual(['compact', 'compact']);
    click('.ui-column-foot button');
    expect([find('.ui-list').dataset['density'], setting().layout.density]).toEqual([undefined, null]);
  });

  it('[UI6] the last page and the first are one press away', async () => {
    await trial('/en/apps/products', () => true, 100);
    const go = (label: string): void => click(`.ui-list-foot [aria-label="${label}"]`);
    const indices = () =>
      [...document.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) =>
        Number(dataset['index']),
      );
    expect(find('[aria-label="First page"]').getAttribute('aria-disabled')).toBe('true');
    const scrolled = () => act(() => void find('[role=grid]').dispatchEvent(new Event('scroll')));
    go('Last page');
    scrolled();
    await settle(FRAMES);
    expect(Math.max(...indices())).toBe(102);
    go('First page');
    scrolled();
    await settle(FRAMES);
    expect(Math.min(...indices())).toBe(0);
  });

  it('[LI9] a command for many tells of each what became of it', async () => {
    const { replica, world, ids } = await trial();
    // The first one cannot be blocked again: the chart says so before and after.
    await act(async () => {
      world.must('product', ids[0] ?? '', 'block', { reason: 'quality' });
      const events = world.log.slice(replica.head);
      replica.receive({ company: 1, epoch: 1, from: replica.head + 1, to: world.log.length, events });
    });
    act(() => find('[role=grid]').focus());
    press('x');
    press('j');
    press('x');
    expect(find('.ui-list-selection').textContent).toContain('2 selected');
    click('.ui-list-selection [aria-haspopup=menu]');
    await settle(0);
    expect(menuItem('Phase out').textContent).toContain('1 of 2');
    act(() => menuItem('Phase out').click());
    await settle(0);
    const [pending] = replica.pending;
    await act(async () => {
      const events = world
        .must('product', ids[1] ?? '', 'phaseOut')
        .map((event) => ({ ...event, command: pending?.command.id ?? '' }));
      replica.receive({ company: 1, epoch: 1, from: replica.head + 1, to: world.log.length, events });
    });
    await settle(0);
    const results = find('[data-testid=bulk-results]');
    expect(results.textContent).toContain('1 of 2 done.');
    const lines = [...results.querySelectorAll('[data-row]')].map((row) => row.textContent);
    expect(lines[0]).toMatch(/^A-1Not possible.+/);
    expect(lines[1]).toMatch(/^A-2Done/);
    expect(replica.conflicts).toEqual([]);
  });
});
