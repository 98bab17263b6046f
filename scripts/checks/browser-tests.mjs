import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { ensureBrowser } from '../test-browsers.mjs';
import { oneCheck } from './command.mjs';
import { withReport } from './path-tests.mjs';
import { runVitest } from './vitest.mjs';

const parts = join(root, 'model-tests', 'report', 'parts');

/** The browser specs, in browsers that are installed first where that is possible; what they walked joins the report. */
export async function browserTests() {
  if (!findBrowsers()) return oneCheck(false, 'a browser is missing');
  forget('browser', 'long');
  return joined(await runVitest(['browser']), ['model', 'api', 'browser']);
}

/** What an earlier run has walked must not stand in for what this one does not. */
function forget(...kept) {
  for (const name of kept) rmSync(join(parts, name), { recursive: true, force: true });
}

/** With the report of these levels, where there are parts of all of them to join. */
const joined = (result, levels) =>
  levels.every((level) => existsSync(join(parts, level))) ? withReport(result, levels) : result;

const walked = ['session', 'update', 'notifications', 'tour', 'preferences', 'connectivity', 'inbox'];
const trees = walked.map((name) => `model-tests/browser/${name}.`);

/** Every path of these trees in every language, which takes longer than a run of all tests. */
export async function allWalks() {
  if (!ensureBrowser('chromium')) return oneCheck(false, 'no Chromium');
  process.env.WALKS = 'all';
  return runVitest(['browser', 'long'], trees);
}

/** What `npm test` leaves out; what it walked joins what was walked before it. */
export async function longTests() {
  if (!findBrowsers()) return oneCheck(false, 'a browser is missing');
  forget('long');
  return joined(await runVitest(['long']), ['model', 'api', 'browser', 'long']);
}

/** Whether all are there that this system can have: WebKit is driven on Linux alone. */
function findBrowsers() {
  const wanted = ['chromium', 'firefox', ...(process.platform === 'linux' ? ['webkit'] : [])];
  return wanted.map(ensureBrowser).every(Boolean);
}
