// node model-tests/report.ts [level …]: joins what the path tests kept; besides `model`, the levels that must be there.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartList } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { proofReport, type ProofPicture } from '#model/flows/proof-report.ts';
import { charts, checkedCharts, levelCharts, unseenStates } from './charts.ts';
import { reportJunit } from './kernel/report-junit.ts';
import { lineFinder } from './kernel/report-lines.ts';
import { readParts, replaceFile } from './kernel/report-parts.ts';
import { reportPage } from './kernel/report-page.ts';
import { picturesIn, unpictured } from './kernel/report-pictures.ts';
import { joinParts } from './kernel/report.ts';

const folder = join(import.meta.dirname, 'report');
const asked = process.argv.slice(2).filter((level) => level !== 'model');

try {
  const expected = Object.fromEntries(asked.map((level) => [level, chartsOf(level)]));
  const material = {
    ...readParts(folder),
    pictures: picturesIn(join(folder, 'journey')),
    lineOf: lineFinder(readFileSync(join(import.meta.dirname, 'spec', 'spec-text.md'), 'utf8')),
  };
  if (asked.includes('browser')) await mustBePictured(material.pictures);
  // A part that another version has left behind is told of here, not met by a reader.
  const report = proofReport.parse(
    joinParts(material, { charts, levels: expected, checks: checkedCharts }, runOfNow()),
  );
  console.log(`\nThe report of ${Object.keys(report.machines).length} charts:`);
  for (const [name, text] of [
    ['report.html', reportPage(report)],
    ['report.json', JSON.stringify(report, null, 1)],
    ['report.xml', reportJunit(report)],
  ] as const) {
    replaceFile(join(folder, name), text);
    console.log(`  ${join(folder, name)}`);
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

/** Every state of every chart has a picture in each language and theme, but for those that are signed, and no other. */
async function mustBePictured(pictures: Readonly<Record<string, readonly ProofPicture[]>>): Promise<void> {
  const shapes = await Promise.all(chartList.map(async ({ load }) => chartShape(await load())));
  const lacking = shapes.flatMap((shape) => unpictured(shape, pictures[shape.id] ?? []));
  // A document that is not there yet has no page.
  const unseen = lacking.filter((id) => !/^\w+\.(commercial\.)?none$/.test(id));
  const signed = Object.keys(unseenStates);
  if (unseen.toSorted().join() !== signed.toSorted().join())
    throw new Error(`without a picture are: ${unseen.join(', ')}; signed are: ${signed.join(', ')}`);
}

function runOfNow() {
  return {
    sha: git('rev-parse', 'HEAD') ?? 'unknown',
    changed: git('status', '--porcelain') !== '',
    date: new Date().toISOString(),
  };
}

/** Undefined where there is no repository. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
