import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOf, nameAt } from './backup-store.ts';
import { keptBackups } from './retention.ts';

const DAY = 86_400_000;
const START = Date.UTC(2025, 0, 1, 2);
const daily = (days: number): string[] =>
  Array.from({ length: days }, (_, day) => new Date(START + day * DAY).toISOString());
const moment = fc
  .integer({ min: 0, max: 800 * 24 })
  .map((hours) => new Date(START + hours * 3_600_000).toISOString());

describe('what is kept', () => {
  it('[BK16] is seven days, four weeks and twelve months, each by its last one', () => {
    const days = daily(500);
    const months =
      '2025-06-30 2025-07-31 2025-08-31 2025-09-30 2025-10-31 2025-11-30 2025-12-31 2026-01-31 2026-02-28';
    const weeks = '2026-03-31 2026-04-26 2026-04-30 2026-05-03';
    const last = '2026-05-09 2026-05-10 2026-05-11 2026-05-12 2026-05-13 2026-05-14 2026-05-15';
    expect(
      [...keptBackups(days)]
        .sort()
        .map((one) => one.slice(0, 10))
        .join(' '),
    ).toBe(`${months} ${weeks} ${last}`);
  });

  it('[BK16] is the same whether deleted day by day or at once, and never fewer than it has to be', () => {
    fc.assert(
      fc.property(fc.uniqueArray(moment, { minLength: 1, maxLength: 120 }), (moments) => {
        const inTurn = [...moments].sort();
        let held: string[] = [];
        for (const next of inTurn) held = [...keptBackups([...held, next])];
        const atOnce = keptBackups(moments);
        expect(new Set(held)).toEqual(atOnce);
        expect(atOnce.has(inTurn.at(-1) ?? '')).toBe(true);
        expect(atOnce.size).toBeLessThanOrEqual(23);
        const days = new Set(moments.map((one) => one.slice(0, 10)));
        expect(new Set([...atOnce].map((one) => one.slice(0, 10))).size).toBeGreaterThanOrEqual(
          Math.min(7, days.size),
        );
        const months = new Set(moments.map((one) => one.slice(0, 7)));
        expect(new Set([...atOnce].map((one) => one.slice(0, 7))).size).toBeGreaterThanOrEqual(
          Math.min(12, months.size),
        );
      }),
    );
  });

  it('[BK16] is named by its moment, and nothing else is touched', () => {
    expect(momentOf(nameAt('2026-05-06T02:00:00.123Z'))).toBe('2026-05-06T02:00:00.000Z');
    expect(momentOf('holiday.jpg')).toBeNull();
  });
});
