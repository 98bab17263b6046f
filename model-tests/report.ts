// node model-tests/report.ts [level …]: joins what the path tests kept; besides `model`, the required levels, and
// `long`, with what only `npm run test:all` walks in browsers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartList } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { proofReport, type ProofPicture } from '#model/flows/proof-report.ts';
import { charts, checkedCharts, levelCharts, longCharts, unseenStates } from './charts.ts';
import { reportJunit } from './kernel/report-junit.ts';
import { lineFinder } from './kernel/report-lines.ts';
import { readParts, replaceFile } from './kernel/report-parts.ts';
import { reportPage } from './kernel/report-page.ts';
import { picturesIn, unpictured } from './kernel/report-pictures.ts';
import { joinParts } from './kernel/report.ts';
import { runOfNow } from './run-of-now.ts';

const folder = join(import.meta.dirname, 'report');
const isLong = process.argv.includes('long');
const asked = process.argv.slice(2).filter((level) => !['model', 'long'].includes(level));

try {
  const expected = Object.fromEntries(asked.map((level) => [level, chartsOf(level)]));
  const material = {
    ...readParts(folder),
    pictures: picturesIn(join(folder, 'journey')),
    lineOf: lineFinder(readFileSync(join(import.meta.dirname, 'spec', 'spec-text.md'), 'utf8')),
  };
  if (isLong) await mustBePictured(material.pictures);
  // A part left behind by another version fails here, not at a reader.
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
  return isLong ? [...found, ...(longCharts[level] ?? [])] : found;
}

/** Every state of every chart has a picture in each language and theme, except exactly the signed ones. */
async function mustBePictured(pictures: Readonly<Record<string, readonly ProofPicture[]>>): Promise<void> {
  const shapes = await Promise.all(chartList.map(async ({ load }) => chartShape(await load())));
  const lacking = shapes.flatMap((shape) => unpictured(shape, pictures[shape.id] ?? []));
  // A document that does not exist yet has no page.
  const unseen = lacking.filter((id) => !/^\w+\.(commercial\.)?none$/.test(id));
  const signed = Object.keys(unseenStates);
  if (unseen.toSorted().join() !== signed.toSorted().join())
    throw new Error(`without a picture are: ${unseen.join(', ')}; signed are: ${signed.join(', ')}`);
}
