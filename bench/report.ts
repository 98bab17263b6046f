import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { verdictOf, type Figure } from './figures.ts';

const headers = ['metric', 'target', 'measured', 'p50', 'p95', '× floor', 'verdict', 'note'];

/** The figures as one table of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [headers, ...figures.map(cellsOf)];
  const widths = headers.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column > 0 && column < 6 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(headers), rule, ...rows.slice(1).map(line)].join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { metric, unit, target, value, p50, p95, floor, note } = figure;
  return [
    metric,
    target ? `${target.at === 'most' ? '≤' : '≥'} ${shown(target.limit)} ${unit}` : '',
    `${shown(value)} ${unit}`,
    p50 === undefined ? '' : shown(p50),
    p95 === undefined ? '' : shown(p95),
    floor === undefined ? '' : shown(value / floor),
    verdictOf(figure),
    note ?? '',
  ];
}

/** Three significant digits, with thousands separated. */
function shown(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
  return String(Number(value.toPrecision(3)));
}

/** Writes the figures to `<folder>/<date>-<commit>.json`, below the project's root; returns the file's name. */
export async function keepResult(figures: readonly Figure[], started: Date, folder: string): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const name = join(folder, `${started.toISOString().slice(0, 10)}-${commit}.json`);
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model ?? '',
    memory: totalmem(),
    load: { before: loadBefore, after: loadNow() },
    node: process.version,
  };
  const judged = figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) || undefined }));
  const result = { commit, started: started.toISOString(), machine, figures: judged };
  const root = join(import.meta.dirname, '..');
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, name), `${JSON.stringify(result, null, 2)}\n`);
  return name;
}

/** Averages over 1, 5 and 15 minutes. Other load on the machine shows before the run. */
const loadNow = (): number[] => loadavg().map((load) => Number(load.toFixed(2)));
const loadBefore = loadNow();
