import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Language } from './words.ts';

/**
 * What Playwright switches off, and the two panels of the address bar, which nobody sees: each is a process of its own
 * that every window begins with. Of several such lists Chromium takes the last.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const args = [
  `--disable-features=${withoutFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whoever opens a page in it wants no tour, unless something else is kept of the tours. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...args, ...more] });
  browser.on('context', (context) => void wantsNoTour(context));
  return browser;
}

/** Otherwise a first visit to the dashboard is met by the offer of a tour. */
function wantsNoTour(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A page without an address keeps nothing.
    if (location.protocol === 'http:' && localStorage.getItem('lagra-tour') === null)
      localStorage.setItem('lagra-tour', '{"completedTours":[],"dontShowAgain":true}');
  });
}

/** A browser of somebody who speaks this language, at a wide screen. */
export const browserOf = (language: Language): BrowserContextOptions => ({
  viewport: { width: 1440, height: 900 },
  locale: language === 'sv' ? 'sv-SE' : 'en-GB',
  reducedMotion: 'reduce',
  colorScheme: 'light',
  // What a worker fetches no route of a page gets to see; who tests the worker says so.
  serviceWorkers: 'block',
});
