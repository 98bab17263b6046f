import { describe, expect, test } from 'vitest';
import type { Observation } from '../kernel/conform.ts';
import { judgeSurvivors } from '../kernel/mutate.ts';
import type { SignedSurvivor } from '../kernel/mutate.ts';
import { writePart } from '../kernel/report-parts.ts';
import { examine } from './document-case.ts';
import type { DocumentCase, Examination } from './document-case.ts';
import { ofEveryDocument } from './document-cases.ts';

interface Examined {
  kind: string;
  seen: Examination;
  signed: readonly SignedSurvivor[];
}

function examined<O extends Observation>(subject: DocumentCase<O>): Examined {
  const seen = examine(subject, () => performance.now());
  writePart(seen.part);
  return { kind: subject.kind, seen, signed: subject.signed };
}

describe.each(ofEveryDocument(examined))('$kind on the engine', ({ seen, signed }) => {
  test('[PATHS] every reachable state and every command agree with the rows; what no row allows changes nothing', () => {
    expect(seen.result.failures.slice(0, 5)).toEqual([]);
    expect(seen.result.rows.filter((row) => row.status !== 'pass')).toEqual([]);
    expect(seen.result.invented).toEqual([]);
  });

  test('[PATHS] nothing is cut off, every path replays, every transition is reached, every guard says yes and no', () => {
    expect(seen.part.truncated).toBe(false);
    expect(seen.divergences).toEqual([]);
    expect(seen.transitions.unreached).toEqual([]);
    expect(seen.halfTested).toEqual([]);
  });

  test('[PATHS] every fault planted in the chart is noticed', () => {
    expect(judgeSurvivors(seen.mutation, signed)).toEqual({ unsigned: [], stale: [] });
    expect(seen.mutation.total).toBeGreaterThan(10);
  });
});
