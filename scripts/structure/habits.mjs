import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneCheck } from '../checks/command.mjs';
import { root } from '../setup.mjs';
import { sourceFiles } from '../source-files.mjs';
import { codeHabits } from './code-habits.mjs';
import { nameHabits } from './name-habits.mjs';
import { walk } from './syntax.mjs';
import { textHabits } from './text-habits.mjs';

const syntaxHabits = [...codeHabits, ...textHabits];

/** House habits checked file by file; each habit first has to find its own planted violations. */
export async function habits() {
  const toothless = [...nameHabits.flatMap(wrongOnNames), ...syntaxHabits.flatMap(wrongOnCode)];
  const paths = sourceFiles();
  const found = paths.flatMap((path) => problemsIn(path, readFileSync(join(root, path), 'utf8')));
  for (const problem of [...toothless, ...found]) console.error(problem);
  const note = `${nameHabits.length + syntaxHabits.length} habits, ${paths.length} files`;
  return oneCheck(toothless.length + found.length === 0, note);
}

/** A file's problems as lines to print. A line `// allow <habit>: <reason>` exempts the next line. */
function problemsIn(path, text) {
  const named = nameHabits
    .filter(({ finds }) => finds(path))
    .map(({ name, says }) => `${path}: ${says} (${name})`);
  const applying = syntaxHabits.filter(({ applies }) => applies(path));
  return [
    ...named,
    ...violations(applying, path, text).map(
      ({ habit, line }) => `${path}:${line}: ${habit.says} (${habit.name})`,
    ),
  ];
}

function violations(applying, path, text) {
  const lines = text.split('\n');
  const found = [];
  walk(path, text, (node, ancestors) => {
    for (const habit of applying) {
      const line = node.loc?.start.line ?? 1;
      const allowed = new RegExp(`// allow ${habit.name}: \\S|/\\* allow ${habit.name}: \\S`).test(
        lines[line - 2] ?? '',
      );
      if (!allowed && habit.finds(node, ancestors)) found.push({ habit, line });
    }
  });
  return found;
}

function wrongOnNames({ name, finds, bad, good }) {
  const missed = bad.filter((path) => !finds(path)).map((path) => `${name} does not find ${path}`);
  return [...missed, ...good.filter((path) => finds(path)).map((path) => `${name} wrongly finds ${path}`)];
}

function wrongOnCode(habit) {
  const bites = (text) => violations([habit], 'planted.tsx', text).length > 0;
  const missed = habit.bad
    .filter((text) => !bites(text))
    .map((text) => `${habit.name} does not find ${text}`);
  return [...missed, ...habit.good.filter(bites).map((text) => `${habit.name} wrongly finds ${text}`)];
}
