import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { open } from './journey-pages.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';

const served = servedBrowser();

/** How many times slower the page is than the machine. */
const SLOWED = 4;

/** A seller with a new order, on a page that is slowed. */
async function newOrder() {
  const context = await served.browser.newContext(browserOf('en'));
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await comeBack({ page, origin: served.origin }, 'sales');
  await begin(page);
  const chromium = await context.newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { page, context };
}

async function begin(page: Page): Promise<void> {
  await open(
    { page, origin: served.origin, language: 'en', words: wordsIn('en') },
    '/apps/sales/orders/create',
  );
  await page.locator('td[data-column=product] input').first().focus();
}

const product = (page: Page) => page.locator('td[data-column=product] input').first();
const quantity = (page: Page) => page.locator('td[data-column=quantity] input').first();

/** Products that can be sold, with their barcode where they have one: some have codes that others begin with. */
async function codes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const letter of ['1', '2', '3']) {
    await product(page).fill(letter);
    await page.getByRole('option').first().waitFor();
    found.push(...(await page.getByRole('option').allInnerTexts()));
    await page.keyboard.press('Escape');
  }
  const skus = found.map((text) => text.split(' · ')[0]?.trim() ?? '').filter(Boolean);
  return [...new Set(skus)].slice(0, 3);
}

test.each([5, 10, 20, 45])(
  '[UI58] what is typed at %i ms a key on a slow page is what is chosen, and the rest is of the next field',
  async (delay) => {
    const { page, context } = await newOrder();
    for (const sku of await codes(page)) {
      await begin(page);
      await page.keyboard.type(sku, { delay });
      await page.keyboard.press('Enter');
      await page.keyboard.type('7', { delay });
      await expect
        .poll(() => product(page).inputValue())
        .toMatch(new RegExp(`^${sku.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)} · `));
      await expect.poll(() => quantity(page).inputValue()).toBe('7');
      expect(await page.locator('tr[data-row]').count()).toBe(1);
    }
    await context.close();
  },
);

test.each([5, 10, 20, 45])(
  '[UI58] a code of 13 digits that nothing has is kept whole at %i ms a key, with a sentence',
  async (delay) => {
    const { page, context } = await newOrder();
    for (const code of ['2000000000015', '2000000000022', '2000000000039']) {
      await begin(page);
      await page.keyboard.type(code, { delay });
      await page.keyboard.press('Enter');
      await page.getByText(`Nothing found for “${code}”.`).waitFor();
      expect(await product(page).inputValue()).toBe(code);
    }
    await context.close();
  },
);
