import { expect, test } from 'vitest';
import { examineDecision } from '../kernel/decision.ts';
import type { Answered, DecisionCase } from '../kernel/decision.ts';
import { judgeSurvivors } from '../kernel/mutate.ts';
import { writePart } from '../kernel/report-parts.ts';

/** The tests every decision must pass; they also write its part of the report. */
export async function decisionGates<O extends Answered, Q>(subject: DecisionCase<O, Q>): Promise<void> {
  const { result, unclear, mutation, part } = await examineDecision(subject, () => performance.now());
  writePart(part);

  test('[PATHS] every question has exactly one row, and is answered as it says', () => {
    expect(result.failures.slice(0, 5)).toEqual([]);
    expect(unclear.slice(0, 5)).toEqual([]);
    expect(part.truncated).toBe(false);
  });

  test('[PATHS] every row judges some question', () => {
    expect(result.rows.filter(({ status }) => status !== 'pass')).toEqual([]);
  });

  test('[PATHS] every fault planted in the code is noticed', () => {
    expect(judgeSurvivors(mutation, subject.signed)).toEqual({ unsigned: [], stale: [] });
  });
}
