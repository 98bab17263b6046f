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
  rmSync(join(parts, 'browser'), { recursive: true, force: true });
  const result = await runVitest(['browser']);
  // Without the path tests of the other levels there is nothing to join.
  return existsSync(join(parts, 'api')) ? withReport(result, ['model', 'api', 'browser']) : result;
}

const walked = ['session', 'update', 'notifications', 'tour', 'preferences', 'connectivity', 'inbox'];
const trees = walked.map((name) => `model-tests/browser/${name}.spec.ts`);

/** Every path of these trees in every language, which takes longer than a run of all tests. */
export async function allWalks() {
  if (!ensureBrowser('chromium')) return oneCheck(false, 'no Chromium');
  process.env.WALKS = 'all';
  return runVitest(['browser'], trees);
}

/** All addresses and the journey in WebKit and Firefox. */
export async function longTests() {
  return findBrowsers() ? runVitest(['long']) : oneCheck(false, 'a browser is missing');
}

/** Whether all are there that this system can have: WebKit is driven on Linux alone. */
function findBrowsers() {
  const wanted = ['chromium', 'firefox', ...(process.platform === 'linux' ? ['webkit'] : [])];
  return wanted.map(ensureBrowser).every(Boolean);
}
