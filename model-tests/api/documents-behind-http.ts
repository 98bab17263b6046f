import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCompanyApp } from '#server/testing/company-app.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import type { Observation } from '../kernel/conform.ts';
import { conforms, unwalked } from '../kernel/conform.ts';
import type { Row } from '../kernel/conform.ts';
import { edgeAt } from '../kernel/graph.ts';
import { hitsOf } from '../kernel/report.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { withSteps } from '../kernel/report-steps.ts';
import { walkCover } from '../kernel/walk.ts';
import { isWholeRun } from '../kernel/whole-run.ts';
import { survey } from '../model/document-case.ts';
import type { DocumentCase, Survey } from '../model/document-case.ts';
import type { EngineOffer } from '../model/engine-world.ts';
import { ofEveryDocument } from '../model/document-cases.ts';
import { documentDriver } from './document-driver.ts';
import type { DocumentDriver } from './document-driver.ts';

interface Walked {
  kind: string;
  rows: readonly Pick<Row<Observation, unknown>, 'id' | 'layers'>[];
  seen: Survey;
  drive: (server: CompanyApp) => DocumentDriver;
}

let companies = 0;

function walked<O extends Observation>(subject: DocumentCase<O>): Walked {
  const drive = (server: CompanyApp): DocumentDriver =>
    documentDriver(subject, server, () => (companies += 1));
  return { kind: subject.kind, rows: subject.rows, seen: survey(subject, canHappen), drive };
}

/** A server cannot trigger what happens around a document without a command. */
const canHappen = ({ event: { around, elsewhere } }: EngineOffer): boolean =>
  !around || elsewhere !== undefined;

/** A story of several requests cannot be refused as a whole: the walks of its own documents make those offers. */
function givable(graph: Survey['graph']): Survey['graph'] {
  const kept = (index: number): boolean => {
    const { accepted, offer } = edgeAt(graph, index);
    return accepted || (offer.event.actions?.length ?? 1) === 1;
  };
  return { ...graph, nodes: graph.nodes.map((node) => ({ ...node, out: node.out.filter(kept) })) };
}

/** Walks documents behind HTTP. Two files call it with different kinds, so that they run side by side. */
export function describeBehindHttp(isDue: (kind: string) => boolean): void {
  let server: CompanyApp;
  beforeAll(async () => {
    // The models' clock: a device is only sent recent changes.
    server = await openCompanyApp({ now: () => '2026-05-04T08:00:00.000Z' });
  });
  afterAll(() => server.close());
  const documents = ofEveryDocument((subject) => (isDue(subject.kind) ? [walked(subject)] : [])).flat();

  describe.each(documents)('$kind behind HTTP', ({ kind, rows: stated, seen, drive }) => {
    test('[PATHS] every transition and every row leads where it says, and what is refused is refused here', async () => {
      const { graph, result, transitions, rowHits: rows } = seen;
      const driver = drive(server);
      const began = performance.now();
      const { paths, steps, refusals, mismatches } = await walkCover(
        givable(graph),
        transitions.paths,
        driver,
        { refusals: isWholeRun ? 'all' : 'first' },
      );
      const sizes = { paths, steps, refusals, ms: performance.now() - began };
      const hits = hitsOf(graph, transitions);
      writeLevel({ chart: kind, level: 'api', hits, rows, failures: withSteps(graph, mismatches), ...sizes });
      expect(conforms(result)).toBe(true);
      expect(transitions.unreached).toEqual([]);
      expect(unwalked(stated, 'api', rows)).toEqual([]);
      expect(mismatches.slice(0, 5)).toEqual([]);
      expect(driver.faults.slice(0, 5)).toEqual([]);
      expect(server.faults).toEqual([]);
    });
  });
}
