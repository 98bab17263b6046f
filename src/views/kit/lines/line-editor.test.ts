import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { day } from '#model/values/schemas.ts';
import {
  duplicated,
  moved,
  pasted,
  typed,
  typedProblem,
  type EditedLine,
  type LineGrammar,
} from './line-editor.ts';

interface Line extends EditedLine<'quantity'> {
  readonly quantity: number;
}

const products = new Map(['A-1', 'B-2', 'C-3'].map((sku) => [sku, { id: `id of ${sku}` }]));
const line = (id: string, product: string | null, quantity = 1): Line => ({
  id,
  product,
  quantity,
  wrong: {},
});

const grammar: LineGrammar<Line, 'quantity', { readonly id: string }> = {
  cells: { quantity: { kind: 'number', schema: z.int(), digits: 0 } },
  blank: (id) => line(id, null),
  isBlank: ({ product }) => product === null,
  take: (one, product) => ({ ...one, product: product?.id ?? null }),
  amount: (one, quantity) => ({ ...one, quantity }),
};

function paste(lines: readonly Line[], block: readonly string[][], row: string | null, column = 'product') {
  let made = 0;
  const tools = { find: (code: string) => products.get(code), newId: () => `new ${++made}`, locale: 'en' };
  return pasted(grammar, lines, block, { row, column }, tools);
}

describe('rows from a spreadsheet', () => {
  test('[DP10] become lines by their SKU, in the place of a blank one', () => {
    const result = paste(
      [line('x', null)],
      [
        ['A-1', '4'],
        ['B-2', '2'],
      ],
      null,
    );
    expect(result).toEqual({
      lines: [line('new 1', 'id of A-1', 4), line('new 2', 'id of B-2', 2)],
      unknown: [],
    });
  });

  test('[DP10] leave out what no product is called, by name', () => {
    const result = paste(
      [line('x', null)],
      [
        ['A-1', '4'],
        ['Nut', '9'],
        ['C-3', '1'],
      ],
      'x',
    );
    expect(result).toEqual({
      lines: [line('x', 'id of A-1', 4), line('new 2', 'id of C-3', 1)],
      unknown: ['Nut'],
    });
  });

  test('[DP10] fill a column downwards from where they were pasted', () => {
    const lines = [line('x', 'id of A-1'), line('y', 'id of B-2')];
    expect(paste(lines, [['5'], ['many']], 'x', 'quantity').lines).toEqual([
      line('x', 'id of A-1', 5),
      { ...line('y', 'id of B-2'), wrong: { quantity: 'many' } },
    ]);
  });
});

describe('a whole line', () => {
  const lines = [line('x', 'a'), line('y', 'b'), line('z', 'c')];
  const ids = (some: readonly Line[]) => some.map(({ id }) => id).join('');

  test('[DP9] is copied right below itself', () => {
    expect(duplicated(lines, 'y', 'Y')).toEqual([lines[0], lines[1], line('Y', 'b'), lines[2]]);
  });

  test('[DP9] moves by one place, and stays at an end', () => {
    expect(['y', 'x', 'z'].map((id) => ids(moved(lines, id, -1)))).toEqual(['yxz', 'xyz', 'xzy']);
    expect(['y', 'x', 'z'].map((id) => ids(moved(lines, id, 1)))).toEqual(['xzy', 'yxz', 'xyz']);
  });
});

test('[UI70] a cell for a day takes what people type', () => {
  const cells = { promisedOn: { kind: 'day', schema: day.nullable() } } as const;
  const blank = { id: 'x', product: null, quantity: 1, promisedOn: '2026-11-03' as string | null, wrong: {} };
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00') });
  onTestFinished(() => void vi.useRealTimers());
  expect(typed(cells, blank, 'promisedOn', 'v. 49', 'sv').promisedOn).toBe('2026-11-30');
  expect(typed(cells, blank, 'promisedOn', '', 'sv').promisedOn).toBeNull();
  const asked = typed(cells, blank, 'promisedOn', 'soon', 'en');
  expect(asked.promisedOn).toBe('2026-11-03');
  expect(typedProblem(cells, asked, 'promisedOn', 'en')).toBe('notADay');
});

test('[DP7] a cell takes a number as the language means it, and keeps as it is what may be two', () => {
  const cells = { quantity: { kind: 'number', schema: z.int(), digits: 3 } } as const;
  const read = (text: string, locale: string) => typed(cells, line('x', null), 'quantity', text, locale);
  const certain = (locale: string) => {
    const { quantity, wrong } = read('1,500', locale);
    return { quantity, wrong };
  };
  expect(certain('en')).toEqual({ quantity: 1_500_000, wrong: {} });
  expect(certain('sv')).toEqual({ quantity: 1_500, wrong: {} });
  const asked = read('1.500', 'sv');
  expect(asked).toMatchObject({ quantity: line('x', null).quantity, wrong: { quantity: '1.500' } });
  expect(typedProblem(cells, asked, 'quantity', 'sv')).toBe('twoReadings:1500:1,5');
});
