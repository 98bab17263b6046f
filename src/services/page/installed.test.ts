import { describe, expect, it } from 'vitest';
import { signsOf, waysOf } from './installed.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Version/26.0 Mobile/15E148 Safari/604.1`;
const chromeOnIPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`;
/** The same on an iPad. */
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.0 Safari/605.1.15`;
const chromeOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const inBrowser = (userAgent: string, touchPoints = 0) =>
  waysOf({ userAgent, touchPoints, isStandalone: false });
const installed = (userAgent: string, touchPoints = 0) =>
  waysOf({ userAgent, touchPoints, isStandalone: true });

describe('a browser', () => {
  it.each([
    ['Safari on an iPhone', iPhone, 5, 'homeScreen'],
    ['Chrome on an iPhone', chromeOnIPhone, 5, 'homeScreen'],
    ['an iPad, which calls itself a Mac', mac, 5, 'homeScreen'],
    ['Safari on a Mac', mac, 0, 'dock'],
    ['Firefox on Android', firefoxOnAndroid, 5, 'firefoxMenu'],
    ['Firefox on a computer', firefoxOnLinux, 0, null],
    ['Chrome on Android, which asks by itself', chromeOnAndroid, 5, null],
    ['Chrome on a Mac, which asks by itself', chromeOnMac, 0, null],
  ])('[WIN5] %s installs by its menus, if it does', (_, userAgent, touchPoints, way) => {
    expect(inBrowser(userAgent, touchPoints).howToInstall).toBe(way);
    expect(installed(userAgent, touchPoints).howToInstall).toBeNull();
  });

  it.each([
    ['an iPhone', iPhone, 5, true],
    ['an iPad', mac, 5, true],
    ['a Mac', mac, 0, false],
    ['Android', chromeOnAndroid, 5, false],
  ])(
    '[WIN6] leaves nothing around an application that is installed on %s: %j',
    (_, userAgent, points, bare) => {
      expect(installed(userAgent, points).isBare).toBe(bare);
      expect(inBrowser(userAgent, points).isBare).toBe(false);
    },
  );

  it.each([
    ['an iPhone', iPhone, 5, true],
    ['an iPhone, whatever its browser', chromeOnIPhone, 5, true],
    ['a Mac with Safari', mac, 0, true],
    ['a Mac with Chrome', chromeOnMac, 0, false],
    ['Linux with Firefox', firefoxOnLinux, 0, false],
  ])('[WIN7] deletes what is kept on %s: %j', (_, userAgent, points, wipes) => {
    expect(inBrowser(userAgent, points).wipesUnvisited).toBe(wipes);
    expect(installed(userAgent, points).wipesUnvisited).toBe(false);
  });
});

it.each([
  ['a page', false, {}, false],
  ['a page in Safari', false, { standalone: false }, false],
  ['an application', true, {}, true],
  ['an application of an iPhone', false, { standalone: true }, true],
])('[WIN5] a window tells whether it is %s', (_, isStandalone, apples, expected) => {
  const window = {
    navigator: { userAgent: iPhone, maxTouchPoints: 5, ...apples } as unknown as Navigator, // all that is used of it
    matchMedia: (query: string) =>
      ({ matches: isStandalone && query === '(display-mode: standalone)' }) as MediaQueryList, // what is used of it
  };
  expect(signsOf(window)).toEqual({ userAgent: iPhone, touchPoints: 5, isStandalone: expected });
});
