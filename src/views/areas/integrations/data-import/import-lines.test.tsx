import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportDesk } from '#model/areas/integrations/data-import/import-desk.ts';
import type { ColumnNote, ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import {
  answerMedia,
  click,
  find,
  layOutGrids,
  paste,
  press,
  type,
  unmount,
} from '#views/ui/ui.fixtures.tsx';
import { importTrial, lineOf } from './data-import.fixtures.tsx';
import { ImportLines } from './import-lines.tsx';
import { useMapping } from './use-mapping.ts';

afterEach(unmount);

const rejected = (line: number, cells: readonly string[]): ImportLine =>
  lineOf(line, cells, {
    verdict: {
      takes: 'rejected',
      refusal: { code: 'cellNotNumber', params: { cell: cells[2] ?? '' }, field: 'price', column: 2 },
      changes: [],
      about: cells[0] ?? '',
      document: null,
    },
  });
const lines = [
  lineOf(2, ['BOLT-8', 'Hex bolt', '1,20', '']),
  rejected(3, ['NUT-8', 'Hex nut', 'abc', '']),
  rejected(4, ['WASHER', 'Washer', 'abc', '']),
];
const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));
const focus = (): void => act(() => find('[role=grid]').focus());
const text = (): string => document.body.textContent ?? '';

function Lines({ row }: { readonly row: DataImportRow }) {
  const mapping = useMapping(row);
  return <ImportLines row={row} mapping={mapping} />;
}

async function shown(over: Parameters<typeof importTrial>[1] = {}, at = '/en/here') {
  const counts = { create: 1, rejected: 2 };
  const trial = await importTrial(
    (row) => <Lines row={row} />,
    { state: 'checked', counts, lines, ...over },
    at,
  );
  await here();
  return trial;
}

describe('on a desk', () => {
  layOutGrids();

  test('[DIS7] every line has its verdict; the cell at fault is marked and says why', async () => {
    await shown();
    expect(find('[data-index="0"]').textContent).toContain('New');
    expect(find('[data-index="1"]').textContent).toContain('Rejected');
    const wrong = [...document.querySelectorAll('[role=gridcell][aria-invalid=true]')];
    expect(wrong.map((cell) => cell.textContent)).toEqual(['abc', 'abc']);
    expect(wrong[0]?.getAttribute('title')).toBeTruthy();
  });

  test('[DIS7] a tab leaves the lines of one verdict; the address keeps it', async () => {
    const { server } = await shown({}, '/en/here?lines=rejected');
    expect(find('[role=tab][aria-selected=true]').textContent).toContain('Rejected');
    expect(vi.mocked(server.lines).mock.calls[0]?.[1].only).toBe('rejected');
    expect(document.querySelectorAll('.ui-sheet-row')).toHaveLength(2);
  });

  test('[DIS8] a cell is put right by typing: shown at once, judged by the server', async () => {
    const mended = lineOf(3, ['NUT-8', 'Hex nut', 'abc', ''], { corrections: { 2: '0,60' } });
    const correct = vi.fn<ImportDesk<File>['correct']>(async () => ({
      lines: [mended],
      counts: { create: 2, update: 0, same: 0, rejected: 1, taken: 0, undone: 0 },
    }));
    const { id } = await shown({ desk: { correct } });
    focus();
    press('ArrowDown');
    press('End');
    press('0');
    type('.ui-sheet-input', '0,60');
    press('Enter');
    expect(find('[data-index="1"]').textContent).toContain('0,60');
    await here();
    expect(correct.mock.calls).toEqual([[id, [{ line: 3, cells: { 2: '0,60' } }]]]);
    await here();
    expect(find('[data-index="1"]').textContent).toContain('New');
    expect(find('[data-index="1"] [data-mark]').dataset['mark']).toBe('mended');
  });

  test('[DIS8] a block is pasted over lines and columns, as corrections of all of them at once', async () => {
    const { server, id } = await shown();
    focus();
    press('ArrowDown');
    press('End');
    press('ArrowLeft');
    paste('[role=grid]', 'Nut M8\t0,60\nWasher M8\t0,15');
    await here();
    expect(vi.mocked(server.correct).mock.calls).toEqual([
      [
        id,
        [
          { line: 3, cells: { 1: 'Nut M8', 2: '0,60' } },
          { line: 4, cells: { 1: 'Washer M8', 2: '0,15' } },
        ],
      ],
    ]);
  });

  test('[DIS9] a correction can be made in all lines that say the same, or taken back', async () => {
    const mended = lineOf(3, ['NUT-8', 'Hex nut', 'abc', ''], { corrections: { 2: '0,60' } });
    const { server, id, announced } = await shown({ lines: [mended, ...lines.slice(2)] });
    focus();
    press('End');
    expect(text()).toContain('In the file: “abc”');
    click('[data-testid=apply-alike]');
    await here();
    expect(vi.mocked(server.correctAlike).mock.calls).toEqual([
      [id, { column: 2, is: 'abc', becomes: '0,60' }],
    ]);
    expect(announced.success).toHaveBeenCalledTimes(1);
    const back = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'As in the file',
    );
    act(() => back?.click());
    await here();
    expect(vi.mocked(server.correct).mock.calls).toEqual([[id, [{ line: 3, cells: { 2: null } }]]]);
  });

  test('[DIS8] a correction that does not reach the server is said, and the line stands as it is there', async () => {
    const correct = async (): Promise<never> => Promise.reject(new Error('offline'));
    const { announced } = await shown({ desk: { correct } });
    focus();
    press('End');
    press('9');
    press('Enter');
    await here();
    expect(announced.error).toHaveBeenCalledTimes(1);
    expect(find('[data-index="0"]').textContent).toContain('1,20');
  });

  test('[DIS8] lines that are taken, and lines of who may not import, are only read', async () => {
    const taken = lineOf(2, ['BOLT-8', 'Hex bolt', '1,20', ''], { stage: 'taken' });
    const { server } = await shown({ state: 'done', lines: [taken], counts: { taken: 1 } });
    focus();
    press('End');
    press('Delete');
    expect(server.correct).not.toHaveBeenCalled();
    unmount();
    await shown({ may: (permission) => permission === 'dataImport.view' });
    focus();
    press('End');
    press('Enter');
    expect(document.querySelector('.ui-sheet-input')).toBeNull();
  });

  test('[DIS7] what a line would change stands field by field, before and after', async () => {
    const change = { field: 'price', before: '1.10', after: '1.20' };
    const verdict = {
      takes: 'update',
      refusal: null,
      changes: [change],
      about: 'BOLT-8',
      document: null,
    } as const;
    await shown({
      lines: [lineOf(2, ['BOLT-8', '', '1,20'], { verdict: { ...verdict, changes: [change] } })],
    });
    expect(find('[data-index="0"]').textContent).toContain('1.10 → 1.20');
    expect(find('[data-mark=changed]').textContent).toBe('1,20');
  });
});

describe('on a phone', () => {
  answerMedia(() => true);

  test('[DIS10] a rejected line is a card with a field for its cell', async () => {
    const { server, id } = await shown({}, '/en/here?lines=rejected');
    expect(document.querySelectorAll('.import-cards > li')).toHaveLength(2);
    type('.import-cards input', '0,60');
    act(() => find('.import-cards input').focus());
    act(() => find('.import-cards input').blur());
    await here();
    expect(vi.mocked(server.correct).mock.calls).toEqual([[id, [{ line: 3, cells: { 2: '0,60' } }]]]);
  });
});

describe('what is told of the columns', () => {
  const price = { column: 2, field: 'price', lines: 7, first: 3 };
  const leftOut = { ...price, how: 'leftOut', code: 'cellNotNumber', params: { cell: 'abc' } } as const;
  const told = (...all: readonly ColumnNote[]): Partial<ImportDesk<File>> => ({ told: async () => all });

  test('[DIS36] is counted before the run, and put right in all of its lines by one press', async () => {
    const { server } = await shown({ desk: told(leftOut) });
    expect(text()).toContain('Price without VAT: 7 cells are left out');
    expect(text()).toContain('“abc” is not a number.');
    type('input[aria-label="Value of Price without VAT in all of them"]', '12,50');
    click('.import-told button');
    await here();
    const alike = { column: 2, told: 'cellNotNumber', becomes: '12,50' };
    expect(server.correctAlike).toHaveBeenCalledWith(expect.any(String), alike);
  });

  test('[DIS36] of cells that cost their lines is left out of all of them by one press', async () => {
    const { server } = await shown({ desk: told({ ...leftOut, how: 'rejected' }) });
    const [, leave] = document.querySelectorAll<HTMLElement>('.import-told button');
    await act(async () => leave?.click());
    expect(server.correctAlike).toHaveBeenCalledWith(expect.any(String), {
      column: 2,
      told: 'cellNotNumber',
      becomes: '',
    });
  });

  test('[DIS36, DIS37] of another currency is answered for the whole column', async () => {
    const params = { cell: '5 EUR', currency: 'EUR', own: 'SEK' };
    const { server } = await shown({
      desk: told({ ...price, how: 'rejected', code: 'cellOtherCurrency', params }),
    });
    expect(text()).toContain('“5 EUR” is in EUR, not in SEK.');
    const buttons = [...document.querySelectorAll<HTMLElement>('.import-told button')];
    expect(buttons.map((one) => one.textContent)).toEqual([
      'Convert at the last rate',
      'Read as SEK',
      'Leave out',
    ]);
    await act(async () => buttons[0]?.click());
    await act(async () => new Promise((done) => setTimeout(done, 600)));
    const [, mapping] = vi.mocked(server.map).mock.calls[0] ?? [];
    expect(mapping?.columns).toContainEqual({ column: 2, field: 'price', others: 'convert' });
  });
});
