import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { ensureProgram } from '../test-programs.mjs';
import { withReport } from './path-tests.mjs';
import { runVitest } from './vitest.mjs';

const parts = join(root, 'model-tests', 'report', 'parts');

/** The browser specs, in browsers that are installed first if possible; what they walked joins the report. */
export async function browserTests() {
  findBrowsers();
  forget('browser', 'long');
  return joined(await runVitest(['browser']), ['model', 'api', 'browser']);
}

/** Results of an earlier run must not stand in for what this one does not walk. */
function forget(...kept) {
  for (const name of kept) rmSync(join(parts, name), { recursive: true, force: true });
}

/** With the report of these levels, if there are parts of all of them to join. */
const joined = (result, levels) =>
  levels.every((level) => existsSync(join(parts, level))) ? withReport(result, levels) : result;

const walked = ['session', 'update', 'notifications', 'tour', 'preferences', 'connectivity', 'inbox', 'site'];
const trees = walked.map((name) => `model-tests/browser/${name}.`);

/** Every path of these trees in every language, and every page of the site: longer than a run of all tests. */
export async function allWalks() {
  ensureProgram('chromium');
  process.env.WALKS = 'all';
  return runVitest(['browser', 'long'], { filter: trees });
}

/** What `npm test` leaves out; what it walked is added to what was walked before. */
export async function longTests() {
  findBrowsers();
  forget('long');
  return joined(await runVitest(['long']), ['model', 'api', 'browser', 'long']);
}

/** Looks for all browsers that this system can have; WebKit is driven on Linux only. Tests of a missing one fail. */
function findBrowsers() {
  for (const wanted of ['chromium', 'firefox', ...(process.platform === 'linux' ? ['webkit', 'xvfb'] : [])])
    ensureProgram(wanted);
}
