/** What somebody works with, as far as it says so. Names of products, the same in every language. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Signs = readonly (readonly [RegExp, string])[];

/** In this order: most browsers also call themselves Chrome or Safari. */
const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** In this order: Android also calls itself Linux, an iPhone also Mac OS X. */
const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads the header that a browser describes itself with. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

const nameIn = (signs: Signs, userAgent: string): string | null =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** A device in few bytes: `Chrome/Linux`; null where nothing is known of it. */
export function deviceMark(userAgent: string | undefined): string | null {
  const { browser, system } = deviceOf(userAgent ?? '');
  return browser === null && system === null ? null : `${browser ?? ''}/${system ?? ''}`;
}

/** The device that a mark stands for. */
export function markedDevice(mark: string): Device {
  const [browser = '', system = ''] = mark.split('/');
  return { browser: browser || null, system: system || null };
}
