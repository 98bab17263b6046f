import { expect, it } from 'vitest';
import { coverOf, type Holding } from './waiting.ts';

const line = (waiting: number, coveredOn: string | null): Holding => ({
  line: `${waiting} ${coveredOn}`,
  product: 'bolt',
  open: waiting,
  soft: 0,
  hard: 0,
  waiting,
  coveredOn,
});

it('[SO2] one line that nothing is expected for does not make it so for the others', () => {
  const holdings = [line(2_000, '2026-12-05'), line(1_000, null), line(0, null), line(3_000, '2026-12-01')];
  expect(coverOf(holdings)).toEqual({ waiting: 6_000, coveredOn: '2026-12-05', uncovered: 1 });
  expect(coverOf([line(1_000, null)])).toEqual({ waiting: 1_000, coveredOn: null, uncovered: 1 });
});
