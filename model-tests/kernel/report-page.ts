import type { ChartReport, ProofCheck, ProofReport, RowMark } from '#model/flows/proof-report.ts';
import { escapeMarkup as escape } from './report-markup.ts';
import { pageStyle } from './report-style.ts';

/** The report as one page that needs no network: headline, charts, rows with their sentences, failures, mutants. */
export function reportPage(report: ProofReport): string {
  const charts = Object.values(report.machines);
  const { rows, missing, invented, unexercised, failed } = report.headline;
  const numbers = [
    number('rows from the text', rows, false),
    number('rows that fail', missing, missing > 0),
    number('transitions without a row', invented, invented > 0),
    number('rows never exercised', unexercised, unexercised > 0),
    number('failing steps', failed, failed > 0),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Path tests</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${pageStyle}</style></head><body>
<header><h1>Path tests</h1><p class="quiet">Every reachable state × every offer of each chart, judged by sentences of the
specification; what no sentence allows must change nothing.</p><p class="quiet">${runLine(report)}</p><ul class="numbers">${numbers.join('')}</ul></header>
<main>${summary(charts)}${charts.map(section).join('')}</main></body></html>`;
}

function runLine({ date, sha, changed, seed }: ProofReport): string {
  const commit = `<code>${escape(sha)}</code>${changed ? ' with changes' : ''}`;
  return `${escape(date)} · ${commit}${seed === null ? '' : ` · seed ${seed}`}`;
}

const number = (label: string, value: number, bad: boolean): string =>
  `<li${bad ? ' class="bad"' : ''}><b>${value}</b>${label}</li>`;

interface Column {
  name: string;
  of: (chart: ChartReport) => string;
}

const columns: readonly Column[] = [
  { name: 'states', of: ({ states }) => String(states) },
  { name: 'edges', of: ({ edges }) => String(edges) },
  { name: 'paths', of: ({ tree }) => String(tree.paths) },
  { name: 'steps', of: ({ tree }) => String(tree.steps) },
  {
    name: 'transitions',
    of: ({ definitions }) =>
      share(definitions.filter(({ hits }) => hits['model']).length, definitions.length),
  },
  {
    name: 'rows',
    of: ({ rows }) => share(rows.filter(({ status }) => status === 'pass').length, rows.length),
  },
  { name: 'mutants', of: ({ mutation }) => (mutation ? mutantShare(mutation) : '–') },
  { name: 'model ms', of: ({ ms }) => String(Math.round(ms)) },
];

function summary(charts: readonly ChartReport[]): string {
  const levels = [...new Set(charts.flatMap((chart) => chart.levels.map(({ level }) => level)))];
  const reached = (chart: ChartReport, level: string): string =>
    chart.levels.some((walked) => walked.level === level)
      ? share(chart.definitions.filter(({ hits }) => hits[level]).length, chart.definitions.length)
      : '–';
  const line = (chart: ChartReport): string =>
    `<tr><th scope="row"><a href="#${escape(chart.name)}">${escape(chart.name)}</a></th>
${[...columns.map(({ of }) => of(chart)), ...levels.map((level) => reached(chart, level))].map((cell) => `<td class="n">${cell}</td>`).join('')}
<td>${chart.truncated ? '<span class="bad">cut off</span>' : ''}</td></tr>`;
  const heads = [...columns.map(({ name }) => name), ...levels.map((level) => `by ${level}`)];
  return `<div class="wrap"><table class="summary"><thead><tr><th>chart</th>${heads.map((head) => `<th class="n">${escape(head)}</th>`).join('')}<th></th></tr></thead>
<tbody>${charts.map(line).join('')}</tbody></table></div>`;
}

const share = (some: number, all: number): string =>
  `<span${some < all ? ' class="part"' : ''}>${some} / ${all}</span>`;

type Mutation = NonNullable<ChartReport['mutation']>;

/** Signed survivors behave as the original: only the others are a gap. */
const equalIn = ({ survivors, signed }: Mutation): number =>
  survivors.filter((id) => signed.some(({ mutant }) => mutant === id)).length;

function mutantShare(mutation: Mutation): string {
  const { killed, total } = mutation;
  const equal = equalIn(mutation);
  return equal === 0
    ? share(killed, total)
    : `${share(killed, total - equal)} <span class="quiet">+ ${equal} equal</span>`;
}

function section(chart: ChartReport): string {
  const worst = chart.failures.toSorted((a, b) => a.path.length - b.path.length).slice(0, 10);
  return `<section id="${escape(chart.name)}"><h2>${escape(chart.name)}</h2>
<p class="quiet">${escape(chart.bounds || 'Nothing is bounded.')} ${keyWords[chart.key]}</p>${levelList(chart)}
${worst.map(failure).join('')}${checkList(chart)}${rowTable(chart)}${definitionTable(chart)}${guardTable(chart)}
${coverList(chart)}${mutants(chart)}${pictureList(chart)}</section>`;
}

const keyWords: Record<ChartReport['key'], string> = {
  whole: 'The key is all there is.',
  bisimulation: 'The key is proven by bisimulation.',
  replay: 'Every path was replayed on the unreduced system.',
  unproven: '<span class="bad">The key is not proven.</span>',
};

function levelList({ levels }: ChartReport): string {
  const line = ({ level, paths, steps, refusals, ms, tree }: ChartReport['levels'][number]): string => {
    const ofTree = tree ? `, ${tree.walked} of ${tree.of} paths of its tree` : '';
    return `<li><b>${escape(level)}</b> ${paths} paths, ${steps} steps, ${refusals} refusals${ofTree}, ${Math.round(ms)} ms</li>`;
  };
  return levels.length === 0 ? '' : `<ul class="levels">${levels.map(line).join('')}</ul>`;
}

function failure({ path, expected, got, row, level }: ChartReport['failures'][number]): string {
  return `<div class="fail"><b>${escape(row ?? level ?? 'no row allows it')}</b> <code>${escape(path.join(' → '))}</code><br>
expected ${escape(expected)}<br>got ${escape(got)}</div>`;
}

function rowTable({ rows }: ChartReport): string {
  const levels = [...new Set(rows.flatMap((row) => Object.keys(row.levels)))];
  const line = ({ id, hits, decided, text, levels: marks, line: at }: ChartReport['rows'][number]): string =>
    `<tr><td><code>${escape(id)}</code></td>${levels.map((level) => markCell(marks[level])).join('')}
<td class="n">${hits}</td><td class="n">${at ?? ''}</td><td>${decided ? '<i>decided</i> ' : ''}${escape(text)}</td></tr>`;
  return `<details><summary>${rows.length} rows from the text</summary><div class="wrap"><table><thead><tr><th>row</th>
${levels.map((level) => `<th>${escape(level)}</th>`).join('')}<th class="n">edges</th><th class="n">line</th><th>sentence</th></tr></thead>
<tbody>${rows.map(line).join('')}</tbody></table></div></details>`;
}

const marks: Record<RowMark, string> = {
  pass: '<td class="good">pass</td>',
  byTransition: '<td class="good">by transition</td>',
  unexercised: '<td class="part">not walked</td>',
  fail: '<td class="bad">fail</td>',
};
const markCell = (mark: RowMark | undefined): string => (mark === undefined ? '<td></td>' : marks[mark]);

function definitionTable({ definitions }: ChartReport): string {
  if (definitions.length === 0) return '';
  const levels = [...new Set(definitions.flatMap(({ hits }) => Object.keys(hits)))];
  const cell = (hits: number): string => `<td class="n${hits ? '' : ' part'}">${hits}</td>`;
  const line = ({ id, hits }: ChartReport['definitions'][number]): string =>
    `<tr><td><code>${escape(id)}</code></td>${levels.map((level) => cell(hits[level] ?? 0)).join('')}</tr>`;
  return `<details><summary>${definitions.length} transitions by level</summary><div class="wrap"><table><thead><tr><th>transition</th>
${levels.map((level) => `<th class="n">${escape(level)}</th>`).join('')}</tr></thead><tbody>${definitions.map(line).join('')}</tbody></table></div></details>`;
}

function guardTable({ guards }: ChartReport): string {
  if (guards.length === 0) return '';
  const cell = (times: number): string => `<td class="n${times ? '' : ' part'}">${times}</td>`;
  const lines = guards.map(
    ({ name, yes, no }) => `<tr><td><code>${escape(name)}</code></td>${cell(yes)}${cell(no)}</tr>`,
  );
  return `<details><summary>${guards.length} guards</summary><table class="narrow"><thead><tr><th>guard</th><th class="n">yes</th><th class="n">no</th></tr></thead>
<tbody>${lines.join('')}</tbody></table></details>`;
}

function checkList({ besides }: ChartReport): string {
  const line = ({ name, passed, runs, seed, detail, failure: found }: ProofCheck): string =>
    `<li><b class="${passed ? 'good' : 'bad'}">${escape(name)}</b> ${runs} runs${seed === null ? '' : `, seed ${seed}`}. ${escape(detail)}
${found ? failure(found) : ''}</li>`;
  return besides.length === 0 ? '' : `<ul class="levels">${besides.map(line).join('')}</ul>`;
}

function pictureList({ pictures }: ChartReport): string {
  const link = ({ file, state, language, theme }: ChartReport['pictures'][number]): string =>
    `<li><a href="journey/${encodeURIComponent(file)}">${escape([state, language, theme ?? ''].join(' '))}</a></li>`;
  return pictures.length === 0
    ? ''
    : `<details><summary>${pictures.length} pictures of states</summary><ul>${pictures.map(link).join('')}</ul></details>`;
}

function coverList({ covers }: ChartReport): string {
  const one = ({ name, paths, steps, walks }: ChartReport['covers'][number]): string =>
    `<details><summary>Cover of all ${escape(name)}: ${paths} paths, ${steps} steps</summary><ol>
${walks.map((walk) => `<li><code>${escape(walk.join(' → '))}</code></li>`).join('')}</ol></details>`;
  return covers.map(one).join('');
}

function mutants({ mutation }: ChartReport): string {
  if (!mutation) return '';
  const { killed, total, survivors, unbuildable, byOperator, signed } = mutation;
  const reasonOf = (id: string): string => signed.find(({ mutant }) => mutant === id)?.reason ?? 'not signed';
  const line = ([operator, score]: [string, { total: number; killed: number }]): string =>
    `<tr><td>${escape(operator)}</td><td class="n">${share(score.killed, score.total)}</td></tr>`;
  const equal = equalIn(mutation);
  const [all, survive] = [total - equal, survivors.length - equal];
  return `<details><summary>Mutants: ${killed} of ${all} killed, ${survive} survive; ${equal} more behave as the original, ${unbuildable.length} do not build</summary>
${survivors.map((id) => `<p><code>${escape(id)}</code> ${escape(reasonOf(id))}</p>`).join('')}
<table class="narrow"><tbody>${Object.entries(byOperator).map(line).join('')}</tbody></table></details>`;
}
