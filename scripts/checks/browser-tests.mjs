import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { root } from '../setup.mjs';
import { oneCheck } from './command.mjs';
import { withReport } from './path-tests.mjs';
import { runVitest } from './vitest.mjs';

const parts = join(root, 'model-tests', 'report', 'parts');

/** The browser specs, in a Chromium that is installed first where that is possible; what they walked joins the report. */
export async function browserTests() {
  if (!findChromium()) return oneCheck(false, 'no Chromium');
  rmSync(join(parts, 'browser'), { recursive: true, force: true });
  const result = await runVitest(['browser']);
  // Without the path tests of the other levels there is nothing to join.
  return existsSync(join(parts, 'api')) ? withReport(result, ['model', 'api', 'browser']) : result;
}

const walked = ['session', 'update', 'notifications', 'tour', 'preferences', 'connectivity', 'inbox'];
const trees = walked.map((name) => `model-tests/browser/${name}.spec.ts`);

/** Every path of these trees in every language, which takes longer than a run of all tests. */
export async function allWalks() {
  if (!findChromium()) return oneCheck(false, 'no Chromium');
  process.env.WALKS = 'all';
  return runVitest(['browser'], trees);
}

/** Whether there is one; the specs are told where. */
function findChromium() {
  const chromium = ensureChromium();
  if (chromium !== undefined) process.env.CHROMIUM_PATH = chromium;
  return chromium !== undefined;
}
