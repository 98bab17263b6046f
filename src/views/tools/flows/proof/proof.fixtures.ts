import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ProofChart, ProofQuestions, ProofRow, ProofRun } from '#model/flows/proof-report.ts';
import { shapeMark } from '#model/flows/shape-mark.ts';

const run: ProofRun = {
  sha: '8d879e4c0ffee',
  changed: false,
  date: '2026-06-01T06:12:00.000Z',
  seed: null,
};

/** A row that passes at model level, with the given transitions. */
export function proofRow(id: string, over: Partial<ProofRow> = {}): ProofRow {
  return {
    id,
    text: `sentence of ${id}`,
    line: 12,
    decided: false,
    status: 'pass',
    hits: 3,
    from: {},
    on: 'do',
    to: {},
    transitions: [],
    levels: { model: 'pass' },
    ...over,
  };
}

/** A report of a chart in which every transition was taken once at model level. */
export function proofOf(shape: ChartShape, over: Partial<ProofChart> = {}): ProofChart {
  return {
    name: shape.id,
    kind: 'document',
    mark: shapeMark(shape),
    states: 41,
    edges: 620,
    key: 'replay',
    bounds: '',
    truncated: false,
    guards: [],
    definitions: shape.transitions.map(({ id }) => ({ id, hits: { model: 1 } })),
    rows: [],
    checks: 620,
    failures: [],
    invented: [],
    tree: { paths: 940, steps: 8120, executed: 2210, longest: 14, truncated: false },
    levels: [],
    besides: [],
    pictures: [],
    ms: 640,
    ...over,
  };
}

/** Answers of a server that holds the report of one chart, or none. */
export function proofAnswers(chart: ProofChart | null): ProofQuestions {
  const headline = { rows: 1, missing: 0, invented: 0, unexercised: 0, failed: 0 };
  return {
    summary: async () => ({ report: chart && { run, headline, charts: [] }, wholeRun: null }),
    chart: async (name) => ({ told: chart?.name === name ? { run, chart } : null }),
    picture: (file) => `/pictures/${file}`,
  };
}
