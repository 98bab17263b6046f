import { expect, test } from 'vitest';
import type { Observation } from '../kernel/conform.ts';
import { judgeSurvivors } from '../kernel/mutate.ts';
import { writePart } from '../kernel/report-parts.ts';
import { examineApp } from './app-case.ts';
import type { AppCase } from './app-case.ts';

/** The tests every app chart must pass; they also write its part of the report. */
export function appGates<O extends Observation, A>(subject: AppCase<O, A>): void {
  const seen = examineApp(subject, () => performance.now());
  writePart(seen.part);

  test('[PATHS] every reachable state and every event agree with the rows; what no row allows changes nothing', () => {
    expect(seen.result.failures.slice(0, 5)).toEqual([]);
    expect(seen.result.rows.filter((row) => row.status !== 'pass')).toEqual([]);
    expect(seen.result.invented).toEqual([]);
  });

  test('[PATHS] nothing is cut off, every path replays, and the paths of xstate/graph are among them', () => {
    expect(seen.part.truncated).toBe(false);
    expect(seen.divergences).toEqual([]);
    expect(seen.beyondTree).toEqual([]);
    expect(seen.key?.unsound ?? []).toEqual([]);
  });

  test('[PATHS] every transition is reached, every event is offered, every guard says yes and no', () => {
    expect(seen.unreached).toEqual([]);
    expect(seen.neverOffered).toEqual([]);
    expect(seen.halfTested).toEqual([]);
  });

  test('[PATHS] every fault planted in the chart is noticed', () => {
    expect(judgeSurvivors(seen.mutation, subject.signed)).toEqual({ unsigned: [], stale: [] });
  });
}
