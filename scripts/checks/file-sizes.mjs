import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { sourceFiles } from '../source-files.mjs';
import { oneCheck } from './command.mjs';

const limit = 400;

/** Lines per source file but for its imports: none above the limit; median, p90 and longest are printed. */
export async function fileSizes() {
  const sizes = sourceFiles().map((path) => ({ path, lines: linesOf(path) }));
  sizes.sort((a, b) => a.lines - b.lines);
  const at = (share) => sizes[Math.floor((sizes.length - 1) * share)];
  const note = `${sizes.length} files, median ${at(0.5).lines}, p90 ${at(0.9).lines}, longest ${at(1).lines} (${at(1).path})`;
  console.log(note);
  const tooLong = sizes.filter(({ lines }) => lines > limit);
  for (const { path, lines } of tooLong) console.error(`${path}: ${lines} lines, at most ${limit}`);
  return oneCheck(tooLong.length === 0, note);
}

function linesOf(path) {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^import [^;]*;\n/gm, '');
  return text.trimEnd().split('\n').length;
}
