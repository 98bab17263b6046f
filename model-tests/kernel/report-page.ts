import { pageStyle } from './report-style.ts';
import type { ChartReport, Report } from './report.ts';

/** The report as one page that needs no network: headline, charts, rows with their sentence, failures, mutants. */
export function reportPage(report: Report): string {
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
specification; what no sentence allows must change nothing.</p><ul class="numbers">${numbers.join('')}</ul></header>
<main>${summary(charts)}${charts.map(section).join('')}</main></body></html>`;
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

/** Survivors that are signed behave as the original: only the others are a gap. */
function mutantShare({ killed, total, survivors, signed }: NonNullable<ChartReport['mutation']>): string {
  const equal = survivors.filter((id) => signed.some(({ mutant }) => mutant === id)).length;
  return equal === 0
    ? share(killed, total)
    : `${share(killed, total - equal)} <span class="quiet">+ ${equal} equal</span>`;
}

function section(chart: ChartReport): string {
  const worst = chart.failures.toSorted((a, b) => a.path.length - b.path.length).slice(0, 10);
  return `<section id="${escape(chart.name)}"><h2>${escape(chart.name)}</h2>
<p class="quiet">${escape(chart.bounds || 'Nothing is bounded.')}</p>${levelList(chart)}
${worst.map(failure).join('')}${rowTable(chart)}${definitionTable(chart)}${coverList(chart)}${mutants(chart)}</section>`;
}

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
  const line = ({ id, status, hits, decided, text }: ChartReport['rows'][number]): string =>
    `<tr><td><code>${escape(id)}</code></td><td class="${status === 'pass' ? 'good' : 'bad'}">${status}</td>
<td class="n">${hits}</td><td>${decided ? '<i>decided</i> ' : ''}${escape(text)}</td></tr>`;
  return `<details><summary>${rows.length} rows from the text</summary><div class="wrap"><table><thead><tr><th>row</th><th>status</th><th class="n">edges</th><th>sentence</th></tr></thead>
<tbody>${rows.map(line).join('')}</tbody></table></div></details>`;
}

function definitionTable({ definitions }: ChartReport): string {
  if (definitions.length === 0) return '';
  const levels = [...new Set(definitions.flatMap(({ hits }) => Object.keys(hits)))];
  const cell = (hits: number): string => `<td class="n${hits ? '' : ' part'}">${hits}</td>`;
  const line = ({ id, hits }: ChartReport['definitions'][number]): string =>
    `<tr><td><code>${escape(id)}</code></td>${levels.map((level) => cell(hits[level] ?? 0)).join('')}</tr>`;
  return `<details><summary>${definitions.length} transitions by level</summary><div class="wrap"><table><thead><tr><th>transition</th>
${levels.map((level) => `<th class="n">${escape(level)}</th>`).join('')}</tr></thead><tbody>${definitions.map(line).join('')}</tbody></table></div></details>`;
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
  return `<details><summary>Mutants: ${killed} of ${total} killed, ${survivors.length} survive, ${unbuildable.length} do not build</summary>
${survivors.map((id) => `<p><code>${escape(id)}</code> ${escape(reasonOf(id))}</p>`).join('')}
<table class="narrow"><tbody>${Object.entries(byOperator).map(line).join('')}</tbody></table></details>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
