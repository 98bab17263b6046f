import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { open, signIn } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const served = servedBrowser();

async function visit(language: Language, person: string): Promise<Visitor> {
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const visitor = { page, origin: served.origin, language, words: wordsIn(language) };
  await signIn(visitor, person);
  return visitor;
}

const field = (page: Page) => page.locator('.ui-command input');

/** Opens the palette, types, and waits for the wanted result to come first. */
async function ask(page: Page, query: string, first: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await page.locator(`[role=option][aria-selected=true][data-entry^="${first}"]`).waitFor();
}

/** The address of the first order in the list that has a number. */
const orderOf = async (page: Page): Promise<{ number: string; path: string }> => {
  const link = page.locator('main [role=grid] a', { hasText: /^SO-/ }).first();
  await link.waitFor();
  const path = await link.evaluate((element) => (element as HTMLAnchorElement).pathname); // it was found as a link
  return { number: (await link.textContent()) ?? '', path };
};

describe.each(['en', 'sv'] as const)('getting about in %s', (language) => {
  test('[PAL1, PAL2, PAL3, PAL5, PAG4, CRU1] documents, pages and commands are a few keys away', async () => {
    const visitor = await visit(language, 'sales');
    const { page, words } = visitor;
    await open(visitor, '/apps/sales/orders?state=commercial.confirmed&q=SO-');
    const { number, path } = await orderOf(page);
    await open(visitor, '/dashboard');
    await ask(page, number, 'salesOrder/');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('main h1').first().waitFor();
    const crumbs = page.locator('.ui-crumbs li');
    expect(await crumbs.allTextContents()).toEqual([words('Sales orders'), number]);
    const titled = `${number} · ${words('Sales order')} · Lagra`;
    await page.waitForFunction((title) => document.title === title, titled);
    await open(visitor, path.slice(3).replace('/orders/', '/orders/edit/'));
    const change = words('Edit sales order');
    await crumbs.getByText(change, { exact: true }).waitFor();
    expect(await crumbs.allTextContents()).toEqual([words('Sales orders'), number, change]);
    await open(visitor, path.slice(3));

    await page.keyboard.press('Control+k');
    await page.locator('[data-entry^="command/"]').first().waitFor();
    expect(await page.locator('.ui-command-group').first().textContent()).toBe(words('Chosen last'));
    const off = page.locator('[data-entry^="command/"][aria-disabled=true]').first();
    expect(((await off.locator('.ui-command-reason').textContent()) ?? '').length).toBeGreaterThan(10);
    expect(await page.locator('[data-entry="page/apps/products/create"]').count()).toBe(0);
    await page.keyboard.press('Escape');

    await ask(page, 'stock items', 'page/apps/inventory/items');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === `/${language}/apps/inventory/items`);
    await page.context().close();
  });

  test('[KEY1, AX1] the keys of the page and the palette are to read in both themes, wide and at 390 px', async () => {
    const visitor = await visit(language, 'viewer');
    const { page } = visitor;
    const audit = pageAudit(`navigation-${language}`);
    await open(visitor, '/apps/products');
    await page.locator('main [role=grid]').waitFor();
    await page.keyboard.press('?');
    await page.locator('[role=dialog] [data-tab=keys]').click();
    await page.locator('.ui-shortcuts').first().waitFor();
    expect(await page.locator('.ui-shortcuts').count()).toBe(2);
    await audit.look(page, 'keys');
    await page.keyboard.press('Escape');
    await page.locator('.ui-shortcuts').first().waitFor({ state: 'detached' });
    await page.locator('main [role=searchbox]').fill('?');
    expect(await page.locator('.ui-shortcuts').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field(page).fill('a');
    await page.locator('[role=option]').first().waitFor();
    await audit.look(page, 'palette');
    await field(page).fill('nothing is called that');
    await page.locator('.ui-command-empty').waitFor();
    if (language === 'en') await audit.look(page, 'palette-empty');
    expect(audit.problems).toEqual([]);
    await page.context().close();
  });
});
