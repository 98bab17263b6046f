import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** A line of a list of kinds, and what is written behind it. */
type Edit = readonly [behind: string, added: string];

/** All that there is to change in files that are there already. */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  'src/model/kinds.ts': [
    [
      "import type { LookupsIn } from './engine/table.ts';\n",
      "import { forkliftKind } from './areas/stock/forklift/forklift.kind.ts';\n",
    ],
    ['  locationKind,\n', '  forkliftKind,\n'],
  ],
  'src/machines/registry.ts': [
    [
      "import { fileDocument } from './file/file.machine.ts';\n",
      "import { forkliftDocument } from './areas/stock/forklift/forklift.machine.ts';\n",
    ],
    ['  location: locationDocument,\n', '  forklift: forkliftDocument,\n'],
  ],
  'src/words/kinds.ts': [
    [
      "import { fileTexts } from './file.words.ts';\n",
      "import { forkliftTexts } from './forklift.words.ts';\n",
    ],
    ['  fileTexts,\n', '  forkliftTexts,\n'],
  ],
};

/** The files of a kind of a few fields and a small chart, by their paths in the tree; kept as text, since here they are no code. */
export const newFiles = textsUnder('files');
/** Tests of that kind, which are not counted: what they see is why this one is here. */
const proofs = textsUnder('proof');

function textsUnder(folder: string): ReadonlyMap<string, string> {
  const paths = globSync('**/*.txt', { cwd: join(import.meta.dirname, folder) });
  return new Map(
    paths.map((path) => [
      path.slice(0, -'.txt'.length),
      readFileSync(join(import.meta.dirname, folder, path), 'utf8'),
    ]),
  );
}

/** Copies the tree, without what is not kept, and adds the kind to it. */
export function scaffoldInto(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of listed.toString().split('\0'))
    if (path !== '' && !path.endsWith('.png'))
      cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of [...newFiles, ...proofs]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const [path, changes] of Object.entries(edits)) {
    const before = readFileSync(join(copy, path), 'utf8');
    writeFileSync(
      join(copy, path),
      changes.reduce((text, edit) => edited(path, text, edit), before),
    );
  }
}

function edited(path: string, text: string, [behind, added]: Edit): string {
  const [before, after, ...more] = text.split(behind);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${path} does not say once: ${behind}`);
  return before + behind + added + after;
}
