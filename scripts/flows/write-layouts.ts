import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChartLayout, Preview } from '../../src/views/kit/chart/chart-layout.ts';
import { chartText } from '../../src/views/kit/chart/chart-text.ts';
import { flows, layOutChart, type ChartInWords } from './every-layout.ts';
import { preview } from './preview.ts';

/** With the hash of its sources. */
type Kept<Made> = Made & { readonly hash: string };

/** Hears how many of the drawings that are to be made are there. */
type Tell = (done: number, of: number) => void;

/**
 * Writes the layouts and thumbnails that do not match these charts, laid out this `way`, and removes those of deleted
 * charts.
 */
export async function writeLayouts(
  folder: string,
  charts: readonly ChartInWords[],
  way: string,
  tell: Tell = () => {},
): Promise<void> {
  const layouts = join(folder, 'layouts');
  const { outdated, surplus } = layoutFaults(folder, charts, way);
  for (const [index, { file, one, flow }] of outdated.entries()) {
    tell(index, outdated.length);
    write(join(layouts, file), { hash: layoutHash(one, way), ...(await layOutChart(one, flow)) });
  }
  for (const file of surplus) rmSync(join(layouts, file));
  await writePreviews(join(folder, 'previews.json'), charts, way);
}

/** The layouts that have to be made, and the files of charts that are gone. */
export function layoutFaults(folder: string, charts: readonly ChartInWords[], way: string) {
  const layouts = join(folder, 'layouts');
  const wanted = charts.flatMap((one) =>
    flows.map((flow) => ({ file: `${one.chart.slug}.${one.locale}.${flow}.json`, one, flow })),
  );
  const files = new Set(wanted.map(({ file }) => file));
  return {
    outdated: wanted.filter(
      ({ file, one }) => read<Kept<ChartLayout>>(join(layouts, file))?.hash !== layoutHash(one, way),
    ),
    surplus: readdirSync(layouts).filter((file) => !files.has(file)),
  };
}

/** The charts whose thumbnails have to be made. */
export const previewFaults = (folder: string, charts: readonly ChartInWords[], way: string): string[] => {
  const kept = read<Record<string, Kept<Preview>>>(join(folder, 'previews.json')) ?? {};
  const slugs = charts.flatMap(({ chart, shape }) =>
    kept[chart.slug]?.hash === hashOf(way, shape) ? [] : [chart.slug],
  );
  return [...new Set(slugs)];
};

const layoutHash = ({ shape, words }: ChartInWords, way: string): string =>
  hashOf(way, shape, chartText(shape, words));

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
