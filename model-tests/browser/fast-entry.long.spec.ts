import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { open } from './journey-pages.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';

const served = servedBrowser();

/** How many times slower the page is than the machine. */
const SLOWED = 4;

let page: Page;
let skus: readonly string[] = [];

const product = () => page.locator('td[data-column=product] input').first();
const quantity = () => page.locator('td[data-column=quantity] input').first();

/** A new order of a seller, on a page that is slowed once it is there. */
beforeAll(async () => {
  const context = await served.browser.newContext(browserOf('en'));
  context.setDefaultTimeout(120_000);
  page = await context.newPage();
  await comeBack({ page, origin: served.origin }, 'sales');
  const visitor = { page, origin: served.origin, language: 'en', words: wordsIn('en') } as const;
  await open(visitor, '/apps/sales/orders/create');
  skus = await someSkus();
  const chromium = await context.newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return () => context.close();
});

/** Products that can be sold, some of which have codes that others begin with. */
async function someSkus(): Promise<readonly string[]> {
  await product().fill('1');
  await page.getByRole('option').first().waitFor();
  const found = await page.getByRole('option').allInnerTexts();
  // What is left in the field would be the beginning of the first code.
  await product().fill('');
  await page.keyboard.press('Escape');
  return found.map((text) => text.split(' · ')[0]?.trim() ?? '').slice(0, 3);
}

test.each([5, 10, 20, 45])(
  '[UI58] what is typed at %i ms a key on a slow page is what is chosen, and the rest is of the next field',
  async (delay) => {
    expect(skus).toHaveLength(3);
    for (const [at, sku] of skus.entries()) {
      await product().focus();
      await page.keyboard.type(sku, { delay });
      await page.keyboard.press('Enter');
      await page.keyboard.type(`${at + delay}`, { delay });
      await expect.poll(() => quantity().inputValue(), { timeout: 30_000 }).toBe(`${at + delay}`);
      expect(await product().inputValue()).toContain(`${sku} · `);
      expect(await page.locator('tr[data-row]').count()).toBe(1);
    }
  },
);

test.each([5, 10, 20, 45])(
  '[UI58] a code of 13 digits that nothing has is kept whole at %i ms a key, with a sentence',
  async (delay) => {
    for (const code of [`20000000${delay + 100}15`, `20000000${delay + 100}22`]) {
      await product().focus();
      await page.keyboard.type(code, { delay });
      await page.keyboard.press('Enter');
      await page.getByText(`Nothing found for “${code}”.`).waitFor();
      expect(await product().inputValue()).toBe(code);
      await page.keyboard.press('Tab');
    }
  },
);
