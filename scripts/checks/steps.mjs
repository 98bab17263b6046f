import { join } from 'node:path';
import { arrows } from '../structure/arrows.mjs';
import { habits } from '../structure/habits.mjs';
import { allWalks, browserTests, longTests } from './browser-tests.mjs';
import { browsers } from './browsers.mjs';
import { catalogues } from './catalogues.mjs';
import { command } from './command.mjs';
import { fileSizes } from './file-sizes.mjs';
import { pathTests } from './path-tests.mjs';
import { ruleIds } from './rule-ids.mjs';
import { vitest } from './vitest.mjs';

const bin = (...path) => join('node_modules', ...path);

/**
 * Every check of the project, cheapest first. `run` resolves with `{ passed, failed, note? }`; a check that
 * is no test counts as one. What it has to say beyond that, it prints. One that is `apart` runs when it is named; a long one
 * with `--all` too.
 */
export const steps = [
  { name: 'format', cheap: true, run: command(bin('oxfmt', 'bin', 'oxfmt'), '--check', '.') },
  { name: 'lint', cheap: true, run: command(bin('oxlint', 'bin', 'oxlint'), '--quiet') },
  { name: 'types', cheap: true, run: command(bin('typescript', 'bin', 'tsc'), '-p', '.') },
  { name: 'arrows', cheap: true, run: arrows },
  { name: 'habits', cheap: true, run: habits },
  { name: 'browsers', cheap: true, run: browsers },
  { name: 'dead', cheap: true, run: command(bin('knip', 'bin', 'knip.js'), '--no-progress') },
  { name: 'catalogues', cheap: true, run: catalogues },
  { name: 'sizes', cheap: true, run: fileSizes },
  { name: 'rules', cheap: true, run: ruleIds },
  { name: 'unit', run: vitest('unit') },
  { name: 'dom', run: vitest('dom') },
  { name: 'db', run: vitest('db') },
  { name: 'paths', run: pathTests },
  { name: 'build', run: command(join('scripts', 'build.mjs')) },
  { name: 'browser', run: browserTests },
  { name: 'long', apart: 'long', run: longTests },
  { name: 'walks', apart: 'by name', run: allWalks },
];
