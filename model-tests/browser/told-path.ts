import { engine } from '#machines/registry.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { documentPath } from '#model/flows/document-path.ts';
import type { LevelPart } from '../kernel/report.ts';
import type { Visitor } from './journey-pages.ts';

interface Place extends Pick<Visitor, 'page' | 'origin'> {
  readonly company: number;
}

/** How often a document took each transition, according to its company's log as sent to the signed-in person. */
export async function toldPath(
  { page, origin, company }: Place,
  kind: string,
  document: string,
): Promise<Record<string, number>> {
  const chart = engine.types.get(kind)?.chart;
  if (!chart) throw new Error(`no document type ${kind}`);
  const at = `${origin}/api/core/companies/${company}/documents/${kind}/${document}/history/`;
  const answer = await page.request.get(at);
  const { events } = (await answer.json()) as { events: readonly LogEvent[] }; // the server's own answer
  const own = events.filter((event) => event.kind === kind);
  const taken: Record<string, number> = {};
  for (const id of documentPath(chart, own).flatMap((step) => step.taken)) taken[id] = (taken[id] ?? 0) + 1;
  return taken;
}

/** The report's part for documents whose transitions fired in the course of another walk. */
export const partOnTheWay = (
  chart: string,
  paths: readonly Readonly<Record<string, number>>[],
  ms: number,
): LevelPart => {
  const hits: Record<string, number> = {};
  for (const [id, times] of paths.flatMap((path) => Object.entries(path))) hits[id] = (hits[id] ?? 0) + times;
  const steps = Object.values(hits).reduce((sum, times) => sum + times, 0);
  return { chart, level: 'browser', paths: paths.length, steps, refusals: 0, hits, failures: [], ms };
};
