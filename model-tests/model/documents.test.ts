import { describe, expect, test } from 'vitest';
import { definitionOf } from '#views/kit/article/kind-definition.ts';
import { reasonsOf } from '#views/kit/article/kind-reasons.ts';
import { refusalHome } from '#views/kit/article/refusal-home.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { commonRefusals } from '#words/refusal-texts.ts';
import type { Observation } from '../kernel/conform.ts';
import { judgeSurvivors } from '../kernel/mutate.ts';
import type { SignedSurvivor } from '../kernel/mutate.ts';
import { writePart } from '../kernel/report-parts.ts';
import { examine } from './document-case.ts';
import type { DocumentCase, Examination } from './document-case.ts';
import { ofEveryDocument } from './document-cases.ts';

interface Examined {
  kind: string;
  /** The commands that were refused, each with the code of the reason: `confirm creditExceeded`. */
  refused: ReadonlySet<string>;
  seen: Examination;
  signed: readonly SignedSurvivor[];
}

function examined<O extends Observation>(subject: DocumentCase<O>): Examined {
  const seen = examine(subject, () => performance.now());
  writePart(seen.part);
  const refused = seen.graph.edges.flatMap(({ refusal, offer: { event } }) =>
    refusal === undefined || event.actions ? [] : [`${event.type} ${refusal}`],
  );
  return { kind: subject.kind, refused: new Set(refused), seen, signed: subject.signed };
}

describe.each(ofEveryDocument(examined))('$kind on the engine', ({ kind, refused, seen, signed }) => {
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

  test('[ART9] what a command was refused for is a reason that its article names for it', () => {
    expect([...refused].filter((one) => !isTold(kind, one))).toEqual([]);
  });
});

/** A reason of all kinds or of another is no guard's own: the ledger or what was to follow refused. */
function isTold(kind: string, refused: string): boolean {
  const [type = '', code = ''] = refused.split(' ');
  const reasons = reasonsOf(definitionOf(kind));
  const isOfAll = Object.hasOwn(commonRefusals, code);
  const isOfOther = !isOfAll && !Object.hasOwn(textsOfKinds.get(kind)?.refusals ?? {}, code);
  return (
    isOfAll ||
    (isOfOther && refusalHome(code, kind) !== kind) ||
    reasons.some((reason) => reason.code === code && reason.refuses.some(isCommand(kind, type)))
  );
}

const isCommand = (kind: string, type: string) => (refused: { kind: string; command: string }) =>
  refused.kind === kind && refused.command === type;
