// node model-tests/report.ts [level …]: joins what the path tests kept; besides `model`, the levels that must be there.
import { join } from 'node:path';
import { charts, levelCharts } from './charts.ts';
import { readParts, replaceFile } from './kernel/report-parts.ts';
import { reportPage } from './kernel/report-page.ts';
import { joinParts } from './kernel/report.ts';

const folder = join(import.meta.dirname, 'report');
const asked = process.argv.slice(2).filter((level) => level !== 'model');

try {
  const { parts, levels } = readParts(folder);
  const expected = Object.fromEntries(asked.map((level) => [level, chartsOf(level)]));
  const report = joinParts(parts, levels, { charts, levels: expected });
  for (const [name, text] of [
    ['report.json', JSON.stringify(report, null, 1)],
    ['report.html', reportPage(report)],
  ] as const) {
    replaceFile(join(folder, name), text);
    console.log(join(folder, name));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function chartsOf(level: string): readonly string[] {
  const found = levelCharts[level];
  if (!found) throw new Error(`no level ${level}`);
  return found;
}
