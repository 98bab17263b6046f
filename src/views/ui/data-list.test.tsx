import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataList } from './data-list.tsx';
import type { DataListProps } from './data-list-types.ts';
import { click, find, layOutGrids, press, render, unmount } from './ui.fixtures.tsx';

layOutGrids();

interface Row {
  readonly id: string;
}

const ROWS: readonly Row[] = Array.from({ length: 100_000 }, (_, index) => ({ id: `r${index}` }));

function list(props: Partial<DataListProps<Row>> = {}) {
  return render(
    <DataList
      label="Products"
      rows={ROWS}
      rowId={(row) => row.id}
      columns={[{ id: 'id', header: 'Number', cell: (row) => row.id, sortable: true }]}
      empty={<p>Nothing here yet</p>}
      {...props}
    />,
  );
}

/** The keyboard's row, which the marker covers. */
const active = () => {
  const row = document.getElementById(find('[role=grid]').getAttribute('aria-activedescendant') ?? '');
  const mark = document.querySelector<HTMLElement>('.ui-datagrid-active');
  expect(mark?.style.transform).toBe(row?.style.transform);
  return row?.dataset['row'];
};

describe('list', () => {
  it('[UI6] draws what is in sight and tells how many there are', () => {
    list();
    expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe('100001');
    const drawn = document.querySelectorAll('[data-row]').length;
    expect(drawn).toBeGreaterThan(5);
    expect(drawn).toBeLessThan(60);
  });

  it('[UI59] begins where it was scrolled to, and keeps where that is', () => {
    const kept = new Map([['bolts', 4_000]]);
    const place = {
      read: (question: string) => kept.get(question),
      keep: (question: string, top: number) => void kept.set(question, top),
    };
    list({ question: 'bolts', place });
    const grid = find('[role=grid]');
    expect(grid.scrollTop).toBe(4_000);
    expect(document.querySelector('[data-index="112"]')).not.toBeNull();
    grid.scrollTop = 500;
    act(() => void grid.dispatchEvent(new Event('scroll')));
    expect(kept.get('bolts')).toBe(500);
    list({ question: 'nuts', place });
    expect(grid.scrollTop).toBe(0);
  });

  it('[UI18] cuts off only what may be wider than its column', () => {
    const width = { share: 1, min: 120 };
    const column = (id: string, cell: ReactNode) => ({ id, header: id, width, cell: () => cell });
    list({
      columns: [
        column('short', 'Stocked'),
        column('long', 'Stocked, and to be kept cool'),
        column('badge', <b>Active</b>),
      ],
    });
    const cells = [...find('[data-row]').querySelectorAll<HTMLElement>('[role=gridcell]')];
    expect(cells.map(({ dataset }) => dataset['room'])).toEqual(['true', undefined, undefined]);
  });

  it('[UI18] draws further rows once nobody asks, and those of a jump in its own frame', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    list();
    const drawn = (): number[] =>
      [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) =>
        Number(dataset['index']),
      );
    const scrollTo = (row: number): void => {
      find('[role=grid]').scrollTop = row * 36;
      act(() => void find('[role=grid]').dispatchEvent(new Event('scroll')));
    };
    const inSight = 13;
    expect(drawn()).toHaveLength(inSight + 3);
    for (let calm = 0; calm < 30; calm++) act(() => vi.advanceTimersByTime(500));
    expect(drawn()).toEqual(Array.from({ length: 2 * inSight + 8 }, (_, index) => index));
    scrollTo(15);
    expect([drawn()[0], drawn().at(-1)]).toEqual([0, 2 * inSight + 7]);
    act(() => vi.advanceTimersByTime(50));
    expect([drawn()[0], drawn().at(-1)]).toEqual([0, 15 + 2 * inSight + 7]);
    scrollTo(90_000);
    expect([drawn()[0], drawn().at(-1)]).toEqual([90_000, 90_000 + inSight - 1]);
    act(() => vi.advanceTimersByTime(50));
    expect([drawn()[0], drawn().at(-1)]).toEqual([90_000 - 3, 90_000 + 2 * inSight - 1]);
    scrollTo(90_000 - inSight);
    act(() => vi.advanceTimersByTime(50));
    expect([drawn()[0], drawn().at(-1)]).toEqual([90_000 - 2 * inSight, 90_000 + 2]);
    unmount();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('[UI6] moves with arrows and letters, opens with Enter, selects with x', () => {
    const onOpen = vi.fn<(...args: readonly unknown[]) => void>();
    const onToggle = vi.fn<(...args: readonly unknown[]) => void>();
    list({ onOpen, selection: { has: (id) => id === 'r1', count: 0, onToggle, onAll: () => {} } });
    act(() => find('[role=grid]').focus());
    expect(active()).toBe('r0');
    press('j');
    press('ArrowDown');
    press('k');
    expect(active()).toBe('r1');
    expect(
      find(`#${CSS.escape(find('[role=grid]').getAttribute('aria-activedescendant') ?? '')}`).dataset['row'],
    ).toBe('r1');
    press('Enter');
    press('x');
    expect(onOpen.mock.calls).toEqual([[{ id: 'r1' }]]);
    expect(onToggle.mock.calls).toEqual([[['r1'], false]]);
    press('Home');
    expect(active()).toBe('r0');
  });

  it('[UI72] its header’s box takes the rows in sight, then offers all there are; pressed again it gives them back', () => {
    const chosen = new Set<string>();
    const selection = () => ({
      has: (id: string) => chosen.has(id),
      count: chosen.size,
      onToggle: (ids: readonly string[], on: boolean) =>
        ids.forEach((id) => (on ? chosen.add(id) : chosen.delete(id))),
      onAll: () => ROWS.forEach(({ id }) => chosen.add(id)),
    });
    const box = () => find('[role=columnheader] input[type=checkbox]') as HTMLInputElement; // as the selector says
    const isMixed = (): boolean => document.querySelector('[role=columnheader] .ui-dash') !== null;
    const show = () => list({ selection: selection() });
    show();
    act(() => box().click());
    expect(chosen.size).toBe(11);
    show();
    expect([box().checked, isMixed()]).toEqual([true, false]);
    const all = find('.ui-list-selection button');
    expect(all.textContent).toBe('Select all 100,000');
    find('[role=grid]').scrollTop = 50 * 36;
    act(() => void find('[role=grid]').dispatchEvent(new Event('scroll')));
    expect(isMixed()).toBe(true);
    act(() => all.click());
    expect(chosen.size).toBe(100_000);
    show();
    act(() => box().click());
    expect(chosen.has('r50')).toBe(false);
    expect(chosen.has('r0')).toBe(true);
  });

  it('[UI73] a column that says nothing in sight is narrow until scrolling shows that it says something', () => {
    const figure = (id: string, of: (at: number) => number) => ({
      id,
      header: 'Outgoing',
      width: 120,
      align: 'end' as const,
      cell: (row: Row) => `${of(Number(row.id.slice(1)))} pcs`,
    });
    const name = { id: 'name', header: 'Name', width: { share: 3, min: 190 }, cell: (row: Row) => row.id };
    const columns = [name, figure('late', (at) => (at < 1000 ? 0 : at)), figure('never', () => 0)];
    list({ columns, question: 'all' });
    const widths = () => find('[role=grid]').style.getPropertyValue('--grid-columns');
    expect(widths()).toBe('minmax(190px, 3fr) 78px 78px');
    const scrollTo = (row: number): void => {
      find('[role=grid]').scrollTop = row * 36;
      act(() => void find('[role=grid]').dispatchEvent(new Event('scroll')));
    };
    scrollTo(2000);
    expect(widths()).toBe('minmax(190px, 3fr) 120px 78px');
    scrollTo(0);
    expect(widths()).toBe('minmax(190px, 3fr) 120px 78px');
    list({ columns, question: 'others' });
    expect(widths()).toBe('minmax(190px, 3fr) 78px 78px');
  });

  it('[UI6] ends at the last row, whatever is pressed there', () => {
    list({ rows: ROWS.slice(0, 4) });
    act(() => find('[role=grid]').focus());
    press('End');
    expect(active()).toBe('r3');
    press('ArrowDown');
    expect(active()).toBe('r3');
  });

  it('[UI6] / goes to the search, and keys typed there stay there', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    list({ search: { value: '', onChange: () => {} } });
    press('/');
    act(() => void vi.advanceTimersByTime(100));
    vi.useRealTimers();
    expect(document.activeElement).toBe(find('[role=searchbox]'));
    press('j');
    expect(active()).toBeUndefined();
  });

  it('[UI6] a heading asks for its order, then for the other', () => {
    const onSort = vi.fn<(...args: readonly unknown[]) => void>();
    list({ onSort });
    click('[role=columnheader] button');
    list({ onSort, sort: { column: 'id', direction: 'ascending' } });
    expect(find('[role=columnheader]').getAttribute('aria-sort')).toBe('ascending');
    click('[role=columnheader] button');
    expect(onSort.mock.calls).toEqual([
      [{ column: 'id', direction: 'ascending' }],
      [{ column: 'id', direction: 'descending' }],
    ]);
  });

  it('[UI6] says what the page is for when there is nothing', () => {
    const host = list({ rows: [] });
    expect(host.textContent).toContain('Nothing here yet');
  });
});
