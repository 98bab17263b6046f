import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const looks = 'src/views/kit/chart/{chart-layout,chart-looks,chart-text,placed-parts}.ts';
const code = 'scripts/flows/{arrows,drawn-words,elk-graph,inter-advances,lay-out,measure,preview}.ts';

/** Where the drawings are kept. */
export const drawings = join(root, 'src/views/kit/chart/drawings');

/** What determines a drawing besides the chart and its words: how it is laid out. */
export function layoutWay(): string {
  const hash = createHash('sha256');
  for (const file of globSync([code, looks, 'node_modules/elkjs/package.json'], { cwd: root }).toSorted())
    hash.update(`${file.replaceAll('\\', '/')}\0`).update(readFileSync(join(root, file)));
  return hash.digest('base64url');
}
