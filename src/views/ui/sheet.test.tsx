import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';
import type { SheetColumn, SheetPlace, SheetProps } from './sheet-types.ts';
import { find, layOutGrids, paste, press, render, type } from './ui.fixtures.tsx';

layOutGrids();

interface Line {
  readonly sku: string;
  readonly price: string;
}

const columns: readonly SheetColumn<Line>[] = [
  { id: 'line', header: 'Line', width: 60, pinned: true, text: () => '1' },
  { id: 'sku', header: 'SKU', width: 120, editable: true, text: ({ sku }) => sku },
  {
    id: 'price',
    header: 'Price',
    width: 120,
    editable: true,
    align: 'end',
    text: ({ price }) => price,
    problem: ({ price }) => (Number.isNaN(Number(price)) ? 'This is no number.' : undefined),
  },
];
const many = 50_000;

function shown(over: Partial<SheetProps<Line>> = {}) {
  const told = { onCell: vi.fn<SheetProps<Line>['onCell']>(), onPaste: vi.fn<SheetProps<Line>['onPaste']>() };
  const drawn: [number, number][] = [];
  function Shown() {
    const [at, onAt] = useState<SheetPlace | null>(null);
    return (
      <Sheet<Line>
        label="Lines"
        columns={columns}
        count={many}
        rowAt={(index) => (index > 100 ? undefined : { sku: `S${index}`, price: index === 1 ? 'abc' : '10' })}
        onDrawn={(from, to) => drawn.push([from, to])}
        question="all"
        height="400px"
        at={at}
        onAt={onAt}
        {...told}
        {...over}
      />
    );
  }
  render(<Shown />);
  return { ...told, drawn };
}
const active = (): string | null => find('[role=grid]').getAttribute('aria-activedescendant');
const text = (): string => document.getElementById(active() ?? '')?.textContent ?? '';
const focus = (): void => act(() => find('[role=grid]').focus());

test('[UI33] of 50,000 rows those in sight are drawn, and told to be fetched', () => {
  const { drawn } = shown();
  expect(document.querySelectorAll('.ui-sheet-row').length).toBeLessThan(60);
  expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe('50001');
  expect(drawn.at(-1)?.[0]).toBe(0);
  expect(drawn.at(-1)?.[1]).toBeLessThan(60);
});

test('[UI33] arrows, Home and End move from cell to cell, and stay in the sheet', () => {
  shown();
  focus();
  press('ArrowRight');
  expect(text()).toBe('S0');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowUp');
  expect(text()).toBe('S1');
  press('End');
  expect(text()).toBe('abc');
  press('ArrowRight');
  expect(text()).toBe('abc');
  press('Home', { ctrlKey: true });
  expect(text()).toBe('1');
});

test('[UI33] typing replaces a cell and Enter goes down; Enter edits what is there, Escape leaves it', () => {
  const { onCell } = shown();
  focus();
  press('ArrowRight');
  press('X');
  expect(find('.ui-sheet-input')).toMatchObject({ value: 'X' });
  type('.ui-sheet-input', 'X-9');
  press('Enter');
  expect(onCell.mock.calls).toEqual([[0, 'sku', 'X-9']]);
  expect(document.activeElement).toBe(find('[role=grid]'));
  expect(text()).toBe('S1');
  press('Enter');
  expect(find('.ui-sheet-input')).toMatchObject({ value: 'S1' });
  type('.ui-sheet-input', 'other');
  press('Escape');
  expect(onCell).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(find('[role=grid]'));
});

test('[UI33] Tab writes a cell and edits the next one, outside of editing it leaves the sheet', () => {
  const { onCell } = shown();
  focus();
  press('ArrowRight');
  press('F2');
  type('.ui-sheet-input', 'A');
  press('Tab');
  expect(onCell.mock.calls).toEqual([[0, 'sku', 'A']]);
  expect(find('.ui-sheet-input').getAttribute('aria-label')).toBe('Price');
  press('Escape');
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  act(() => void find('[role=grid]').dispatchEvent(tab));
  expect(tab.defaultPrevented).toBe(false);
});

test('[UI33] Delete empties a cell that may be written, and no other', () => {
  const { onCell } = shown();
  focus();
  press('Delete');
  press('ArrowRight');
  press('Delete');
  expect(onCell.mock.calls).toEqual([[0, 'sku', '']]);
});

test('[UI33] a block, or a single text, is pasted from the cell on', () => {
  const { onPaste } = shown();
  focus();
  press('ArrowRight');
  paste('[role=grid]', 'A\t1\nB\t2');
  paste('[role=grid]', ' C ');
  expect(onPaste.mock.calls).toEqual([
    [
      [
        ['A', '1'],
        ['B', '2'],
      ],
      { row: 0, column: 1 },
    ],
    [[['C']], { row: 0, column: 1 }],
  ]);
});

test('[UI33] a cell at fault is marked, and says what is wrong', () => {
  shown();
  const wrong = document.querySelectorAll('[role=gridcell][aria-invalid=true]');
  expect(wrong).toHaveLength(1);
  expect(wrong[0]?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('This is no number.');
});

test('[UI33] a cell is edited by two presses of the mouse, and written when it is left', () => {
  const { onCell } = shown();
  const cell = find('[data-index="2"] [data-column="1"]');
  act(() => void cell.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  type('.ui-sheet-input', 'Z');
  act(() => find('.ui-sheet-input').blur());
  expect(onCell.mock.calls).toEqual([[2, 'sku', 'Z']]);
});
