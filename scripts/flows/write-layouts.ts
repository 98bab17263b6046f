import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ChartLayout } from '../../src/views/flows/chart/chart-layout.ts';
import { chartText } from '../../src/views/flows/chart/chart-text.ts';
import { chartsInWords, flows, layOutChart, layoutFile } from './every-layout.ts';
import { layoutHash } from './lay-out.ts';
import { everyPreview } from './preview.ts';

export const previewFile = resolve('src/views/flows/previews.json');
export const layoutFolder = resolve('src/views/flows/layouts');

/** Writes the layouts that are stale, or those of the charts at `slugs`, and takes away those of charts that are gone. */
export async function writeLayouts(slugs: readonly string[] = []): Promise<void> {
  mkdirSync(layoutFolder, { recursive: true });
  const wanted = new Set<string>();
  for (const one of await chartsInWords())
    for (const flow of flows) {
      const file = layoutFile(one.chart.slug, one.locale, flow);
      wanted.add(file);
      const isCurrent = keptHash(file) === layoutHash(one.shape, chartText(one.shape, one.words));
      if (isCurrent && !slugs.includes(one.chart.slug)) continue;
      writeFileSync(join(layoutFolder, file), `${JSON.stringify(await layOutChart(one, flow))}\n`);
      console.log(file);
    }
  writeFileSync(previewFile, `${JSON.stringify(await everyPreview())}\n`);
  for (const file of readdirSync(layoutFolder)) if (!wanted.has(file)) rmSync(join(layoutFolder, file));
}

function keptHash(file: string): string | undefined {
  const path = join(layoutFolder, file);
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as ChartLayout).hash; // written by this script alone
}
