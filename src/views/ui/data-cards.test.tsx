import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataList } from './data-list.tsx';
import { click, find, layOutCards, press, render } from './ui.fixtures.tsx';

layOutCards();

const ROWS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

function cards() {
  const onOpen = vi.fn<(...args: readonly unknown[]) => void>();
  const onToggle = vi.fn<(...args: readonly unknown[]) => void>();
  render(
    <DataList
      label="Products"
      rows={ROWS}
      rowId={(row) => row.id}
      columns={[{ id: 'id', header: 'Number', cell: (row) => row.id }]}
      href={(row) => `/en/${row.id}`}
      onOpen={onOpen}
      selection={{ has: () => false, count: 0, onToggle, onAll: () => {} }}
      empty={null}
    />,
  );
  return { onOpen, onToggle };
}

const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];

describe('rows as cards', () => {
  it('[LI15] say what the columns sum up to before the first, and which of them wait for the server', () => {
    render(
      <DataList
        label="Orders"
        rows={ROWS}
        rowId={(row) => row.id}
        columns={[
          { id: 'id', header: 'Number', cell: (row) => row.id },
          { id: 'day', header: 'Promised', cell: () => '', total: 'Without VAT' },
          { id: 'total', header: 'Total', cell: () => '1', align: 'end', total: '5 kr' },
        ]}
        pending={({ id }) => id === 'b'}
        empty={null}
      />,
    );
    const totals = find('.ui-card-totals');
    expect(totals.textContent).toBe('Without VATTotal5 kr');
    expect(totals.compareDocumentPosition(find('.ui-cards'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const waiting = [...document.querySelectorAll<HTMLElement>('[data-pending=true]')];
    expect(waiting.map(({ dataset }) => dataset['row'])).toEqual(['b']);
  });

  it('[LI15] have what can be done with them below, without a name', () => {
    render(
      <DataList
        label="Orders"
        rows={ROWS.slice(0, 1)}
        rowId={(row) => row.id}
        columns={[
          { id: 'id', header: 'Number', cell: (row) => row.id },
          { id: 'lines', header: 'Lines', cell: () => '2' },
          { id: 'work', header: 'Action', card: 'action', cell: () => <button type="button">Claim</button> },
        ]}
        empty={null}
      />,
    );
    expect(find('.ui-card-lines').textContent).toBe('Lines2');
    expect(find('.ui-card-action').textContent).toBe('Claim');
    expect(find('.ui-card-row').textContent).not.toContain('Action');
  });

  it('[UI6] are walked and selected with the keys of rows, one of them reached with Tab', () => {
    const { onToggle } = cards();
    press('j');
    expect(focused()).toBe('a');
    press('j');
    press('ArrowDown');
    press('k');
    expect(focused()).toBe('b');
    press('x');
    expect(onToggle.mock.calls).toEqual([[['b'], true]]);
    press('End');
    expect(focused()).toBe('e');
    expect([...document.querySelectorAll('a[tabindex="0"]')]).toEqual([document.activeElement]);
  });

  it('[UI6] open from their link as from anywhere on them, once', () => {
    const { onOpen } = cards();
    click('[data-row=c] a');
    act(() => find('[data-row=d] .ui-card-top').click());
    expect(onOpen.mock.calls).toEqual([[{ id: 'c' }], [{ id: 'd' }]]);
  });
});
