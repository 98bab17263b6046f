import { expect } from 'vitest';
import { unwalked } from '../kernel/conform.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { walkedPart } from './app-walk.ts';
import type { AppWalk } from './app-walk.ts';

type Stated = Parameters<typeof unwalked>[0];

/**
 * Keeps what was walked of a chart in all languages for the report. Fails if a row meant for a browser was walked in
 * none.
 */
export function keepWalks(chart: string, walks: readonly AppWalk[], rows: Stated): void {
  const part = walkedPart(chart, walks);
  writeLevel(part);
  expect(unwalked(rows, 'browser', part.rows ?? {})).toEqual([]);
}
