import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { DataList } from './data-list.tsx';
import type { DataListProps } from './data-list-types.ts';
import { click, find, press, render, unmount } from './ui.fixtures.tsx';

// happy-dom lays nothing out; the grid needs a height to know what is in sight.
let height: MockInstance<() => number>;
beforeEach(() => {
  height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
});
afterEach(() => {
  unmount();
  height.mockRestore();
});

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

const active = () => document.querySelector<HTMLElement>('[data-active=true]')?.dataset['row'];

describe('list', () => {
  it('[UI6] draws what is in sight and tells how many there are', () => {
    list();
    expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe('100001');
    const drawn = document.querySelectorAll('[data-row]').length;
    expect(drawn).toBeGreaterThan(5);
    expect(drawn).toBeLessThan(60);
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
    expect(onToggle.mock.calls).toEqual([['r1', false]]);
    press('Home');
    expect(active()).toBe('r0');
  });

  it('[UI6] / goes to the search, and keys typed there stay there', () => {
    list({ search: { value: '', onChange: () => {} } });
    press('/');
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
