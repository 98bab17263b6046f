import { conform, edgeJudge } from './conform.ts';
import type { Conformance, Observation, Row } from './conform.ts';
import { explore } from './explore.ts';
import { GraphBuilder, edgeAt, nodeAt } from './graph.ts';
import type { Offer, System } from './graph.ts';
import { sourceMutants } from './mutate-source.ts';
import type { MutationRun, SignedSurvivor } from './mutate.ts';
import { readModule } from './source-module.ts';
import { reportRows } from './report.ts';
import type { ReportPart } from './report.ts';

/** What was answered, by the word `answer`, and anything else the rows use. */
export type Answered = Observation & { readonly state: { readonly answer: string } };

/** A question in the words of the rows. */
export interface Question<Q> {
  readonly word: string;
  readonly label: string;
  readonly ask: Q;
}

/** The deciding module, and its parts that decide; all of it by default. */
export interface DecidingSource {
  readonly path: string;
  readonly within?: readonly string[];
}

/**
 * A decision made at once, without memory: all its questions, and the rows that judge the answers. Each question must
 * have exactly one row, so that none is answered by accident or by two conflicting sentences.
 */
export interface DecisionCase<O extends Answered, Q> {
  readonly name: string;
  readonly bounds: string;
  readonly questions: readonly Question<Q>[];
  readonly rows: readonly Row<O, Q>[];
  readonly sources: readonly DecidingSource[];
  /** The decision made by these modules; `codeOf` returns the code of one by path. */
  readonly decide: (codeOf: (path: string) => string) => ((ask: Q) => O) | Promise<(ask: Q) => O>;
  readonly signed: readonly SignedSurvivor[];
}

export interface DecisionExamination {
  readonly result: Conformance;
  /** Questions matched by no row, or by several. */
  readonly unclear: string[];
  readonly mutation: MutationRun;
  readonly part: ReportPart;
}

/** The observation before anything has been answered. */
const unanswered = { state: { answer: 'none' } } as const;

/** Asks every question, judges the answers, and asks every faulty variant again; `clock` returns milliseconds. */
export async function examineDecision<O extends Answered, Q>(
  subject: DecisionCase<O, Q>,
  clock: () => number,
): Promise<DecisionExamination> {
  const began = clock();
  const graph = explore(systemOf(subject, await subject.decide(readModule)), subject.questions.length + 2);
  const spec = specOf(subject);
  const result = conform(graph, spec);
  const judge = edgeJudge(graph, spec);
  const asked = graph.edges.map((edge) => ({ offer: edge.offer, rows: judge(edge).rows }));
  const unclear = asked
    .filter(({ rows }) => rows.length !== 1)
    .map(({ offer, rows }) => `${offer.label}: ${rows.map(({ id }) => id).join(' and ') || 'no row'}`);
  const mutation = await planted(subject, rowByRow(asked));
  const steps = graph.edges.length;
  const part: ReportPart = {
    name: subject.name,
    kind: 'app',
    states: graph.nodes.length - 1,
    edges: steps,
    mark: null,
    key: 'whole',
    guards: [],
    bounds: subject.bounds,
    truncated: graph.truncated,
    definitions: [],
    rows: reportRows(subject.rows, result),
    checks: result.checks,
    failures: result.failures,
    invented: [],
    tree: { paths: steps, steps, executed: steps, longest: 1, truncated: graph.truncated },
    covers: [],
    mutation: { ...mutation, signed: subject.signed },
    ms: clock() - began,
  };
  return { result, unclear, mutation, part };
}

type Asked<O> = O | typeof unanswered;

const specOf = <O extends Answered, Q>({ rows }: DecisionCase<O, Q>) => ({
  rows: rows as readonly Row<Asked<O>, Q>[], // a row looks at the answer; before it, at the word alone
  starts: unanswered.state,
  observe: (state: Asked<O>) => state,
  ask: (question: Q) => question,
});

function systemOf<O extends Answered, Q>(
  { name, questions }: DecisionCase<O, Q>,
  decide: (ask: Q) => O,
): System<Asked<O>, Q> {
  const offers: Offer<Q>[] = questions.map(({ word, label, ask }) => ({ word, label, event: ask }));
  return {
    name,
    starts: [{ label: 'asked', state: unanswered }],
    offers: (state) => (state === unanswered ? offers : []),
    step: (_, ask) => ({ next: decide(ask), accepted: true, fired: [], does: [] }),
    key: (state) => JSON.stringify(state),
  };
}

/** A question with the rows that match it, whatever the answer. */
interface Judged<O extends Answered, Q> {
  readonly offer: Offer<Q>;
  readonly rows: readonly Row<Asked<O>, Q>[];
}

/** The first questions of all rows, then the second ones: most faults show at the first question of some row. */
function rowByRow<O extends Answered, Q>(asked: readonly Judged<O, Q>[]): Judged<O, Q>[] {
  const turns = new Map<string, number>();
  const withTurn = asked.map((one) => {
    const ids = one.rows.map(({ id }) => id).join();
    const turn = (turns.get(ids) ?? 0) + 1;
    turns.set(ids, turn);
    return { ...one, turn };
  });
  return withTurn.toSorted((a, b) => a.turn - b.turn);
}

async function planted<O extends Answered, Q>(
  subject: DecisionCase<O, Q>,
  questions: readonly Judged<O, Q>[],
): Promise<MutationRun> {
  const run: MutationRun = { total: 0, killed: 0, survivors: [], unbuildable: [], byOperator: {} };
  const mutants = subject.sources.flatMap(({ path, within }) =>
    sourceMutants(path.split('/').at(-1) ?? path, readModule(path), within).map((mutant) => ({
      ...mutant,
      path,
    })),
  );
  for (const { id, operator, path, code } of mutants) {
    const decide = await decidedBy(subject, (wanted) => (wanted === path ? code : readModule(wanted)));
    const score = (run.byOperator[operator] ??= { total: 0, killed: 0 });
    run.total += 1;
    score.total += 1;
    if (decide === null || isFaulty(subject, decide, questions)) {
      run.killed += 1;
      score.killed += 1;
    } else run.survivors.push(id);
  }
  return run;
}

/** Null if the variant does not even run. */
async function decidedBy<O extends Answered, Q>(
  { decide }: DecisionCase<O, Q>,
  codeOf: (path: string) => string,
): Promise<((ask: Q) => O) | null> {
  try {
    return await decide(codeOf);
  } catch {
    return null;
  }
}

/** Whether some answer contradicts its row; throwing is no answer. */
function isFaulty<O extends Answered, Q>(
  subject: DecisionCase<O, Q>,
  decide: (ask: Q) => O,
  questions: readonly Judged<O, Q>[],
): boolean {
  const { name, key, step } = systemOf(subject, decide);
  const spec = specOf(subject);
  return questions.some(({ offer, rows }) => {
    try {
      const builder = new GraphBuilder<Asked<O>, Q>(name, key);
      builder.start({ label: 'asked', state: unanswered });
      builder.edge(nodeAt(builder.graph, 0), offer, step(unanswered, offer.event));
      return edgeJudge(builder.graph, { ...spec, rows })(edgeAt(builder.graph, 0)).faults.length > 0;
    } catch {
      return true;
    }
  });
}
