import type { BrowserContext, Page } from 'playwright-core';
import { browserOf } from './chromium.ts';
import type { ServedBrowser } from './served-browser.ts';
import type { Language } from './words.ts';

/**
 * Browsers used by one visitor after another. Each finds no cookie, storage, database or tab of the previous one, only
 * the compiled application: fetching and compiling it again takes three times as long as starting it.
 */
interface Visits {
  /** An unused page. */
  open(language: Language): Promise<Page>;
  /** Ends all visits and clears what they left: after each test. */
  leave(): Promise<void>;
}

/** @param patience milliseconds to wait for anything on a page */
export function visitsTo(served: ServedBrowser, patience: number): Visits {
  const free: Record<Language, BrowserContext[]> = { en: [], sv: [] };
  const inUse: { language: Language; context: BrowserContext }[] = [];
  return {
    open: async (language) => {
      const context = free[language].pop() ?? (await served.browser.newContext(browserOf(language)));
      context.setDefaultTimeout(patience);
      inUse.push({ language, context });
      return context.pages()[0] ?? context.newPage();
    },
    leave: async () => {
      for (const { language, context } of inUse.splice(0)) {
        await makeNew(context, served.origin);
        free[language].push(context);
      }
    },
  };
}

async function makeNew(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage();
  for (const page of context.pages()) if (page !== blank) await page.close();
  await context.setOffline(false);
  await context.clearCookies();
  const chromium = await context.newCDPSession(blank);
  await chromium.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await chromium.detach();
}
