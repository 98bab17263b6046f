import type { Report, ReportPart } from './report.ts';

/** The report as one page that needs no network: headline, charts, rows with their sentence, failures, mutants. */
export function reportPage(report: Report): string {
  const parts = Object.values(report.machines);
  const { rows, missing, invented, unexercised, failed } = report.headline;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Path tests</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>
<h1>Path tests</h1><p class="quiet">${escape(report.made)}</p>
<ul class="numbers">${number('rows from the text', rows, false)}${number('rows that fail', missing, missing > 0)}
${number('transitions without a row', invented, invented > 0)}${number('rows never exercised', unexercised, unexercised > 0)}
${number('failing steps', failed, failed > 0)}</ul>
${summary(parts)}${parts.map(section).join('')}</main></body></html>`;
}

const style = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--good:#1f9d61;--bad:#d9363e;--dim:color-mix(in srgb,currentColor 60%,transparent)}
body{font:15px/1.5 Inter,system-ui,sans-serif;margin:0}main{max-width:1200px;margin:0 auto;padding:32px 24px}
h1{font-size:26px;margin:0}h2{font-size:19px;margin:40px 0 8px}.quiet{color:var(--dim);margin:0 0 16px}
.numbers{display:flex;flex-wrap:wrap;gap:12px;list-style:none;padding:0}.numbers li{border:1px solid var(--line);border-radius:10px;padding:12px 18px;min-width:120px}
.numbers b{display:block;font-size:28px;font-variant-numeric:tabular-nums}.bad b,.bad{color:var(--bad)}.good{color:var(--good)}
table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;padding:6px 10px;border-bottom:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}code{font:13px ui-monospace,monospace}summary{cursor:pointer;padding:6px 0}
.fail{border-left:3px solid var(--bad);padding:4px 12px;margin:8px 0}.wrap{overflow-x:auto}`;

function number(label: string, value: number, bad: boolean): string {
  return `<li class="${bad ? 'bad' : ''}"><b>${value}</b>${label}</li>`;
}

function summary(parts: readonly ReportPart[]): string {
  const cells = (part: ReportPart): string => {
    const hit = part.definitions.filter(({ hits }) => Object.values(hits).some((count) => count > 0)).length;
    const score = part.mutation ? `${part.mutation.killed} / ${part.mutation.total}` : '–';
    const values = [part.states, part.edges, part.tree.paths, part.tree.steps, part.tree.executed];
    return `<tr><td><a href="#${escape(part.name)}">${escape(part.name)}</a></td>${values.map((value) => `<td class="n">${value}</td>`).join('')}
<td class="n">${part.definitions.length > 0 ? `${hit} / ${part.definitions.length}` : '–'}</td><td class="n">${part.rows.filter((row) => row.status === 'pass').length} / ${part.rows.length}</td>
<td class="n">${score}</td><td class="n">${Math.round(part.ms)}</td><td>${part.truncated ? '<span class="bad">cut off</span>' : ''}</td></tr>`;
  };
  const heads = [
    'states',
    'edges',
    'paths',
    'steps',
    'executed',
    'transitions',
    'rows',
    'mutants killed',
    'ms',
  ];
  return `<div class="wrap"><table><thead><tr><th>chart</th>${heads.map((head) => `<th class="n">${head}</th>`).join('')}<th></th></tr></thead>
<tbody>${parts.map(cells).join('')}</tbody></table></div>`;
}

function section(part: ReportPart): string {
  const worst = part.failures.toSorted((a, b) => a.path.length - b.path.length).slice(0, 10);
  return `<section id="${escape(part.name)}"><h2>${escape(part.name)}</h2><p class="quiet">${escape(part.bounds || 'Nothing is bounded.')}</p>
${worst.map(failure).join('')}${rowTable(part)}${definitionTable(part)}${coverList(part)}${mutants(part)}</section>`;
}

function failure({ path, expected, got, row }: ReportPart['failures'][number]): string {
  return `<div class="fail"><b>${escape(row ?? 'no row allows it')}</b> <code>${escape(path.join(' → '))}</code><br>
expected ${escape(expected)}<br>got ${escape(got)}</div>`;
}

function rowTable(part: ReportPart): string {
  const line = (row: ReportPart['rows'][number]): string =>
    `<tr><td><code>${escape(row.id)}</code></td><td class="${row.status === 'pass' ? 'good' : 'bad'}">${row.status}</td>
<td class="n">${row.hits}</td><td>${row.decided ? 'decided: ' : ''}${escape(row.text)}</td></tr>`;
  return `<div class="wrap"><table><thead><tr><th>row</th><th>status</th><th class="n">hits</th><th>sentence</th></tr></thead>
<tbody>${part.rows.map(line).join('')}</tbody></table></div>`;
}

function definitionTable(part: ReportPart): string {
  if (part.definitions.length === 0) return '';
  const levels = [...new Set(part.definitions.flatMap(({ hits }) => Object.keys(hits)))];
  const line = ({ id, hits }: ReportPart['definitions'][number]): string =>
    `<tr><td><code>${escape(id)}</code></td>${levels.map((level) => `<td class="n ${hits[level] ? '' : 'bad'}">${hits[level] ?? 0}</td>`).join('')}</tr>`;
  return `<details><summary>Transitions by level</summary><table><thead><tr><th>transition</th>
${levels.map((level) => `<th class="n">${escape(level)}</th>`).join('')}</tr></thead><tbody>${part.definitions.map(line).join('')}</tbody></table></details>`;
}

function coverList(part: ReportPart): string {
  const levels = part.levels.map(
    (level) =>
      `<p>${escape(level.name)}: ${level.paths} paths, ${level.steps} steps, ${level.refusals} refusals, ${level.failed} failed, ${Math.round(level.ms)} ms</p>`,
  );
  const covers = part.covers.map(
    (
      cover,
    ) => `<details><summary>${escape(cover.name)}: ${cover.paths} paths, ${cover.steps} steps</summary><ol>
${cover.walks.map((walk) => `<li><code>${escape(walk.join(' → '))}</code></li>`).join('')}</ol></details>`,
  );
  return [...levels, ...covers].join('');
}

function mutants(part: ReportPart): string {
  if (!part.mutation) return '';
  const { killed, total, survivors, unbuildable, byOperator, signed } = part.mutation;
  const reasonOf = (id: string): string => signed.find(({ mutant }) => mutant === id)?.reason ?? 'not signed';
  const line = ([operator, score]: [string, { total: number; killed: number }]): string =>
    `<tr><td>${escape(operator)}</td><td class="n">${score.killed} / ${score.total}</td></tr>`;
  return `<details><summary>Mutants: ${killed} of ${total} killed, ${survivors.length} survive, ${unbuildable.length} do not build</summary>
<table><tbody>${Object.entries(byOperator).map(line).join('')}</tbody></table>
${survivors.map((id) => `<p><code>${escape(id)}</code> ${escape(reasonOf(id))}</p>`).join('')}</details>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
