import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { sourceFiles } from '../source-files.mjs';
import { oneCheck } from './command.mjs';

/** A rule in a README: a line that opens with its id, as a list item, a table row or bold text. */
const ruleLine = /^\s*(?:(?:[-*|]|\d+\.)\s+[*`]*|\*\*|`)([A-Z]{1,5}\d{1,3})\b[*`]*/gm;
/** A rule in a table: its row. */
const ruleRow = /^\|\s+([A-Z]{1,5}\d{1,3})\s+\|/gm;
/** A citation: `[SO7]` or `[SO7, SO8]` at the start of a test's name. */
const citation = /['"`]\[([A-Z]{1,5}\d{1,3}(?:[,\s]+[A-Z]{1,5}\d{1,3})*)\]/g;

const planted = {
  readmes: [
    { path: 'README.md', text: '- **SO1** tested\n| SO2 | untested |\nSO3 and SO10 in a sentence' },
    { path: 'b/README.md', text: '| SO1 | another rule |\n| SO1 | and another |' },
  ],
  tests: [
    {
      path: 'a.test.ts',
      text: "it('[SO1, SO4] cites', f);\nit('cites nothing', f);",
    },
  ],
  finds: [
    'README.md: SO2 has',
    'a.test.ts: no README states SO4',
    'b/README.md: SO1 is',
    'b/README.md: SO1 is stated twice',
  ],
};

/** Every README rule is cited by a test, a rule that a test cites exists, and no rule is stated twice. */
export async function ruleIds() {
  const tried = compare(planted.readmes, planted.tests).found;
  const blind = planted.finds.filter((start, index) => !tried[index]?.startsWith(start));
  const { rules, cited, found } = compare(
    read(['README.md']),
    read(['.test.ts', '.test.tsx', '.spec.ts', '-tests.ts']),
  );
  const problems = [...blind.map((start) => `the check does not find: ${start}`), ...found];
  for (const problem of problems) console.error(problem);
  return oneCheck(problems.length === 0, `${rules} rules, ${cited} cited`);
}

function compare(readmes, tests) {
  const rules = idsIn(readmes, ruleLine);
  const cited = idsIn(tests, citation);
  const untested = [...rules]
    .filter(([id]) => !cited.has(id))
    .map(([id, path]) => `${path}: ${id} has no test`);
  const unknown = [...cited]
    .filter(([id]) => !rules.has(id))
    .map(([id, path]) => `${path}: no README states ${id}`);
  // Otherwise the tests of one would count for the other.
  const twice = readmes.flatMap((readme) =>
    [...idsIn([readme], ruleLine).keys()]
      .filter((id) => rules.get(id) !== readme.path)
      .map((id) => `${readme.path}: ${id} is a rule of ${rules.get(id)} already`),
  );
  const again = readmes.flatMap(({ path, text }) => {
    const stated = [...text.matchAll(ruleRow)].map(([, id]) => id);
    const repeated = stated.filter((id, at) => stated.indexOf(id) < at);
    return repeated.map((id) => `${path}: ${id} is stated twice`);
  });
  const found = [...untested, ...unknown, ...twice, ...again];
  return { rules: rules.size, cited: cited.size, found };
}

/** The ids matched by a pattern, each with the first file containing it. */
function idsIn(files, pattern) {
  const ids = new Map();
  for (const { path, text } of files) {
    const found = [...text.matchAll(pattern)].flatMap(([, list]) => list.split(/[,\s]+/));
    for (const id of found) if (!ids.has(id)) ids.set(id, path);
  }
  return ids;
}

function read(endings) {
  return sourceFiles(endings).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
