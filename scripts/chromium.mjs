import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium: CHROMIUM_PATH, a usual place, or one installed now with apt when we are root.
 * Undefined, with a sentence about what to do, when there is none.
 */
export function ensureChromium() {
  return findChromium() ?? installChromium();
}

function findChromium() {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
}

function installChromium() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const { status, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' });
      if (status !== 0) console.error(stderr);
    }
  }
  const found = findChromium();
  if (!found) console.error('Browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  return found;
}
