import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Language } from './words.ts';

/**
 * Playwright's disabled features, plus two invisible panels of the address bar, each a process started with every
 * window. Chromium only takes the last such list.
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

/** Visitors want no tour unless their storage says otherwise. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...args, ...more] });
  browser.on('context', (context) => void wantsNoTour(context));
  return browser;
}

/** Otherwise the first visit to the dashboard is met by the offer of a tour. */
function wantsNoTour(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A page without an address has no storage.
    if (location.protocol === 'http:' && localStorage.getItem('lagra-tour') === null)
      localStorage.setItem('lagra-tour', '{"completedTours":[],"dontShowAgain":true}');
  });
}

/** The browser of a speaker of this language, with a wide screen. */
export const browserOf = (language: Language): BrowserContextOptions => ({
  viewport: { width: 1440, height: 900 },
  locale: language === 'sv' ? 'sv-SE' : 'en-GB',
  reducedMotion: 'reduce',
  colorScheme: 'light',
  // Routes do not see what a worker fetches; tests of the worker allow it.
  serviceWorkers: 'block',
});
