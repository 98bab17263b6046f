/** The browser and system somebody uses, as far as known. Product names, the same in every language. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The mark of what an import gave, in place of a device's. */
export const IMPORT = 'import';

type Signs = readonly (readonly [RegExp, string])[];

/** Order matters: most browsers also call themselves Chrome or Safari. */
const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** Order matters: Android also calls itself Linux, an iPhone also Mac OS X. */
const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Parses a User-Agent header. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

const nameIn = (signs: Signs, userAgent: string): string | null =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** A device as a short mark: `Chrome/Linux`; null if nothing is known of it. */
export function deviceMark(userAgent: string | undefined): string | null {
  const { browser, system } = deviceOf(userAgent ?? '');
  return browser === null && system === null ? null : `${browser ?? ''}/${system ?? ''}`;
}

/** The device of a mark. */
export function markedDevice(mark: string): Device {
  const [browser = '', system = ''] = mark.split('/');
  return { browser: browser || null, system: system || null };
}
