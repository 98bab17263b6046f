import { ensureChromium } from '../chromium.mjs';
import { oneCheck } from './command.mjs';
import { runVitest } from './vitest.mjs';

/** The browser specs, in a Chromium that is installed first where that is possible. */
export async function browserTests() {
  const chromium = ensureChromium();
  if (chromium === undefined) return oneCheck(false, 'no Chromium');
  process.env.CHROMIUM_PATH = chromium;
  return runVitest(['browser']);
}
