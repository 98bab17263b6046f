import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Language } from './words.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
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
