import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChartLayout, Preview } from '../../src/views/flows/chart/chart-layout.ts';
import { chartText } from '../../src/views/flows/chart/chart-text.ts';
import { flows, layOutChart, type ChartInWords } from './every-layout.ts';
import { preview } from './preview.ts';

/** With the hash of its sources. */
type Kept<Made> = Made & { readonly hash: string };

/**
 * Writes the layouts and thumbnails that do not match these charts, laid out this `way`, and removes those of deleted
 * charts.
 */
export async function writeLayouts(
  folder: string,
  charts: readonly ChartInWords[],
  way: string,
): Promise<void> {
  const layouts = join(folder, 'layouts');
  const wanted = new Set<string>();
  let made = 0;
  for (const one of charts)
    for (const flow of flows) {
      const file = `${one.chart.slug}.${one.locale}.${flow}.json`;
      wanted.add(file);
      const hash = hashOf(way, one.shape, chartText(one.shape, one.words));
      if (read<Kept<ChartLayout>>(join(layouts, file))?.hash === hash) continue;
      write(join(layouts, file), { hash, ...(await layOutChart(one, flow)) });
      made += 1;
    }
  for (const file of readdirSync(layouts)) if (!wanted.has(file)) rmSync(join(layouts, file));
  await writePreviews(join(folder, 'previews.json'), charts, way);
  if (made > 0) console.log(`${made} of ${wanted.size} drawings of charts made`);
}

async function writePreviews(path: string, charts: readonly ChartInWords[], way: string): Promise<void> {
  const kept = read<Record<string, Kept<Preview>>>(path) ?? {};
  const previews: Record<string, Kept<Preview>> = {};
  for (const { chart, shape } of charts) {
    const before = kept[chart.slug];
    const hash = hashOf(way, shape);
    previews[chart.slug] ??=
      before?.hash === hash ? before : { hash, ...(await preview(shape, chart.kind === 'document')) };
  }
  write(path, previews);
}

const hashOf = (...madeFrom: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(madeFrom)).digest('base64url').slice(0, 16);

const read = <Made>(path: string): Made | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Made) : undefined; // written below

/** Atomically: others may read it meanwhile. */
function write(path: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
