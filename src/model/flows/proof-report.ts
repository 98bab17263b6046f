import { z } from 'zod';

const count = z.int().min(0);
const milliseconds = z.number();

/**
 * A row's result at a level: `byTransition` if only its transitions were distinguished there, and all of them were
 * taken.
 */
const rowMark = z.enum(['pass', 'fail', 'unexercised', 'byTransition']);
export type RowMark = z.output<typeof rowMark>;

const words = z.record(z.string(), z.array(z.string()));
const proofRow = z.object({
  id: z.string(),
  text: z.string().describe('The sentence it is quoted from, or the decision.'),
  line: z.int().nullable().describe('Where the sentence stands in spec-text.md; null for a decision.'),
  decided: z.boolean(),
  status: z.enum(['pass', 'fail', 'unexercised']).describe('At the model level.'),
  hits: count.describe('Edges of the model that it judges.'),
  from: words.describe('By region the words that it begins in; `*` is any.'),
  on: z.string(),
  to: words,
  transitions: z.array(z.string()).describe('Ids of what fired on those edges.'),
  levels: z.record(z.string(), rowMark).describe('By level where the chart was walked.'),
});
export type ProofRow = z.output<typeof proofRow>;

const proofDefinition = z.object({
  id: z.string().describe('Id of the transition.'),
  hits: z.record(z.string(), count).describe('How often it was taken, by level.'),
});

const proofStep = z.object({
  label: z.string().describe('What the path calls it; the same again where one step is several events.'),
  event: z.string().nullable().describe('Of the chart; null where it is not known.'),
  taken: z.array(z.string()).describe('Ids of the transitions that the model takes for it.'),
});
export type ProofStep = z.output<typeof proofStep>;

const proofFailure = z.object({
  path: z.array(z.string()).describe('The steps that led there, shortest known.'),
  steps: z.array(proofStep).optional().describe('The same as events of the chart, its beginning first.'),
  expected: z.string(),
  got: z.string(),
  row: z.string().optional(),
  level: z.string().optional().describe('Where it was met, if not at model level.'),
});
export type ProofFailure = z.output<typeof proofFailure>;

const proofLevel = z.object({
  level: z.string(),
  paths: count,
  steps: count,
  refusals: count,
  ms: milliseconds,
  tree: z.object({ walked: count, of: count }).optional().describe('Paths of the tree, if not all of them.'),
});

const score = z.object({ total: count, killed: count });
const proofMutation = score.extend({
  survivors: z.array(z.string()),
  unbuildable: z.array(z.string()),
  byOperator: z.record(z.string(), score),
  signed: z
    .array(z.object({ mutant: z.string(), reason: z.string() }))
    .readonly()
    .describe('Survivors that behave as the original, with the proof in a line.'),
});

const proofCheck = z.object({
  chart: z.string().describe('The chart that was checked.'),
  name: z.string().describe('`random walks`, `races`, `views`, …'),
  passed: z.boolean(),
  runs: count.describe('Walks, interleavings or states that were looked at.'),
  seed: z.int().nullable().describe('What chance was begun with; null where nothing is left to it.'),
  detail: z.string().describe('What was looked for.'),
  ms: milliseconds,
  failure: proofFailure.nullable(),
});
export type ProofMutation = z.output<typeof proofMutation>;

/** A check other than rows: invariants on random walks, races, rendered views. */
export type ProofCheck = z.output<typeof proofCheck>;

const proofPicture = z.object({
  file: z.string(),
  state: z.string().describe('The state in words of the walk, joined by hyphens.'),
  language: z.enum(['en', 'sv']),
  theme: z.enum(['light', 'dark']).nullable().describe('Null where the theme is a part of the state.'),
});
export type ProofPicture = z.output<typeof proofPicture>;

const guard = z.object({ name: z.string(), yes: count, no: count });
const cover = z.object({ name: z.string(), paths: count, steps: count, walks: z.array(z.array(z.string())) });

/**
 * How we know that the state key omits nothing that affects decisions: it is the whole context, a bisimulation was
 * found, every path was replayed on the unreduced system, or we do not know.
 */
const keyProof = z.enum(['whole', 'bisimulation', 'replay', 'unproven']);
export type KeyProof = z.output<typeof keyProof>;

const wholeChart = z.object({
  name: z.string().describe('Id of the chart, or the name of a decision.'),
  kind: z.enum(['app', 'document']),
  mark: z
    .string()
    .nullable()
    .describe('Of the shape that was proven; null for a decision, which has no chart.'),
  states: count,
  edges: count,
  key: keyProof,
  bounds: z.string().describe('What the key forgets and why that is sound.'),
  truncated: z.boolean(),
  guards: z.array(guard),
  definitions: z.array(proofDefinition),
  rows: z.array(proofRow),
  checks: count.describe('Edges that were judged.'),
  failures: z.array(proofFailure),
  invented: z.array(z.string()).describe('Transitions that no row speaks of.'),
  tree: z.object({ paths: count, steps: count, executed: count, longest: count, truncated: z.boolean() }),
  covers: z.array(cover),
  mutation: proofMutation.optional(),
  levels: z.array(proofLevel),
  besides: z.array(proofCheck),
  pictures: z.array(proofPicture),
  ms: milliseconds,
});
/** A chart in the written report. */
export type ChartReport = z.output<typeof wholeChart>;

/** What was tested, and when. */
export const proofRun = z.object({
  sha: z.string().describe('The commit that was tested.'),
  changed: z.boolean().describe('Whether anything was changed since that commit.'),
  date: z.string(),
  seed: z
    .int()
    .nullable()
    .describe('What chance was begun with in this run; null where each check has its own.'),
});
export type ProofRun = z.output<typeof proofRun>;

const headline = z.object({
  rows: count,
  missing: count.describe('Rows that fail.'),
  invented: count.describe('Transitions without a row.'),
  unexercised: count,
  failed: count.describe('Steps that failed.'),
});
export type Headline = z.output<typeof headline>;

/** The report file, `report.json`. */
export const proofReport = z.object({
  v: z.literal(1),
  ...proofRun.shape,
  headline,
  machines: z.record(z.string(), wholeChart),
});
export type ProofReport = z.output<typeof proofReport>;

/** One chart to view, without the walks of its covers, which are long. */
const servedChart = wholeChart.omit({ covers: true });
export type ProofChart = z.output<typeof servedChart>;

export const proofOfChart = z.object({
  told: z
    .object({ run: proofRun, chart: servedChart })
    .nullable()
    .describe('Null where the report does not tell of the chart, or there is none.'),
});
export type ProofOfChart = z.output<typeof proofOfChart>;

const share = z.object({ some: count, of: count });
const proofLine = wholeChart
  .pick({ name: true, kind: true, mark: true, states: true, edges: true, key: true, truncated: true })
  .extend({
    rows: share,
    mutants: share.nullable().describe('Killed, of those that behave otherwise than the original.'),
    levels: z.record(z.string(), share).describe('Transitions taken, by level.'),
    paths: count,
    steps: count,
    failures: count,
    checks: share.describe('Checks besides the rows that passed.'),
    pictures: count,
  });
/** A chart in the overview. */
export type ProofLine = z.output<typeof proofLine>;

/** Result of the last completed `npm run test:all`, the file `whole-run.json`. */
export const wholeRun = z.object({
  v: z.literal(1),
  ...proofRun.omit({ seed: true }).shape,
  levels: z.array(
    z.object({
      level: z.string().describe('`checks`, `unit`, `dom`, …'),
      seconds: z.number(),
      passed: count,
      failed: count,
    }),
  ),
});
export type WholeRun = z.output<typeof wholeRun>;

/** The whole report in figures; null if there is no report. */
export const proofSummary = z.object({
  report: z.object({ run: proofRun, headline, charts: z.array(proofLine) }).nullable(),
  wholeRun: wholeRun.nullable().describe('The last run of all tests; null where none is known of.'),
});
export type ProofSummary = z.output<typeof proofSummary>;

/** Queries on the last report; each call rejects if there is no answer. */
export interface ProofQuestions {
  summary(): Promise<ProofSummary>;
  /** By chart id. */
  chart(name: string): Promise<ProofOfChart>;
  /** URL of a picture. */
  picture(file: string): string;
}

/** A chart's line in the overview. */
export function proofLineOf(chart: ChartReport): ProofLine {
  const { rows, besides, failures, pictures, tree } = chart;
  return {
    name: chart.name,
    kind: chart.kind,
    mark: chart.mark,
    states: chart.states,
    edges: chart.edges,
    key: chart.key,
    truncated: chart.truncated,
    rows: { some: rows.filter(({ status }) => status === 'pass').length, of: rows.length },
    mutants: chart.mutation ? mutantShare(chart.mutation) : null,
    levels: chart.definitions.length === 0 ? {} : levelShares(chart),
    paths: tree.paths,
    steps: tree.steps,
    failures: failures.length,
    checks: { some: besides.filter(({ passed }) => passed).length, of: besides.length },
    pictures: pictures.length,
  };
}

/** Signed survivors are equivalent to the original: only the others are a gap. */
export function mutantShare({ total, killed, survivors, signed }: ProofMutation): z.output<typeof share> {
  const equal = survivors.filter((id) => signed.some(({ mutant }) => mutant === id));
  return { some: killed, of: total - equal.length };
}

function levelShares({ definitions, levels }: ChartReport): ProofLine['levels'] {
  const of = definitions.length;
  const names = ['model', ...levels.map(({ level }) => level)];
  return Object.fromEntries(
    names.map((level) => [level, { some: definitions.filter(({ hits }) => hits[level]).length, of }]),
  );
}
