import { describe, expect, test } from 'vitest';
import type { Source } from '../kernel/conform.ts';
import { driftedQuotes } from './quotes.ts';
import { tourLengths } from './tour-lengths.ts';

interface Told {
  readonly id: string;
  readonly src: Source;
}

const isRow = (one: unknown): one is Told =>
  typeof one === 'object' && one !== null && 'id' in one && 'src' in one;

/** Files of rows also say where their charts start. */
const files = import.meta.glob<Record<string, unknown>>('./*.rows.ts', { eager: true });
const rowsByFile = Object.entries(files).map(
  ([name, told]) => [name, Object.values(told).flat().filter(isRow)] as const,
);
const allRows = [...rowsByFile.flatMap(([, rows]) => rows), ...tourLengths];

describe('spec rows', () => {
  test('[SPEC] every quote still stands in the text', () => {
    expect(driftedQuotes(allRows)).toEqual([]);
  });

  test('[SPEC] a quote that was changed in the text is found', () => {
    expect(
      driftedQuotes([{ id: 'X', src: { file: 'spec-text.md', quote: 'Logout keeps the local user' } }]),
    ).toHaveLength(1);
  });

  test('[SPEC] every row has its own id, and every file has rows', () => {
    const ids = allRows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(rowsByFile.filter(([, rows]) => rows.length === 0)).toEqual([]);
  });
});
