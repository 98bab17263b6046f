import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LineTable } from './line-table.tsx';
import type { LineTableProps } from './line-table-types.ts';
import { find, paste, press, render, type } from './ui.fixtures.tsx';

interface Row {
  readonly id: string;
  readonly sku: string;
  readonly quantity: string;
}

const ROWS: readonly Row[] = [
  { id: 'a', sku: 'A-1', quantity: '1' },
  { id: 'b', sku: 'B-2', quantity: '2' },
];

function table(props: Partial<LineTableProps<Row>> = {}, rows = ROWS) {
  return render(
    <LineTable
      label="Lines"
      rows={rows}
      rowId={(row) => row.id}
      onCell={() => {}}
      columns={[
        { id: 'sku', header: 'SKU', text: (row) => row.sku, editable: true },
        { id: 'quantity', header: 'Quantity', text: (row) => row.quantity, editable: true },
      ]}
      {...props}
    />,
  );
}

const input = (row: string, column: string) => find(`tr[data-row=${row}] td[data-column=${column}] input`);
const focused = () => {
  const cell = document.activeElement?.closest<HTMLElement>('td');
  return `${cell?.closest('tr')?.dataset['row']}:${cell?.dataset['column']}`;
};

describe('line table', () => {
  it('[UI5] arrows and Enter move between cells', () => {
    table();
    act(() => input('a', 'sku').focus());
    press('ArrowRight');
    expect(focused()).toBe('a:quantity');
    press('Enter');
    expect(focused()).toBe('b:quantity');
    press('ArrowUp');
    press('ArrowLeft');
    expect(focused()).toBe('a:sku');
  });

  it('[UI5] an arrow inside a text moves the caret, not the cell', () => {
    table();
    const cell = input('a', 'quantity') as HTMLInputElement; // the fixture's cells are inputs
    act(() => cell.focus());
    cell.setSelectionRange(1, 1);
    press('ArrowLeft');
    expect(focused()).toBe('a:quantity');
  });

  it('[UI5] Enter on the last line asks for one more, which then takes the focus', () => {
    const onAdd = vi.fn<(...args: readonly unknown[]) => void>();
    table({ onAdd });
    act(() => input('b', 'sku').focus());
    press('Enter');
    expect(onAdd).toHaveBeenCalledTimes(1);
    table({ onAdd }, [...ROWS, { id: 'c', sku: '', quantity: '' }]);
    expect(focused()).toBe('c:sku');
  });

  it('[UI5] Mod+Backspace removes the line and Mod+Z takes it back', () => {
    const onRemove = vi.fn<(...args: readonly unknown[]) => void>();
    const onUndo = vi.fn<(...args: readonly unknown[]) => void>();
    table({ onRemove, onUndo });
    act(() => input('a', 'sku').focus());
    press('Backspace', { ctrlKey: true });
    expect(onRemove).toHaveBeenCalledWith('a');
    table({ onRemove, onUndo }, ROWS.slice(1));
    expect(focused()).toBe('b:sku');
    press('z', { metaKey: true });
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  it('[UI5] reports every keystroke with its row and column', () => {
    const onCell = vi.fn<(...args: readonly unknown[]) => void>();
    table({ onCell });
    type('tr[data-row=b] td[data-column=quantity] input', '12');
    expect(onCell.mock.calls).toEqual([['b', 'quantity', '12']]);
  });

  it('[UI1] hands a pasted block over with the cell it starts in', () => {
    const onPaste = vi.fn<(...args: readonly unknown[]) => void>();
    table({ onPaste });
    const event = paste('tr[data-row=b] td[data-column=sku] input', 'X-1\t5\nX-2\t6\n');
    const block = [
      ['X-1', '5'],
      ['X-2', '6'],
    ];
    expect(onPaste.mock.calls).toEqual([[block, { rowId: 'b', columnId: 'sku' }]]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('[UI5] offers no controls when it is read only', () => {
    table({ readOnly: true, onAdd: () => {}, onRemove: () => {} });
    expect(document.querySelectorAll('input, button')).toHaveLength(0);
  });

  it('[UI5] keys copy, move, undo and redo whole lines', () => {
    const calls: unknown[][] = [];
    const note =
      (name: string) =>
      (...args: readonly unknown[]): void =>
        void calls.push([name, ...args]);
    table({
      onRemove: note('remove'),
      onDuplicate: note('duplicate'),
      onMove: note('move'),
      onUndo: note('undo'),
      onRedo: note('redo'),
    });
    act(() => input('b', 'sku').focus());
    press('d', { ctrlKey: true });
    press('ArrowUp', { altKey: true, shiftKey: true });
    press('ArrowDown', { altKey: true });
    press('z', { ctrlKey: true });
    press('Z', { ctrlKey: true, shiftKey: true });
    press('y', { metaKey: true });
    expect(calls).toEqual([['duplicate', 'b'], ['move', 'b', -1], ['undo'], ['redo'], ['redo']]);
  });

  it('[UI5] undoing shows what is there again, not what was typed', () => {
    table({ onUndo: () => {} });
    act(() => input('a', 'quantity').focus());
    type('tr[data-row=a] td[data-column=quantity] input', '17');
    const cell = input('a', 'quantity') as HTMLInputElement; // the fixture's cells are inputs
    expect(cell.value).toBe('17');
    press('z', { ctrlKey: true });
    expect(cell.value).toBe('1');
  });

  it('[UI23] removing a line leaves the focus on the line in its place, or where one is added', () => {
    const props = { onRemove: () => {}, onAdd: () => {} };
    table(props);
    const remove = (row: string) => find(`tr[data-row=${row}] td:last-child button`);
    act(() => remove('b').focus());
    act(() => remove('b').click());
    table(props, ROWS.slice(0, 1));
    expect(focused()).toBe('a:sku');
    act(() => remove('a').focus());
    act(() => remove('a').click());
    table(props, []);
    expect(document.activeElement?.textContent).toBe('Add line');
  });

  it('[UI26] a column that is rarely used shows once a line uses it, or when it is asked for', () => {
    const spare = (discount: string) =>
      table({
        columns: [
          { id: 'sku', header: 'SKU', text: (row) => row.sku, editable: true },
          { id: 'day', header: 'Promised', text: () => '', editable: true, spare: true },
          { id: 'discount', header: 'Discount', text: () => discount, editable: true, spare: true },
        ],
      });
    const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent);
    spare('');
    expect(heads()).toEqual(['SKU']);
    spare('5');
    expect(heads()).toEqual(['SKU', 'Discount']);
    spare('');
    expect(heads()).toEqual(['SKU', 'Discount']);
    act(() => find('[data-testid=column-day]').click());
    expect(heads()).toEqual(['SKU', 'Promised', 'Discount']);
    expect(focused()).toBe('a:day');
  });
});
