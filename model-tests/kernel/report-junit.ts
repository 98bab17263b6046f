import type { ChartReport, ProofFailure, ProofReport, ProofRow } from '#model/flows/proof-report.ts';
import { escapeMarkup } from './report-markup.ts';

interface Case {
  readonly name: string;
  readonly failure?: string | undefined;
  /** Why it was skipped. */
  readonly skipped?: string;
  readonly ms?: number;
}

/** The report in JUnit format: a suite for each chart and level, with each row as a case. */
export function reportJunit(report: ProofReport): string {
  const suites = Object.values(report.machines).flatMap((chart) => [
    suite(`${chart.name} model`, [...rowCases(chart, 'model'), ...modelCases(chart)], chart.ms, report.date),
    ...chart.levels.map(({ level, ms }) =>
      suite(`${chart.name} ${level}`, [...rowCases(chart, level), walkCase(chart, level)], ms, report.date),
    ),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="path tests">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(name: string, cases: readonly Case[], ms: number, date: string): string {
  const count = (of: (one: Case) => unknown): number => cases.filter(of).length;
  const failures = count(({ failure }) => failure !== undefined);
  const skipped = count((one) => one.skipped !== undefined);
  return `<testsuite name="${escapeMarkup(name)}" tests="${cases.length}" failures="${failures}" skipped="${skipped}" errors="0" time="${ms / 1000}" timestamp="${escapeMarkup(date)}">
${cases.map((one) => testcase(name, one)).join('\n')}
</testsuite>`;
}

function testcase(suiteName: string, { name, failure, skipped, ms = 0 }: Case): string {
  const head = `<testcase classname="${escapeMarkup(suiteName)}" name="${escapeMarkup(name)}" time="${ms / 1000}"`;
  if (failure !== undefined) {
    const [first = ''] = failure.split('\n');
    return `${head}><failure message="${escapeMarkup(first)}">${escapeMarkup(failure)}</failure></testcase>`;
  }
  return skipped === undefined
    ? `${head}/>`
    : `${head}><skipped message="${escapeMarkup(skipped)}"/></testcase>`;
}

const rowCases = (chart: ChartReport, level: string): Case[] =>
  chart.rows.flatMap((row) => {
    const mark = row.levels[level];
    return mark === undefined ? [] : [rowCase(chart, row, mark, level)];
  });

/** At the model level an unexercised row is a failure; the other levels walk what they can. */
function rowCase({ failures }: ChartReport, row: ProofRow, mark: string, level: string): Case {
  const name = `${row.id} ${row.text}`;
  const own = failures.filter((one) => one.row === row.id && (one.level ?? 'model') === level);
  if (own.length > 0) return { name, failure: shortest(own) };
  if (mark === 'fail') return { name, failure: 'the chart does not do what the row says' };
  if (mark !== 'unexercised') return { name };
  if (level === 'model') return { name, failure: 'nothing in the chart exercises this row' };
  return { name, skipped: `not walked at the level ${level}` };
}

/** Results of a chart besides its rows. */
function modelCases(chart: ChartReport): Case[] {
  const { failures, invented, truncated, definitions, guards, mutation, besides, key } = chart;
  const beyondRows = failures.filter(({ row, level }) => row === undefined && level === undefined);
  const unreached = definitions.filter(({ hits }) => !hits['model']).map(({ id }) => id);
  const halfTested = guards.filter(({ yes, no }) => yes === 0 || no === 0).map(({ name }) => name);
  const unsigned = mutation?.survivors.filter((id) => !mutation.signed.some(({ mutant }) => mutant === id));
  return [
    { name: 'what no row allows changes nothing', failure: shortest(beyondRows) },
    { name: 'every transition has a row', failure: list('without a row', invented) },
    { name: 'nothing is cut off', failure: truncated ? 'the exploration was cut off' : undefined },
    { name: 'every transition is reached', failure: list('not reached', unreached) },
    { name: 'every guard says yes and no', failure: list('one answer only', halfTested) },
    { name: 'the key is proven', failure: key === 'unproven' ? 'the key is not proven' : undefined },
    ...(mutation ? [{ name: 'every mutant is noticed', failure: list('not noticed', unsigned ?? []) }] : []),
    ...besides.map(({ name, failure, passed, runs, ms }) => ({
      name: `${name} (${runs} runs)`,
      ms,
      failure: failure ? shortest([failure]) : passed ? undefined : 'failed',
    })),
  ];
}

function walkCase({ failures }: ChartReport, level: string): Case {
  const own = failures.filter((one) => one.level === level && one.row === undefined);
  return { name: 'every step leads where the model says', failure: shortest(own) };
}

const list = (what: string, found: readonly string[]): string | undefined =>
  found.length === 0 ? undefined : `${what}: ${found.join('; ')}`;

/** The failure with the fewest steps, with its path. */
function shortest(failures: readonly ProofFailure[]): string | undefined {
  const [first] = failures.toSorted((a, b) => a.path.length - b.path.length);
  if (!first) return undefined;
  const more = failures.length > 1 ? `\nand ${failures.length - 1} more` : '';
  return `${first.path.join(' → ')}\nexpected ${first.expected}\ngot ${first.got}${more}`;
}
