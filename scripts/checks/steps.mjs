import { join } from 'node:path';
import { arrows } from '../structure/arrows.mjs';
import { habits } from '../structure/habits.mjs';
import { allWalks, browserTests, longTests } from './browser-tests.mjs';
import { browsers } from './browsers.mjs';
import { catalogues } from './catalogues.mjs';
import { command } from './command.mjs';
import { fileSizes } from './file-sizes.mjs';
import { licences } from './licences.mjs';
import { otherDays } from './other-days.mjs';
import { pathTests } from './path-tests.mjs';
import { retiredWords } from './retired-words.mjs';
import { ruleIds } from './rule-ids.mjs';
import { statements } from './statements.mjs';
import { vitest } from './vitest.mjs';

const bin = (...path) => join('node_modules', ...path);

/**
 * Every check of the project, cheapest first. `run` resolves with `{ passed, failed, note? }`; a check that is no test
 * counts as one. It prints any further output. A step that is `apart` runs only when named; a long one also with
 * `--all`. `budget` is its limit in seconds, on two otherwise idle cores: ten minutes for `npm test`,
 * fifty with the long ones.
 */
export const steps = [
  { name: 'format', budget: 1, cheap: true, run: command(bin('oxfmt', 'bin', 'oxfmt'), '--check', '.') },
  { name: 'lint', budget: 4, cheap: true, run: command(bin('oxlint', 'bin', 'oxlint'), '--quiet') },
  { name: 'types', budget: 7, cheap: true, run: command(bin('typescript', 'bin', 'tsc'), '-p', '.') },
  { name: 'arrows', budget: 7, cheap: true, run: arrows },
  { name: 'habits', budget: 8, cheap: true, run: habits },
  { name: 'browsers', budget: 9, cheap: true, run: browsers },
  { name: 'dead', budget: 5, cheap: true, run: command(bin('knip', 'bin', 'knip.js'), '--no-progress') },
  { name: 'catalogues', budget: 11, cheap: true, run: catalogues },
  { name: 'licences', budget: 1, cheap: true, run: licences },
  { name: 'sizes', budget: 1, cheap: true, run: fileSizes },
  { name: 'rules', budget: 1, cheap: true, run: ruleIds },
  { name: 'words', budget: 1, cheap: true, run: retiredWords },
  { name: 'unit', budget: 20, run: vitest('unit') },
  { name: 'dom', budget: 30, run: vitest('dom') },
  { name: 'db', budget: 140, run: vitest('db') },
  { name: 'paths', budget: 140, run: pathTests },
  { name: 'statements', budget: 2, run: statements },
  { name: 'build', budget: 26, run: command(join('scripts', 'build.mjs')) },
  { name: 'browser', budget: 190, run: browserTests },
  { name: 'long', budget: 1500, apart: 'long', run: longTests },
  { name: 'days', budget: 720, apart: 'long', run: otherDays },
  { name: 'walks', apart: 'by name', run: allWalks },
];
