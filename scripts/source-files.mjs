import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './setup.mjs';

const trees = ['src', 'server', 'model-tests', 'bench', 'scripts'];
const skipped = new Set(['node_modules', 'canary', 'report', 'results']);

/** Paths of the project's own files with one of these extensions, relative to the root, with forward slashes. */
export function sourceFiles(endings = ['.ts', '.tsx', '.mjs']) {
  return trees.flatMap(filesUnder).filter((path) => endings.some((ending) => path.endsWith(ending)));
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !skipped.has(name),
  );
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path.replaceAll(sep, '/')];
  });
}
