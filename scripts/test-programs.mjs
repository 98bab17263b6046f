import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What tests run besides Node: usual paths, the variable that overrides them, and the Debian packages to install. */
const programs = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    packages: ['chromium'],
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
  webkit: {
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver'],
    places: ['/usr/bin/WebKitWebDriver'],
  },
  /** The screen that WebKit is drawn on; its driver comes without one. */
  xvfb: {
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    packages: ['xvfb'],
    places: ['/usr/bin/Xvfb'],
  },
  /** The library that shifts the clock of a process and of all that it starts; for threads as well. */
  faketime: {
    name: 'libfaketime',
    variable: 'FAKETIME_LIBRARY',
    packages: ['libfaketime'],
    places: ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`),
  },
};

/**
 * Path of a program: from its variable, a usual place, or just installed with apt if we are root. Sets
 * the variable from then on. Undefined, with advice printed, if there is none.
 * @param {keyof typeof programs} key
 */
export function ensureProgram(key) {
  const program = programs[key];
  const path = find(program) ?? install(program);
  if (path !== undefined) process.env[program.variable] = path;
  return path;
}

const find = ({ variable, places }) =>
  [process.env[variable], ...places].find((path) => path && existsSync(path));

/** What the person at the terminal can do about it. */
export const missing = ({ name, variable, packages }) =>
  `Tests need ${name}: install it (Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}), ` +
  `or say where it is in ${variable}.`;

function install(program) {
  const { name, packages } = program;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} (once) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const { status, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' });
      if (status !== 0) console.error(stderr);
    }
  }
  const found = find(program);
  if (!found) console.error(missing(program));
  return found;
}
