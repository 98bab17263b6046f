import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SalesWorld } from './areas/sales/sales-order/sales.fixtures.ts';

const postIn = (locale: string): string =>
  readFileSync(new URL(`../blog/reading-a-stock-ledger.${locale}.md`, import.meta.url), 'utf8');

/** The rows of the post's table of values: what came or went, then pieces and value afterwards. */
const rowsIn = (locale: string): number[][] =>
  [...postIn(locale).matchAll(/^\| [^|]*\| [+−]\d+ \|.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(2, 6)
      .map((cell) => Number(cell.trim().replace('−', '-').replace('+', '').replace(',', '.'))),
  );

test.each(['en', 'sv'])(
  '[ST5] the worked example of the post on the ledger is what the ledger makes (%s)',
  (locale) => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const bin = base.bins[0] ?? '';
    const after = (): number[] => {
      const held = base.row('valuation', bolt);
      return held ? [held.quantity / 1000, held.value / 100] : [0, 0];
    };
    const moved = (step: () => void): number[] => {
      const [pieces = 0, value = 0] = after();
      step();
      const [left = 0, worth = 0] = after();
      return [left - pieces, Math.round((worth - value) * 100) / 100, left, worth];
    };
    const shipped = (pieces: number): void => {
      world.shipped(world.confirmed([{ product: bolt, quantity: pieces * 1000 }]).order);
    };
    expect([
      moved(() => world.stock(bolt, bin, 10_000, 40_0000)),
      moved(() => world.stock(bolt, bin, 5_000, 46_0000)),
      moved(() => shipped(6)),
      moved(() => world.stock(bolt, bin, 4_000, 38_5000)),
      moved(() => shipped(3)),
    ]).toEqual(rowsIn(locale));
    expect(moved(() => shipped(10))).toEqual([-10, -409.23, 0, 0]);
    expect(postIn(locale)).toContain(locale === 'sv' ? '409,23' : '409.23');
  },
);
