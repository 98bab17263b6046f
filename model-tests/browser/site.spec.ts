import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '#server/demo/company-list.ts';
import { browserOf } from './chromium.ts';
import { axeFaults } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';

const served = servedBrowser();
let pages: Page[] = [];
let addresses: readonly string[] = [];

beforeAll(async () => {
  const map = await (await fetch(`${served.origin}/sitemap.xml`)).text();
  addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});
afterEach(async () => {
  for (const page of pages) await page.context().close();
  pages = [];
});

/** What pages say is wrong is collected in `said`. */
async function visit(options: BrowserContextOptions = {}): Promise<{ page: Page; said: string[] }> {
  const context = await served.browser.newContext({ ...browserOf('en'), ...options });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => void said.push(String(error)));
  page.on('console', (line) => void (line.type() === 'error' && said.push(line.text())));
  page.on('request', (request) => {
    if (!request.url().startsWith(served.origin)) said.push(`asks ${request.url()}`);
  });
  pages.push(page);
  return { page, said };
}

/** One article of the help centre stands for all: they are drawn alike. With WALKS=all each stands for itself. */
function someOf(all: readonly string[]): readonly string[] {
  if (process.env['WALKS'] === 'all') return all;
  const kinds = new Map(
    all.map((address) => [address.replace(/\/(article|category|blog)\/.*/, '/$1'), address]),
  );
  return [...kinds.values()].filter((address) => address.startsWith('/sv'));
}

describe('a page of the public site', () => {
  test(
    '[PUB6] has no fault in light and in dark, fits 320 px, asks nobody else and leaves no cookie',
    { timeout: 900_000 },
    async () => {
      const { page, said } = await visit({ viewport: { width: 320, height: 720 } });
      expect(addresses.length).toBeGreaterThan(15);
      for (const address of someOf(addresses)) {
        await page.goto(served.origin + address, { waitUntil: 'networkidle' });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
          said.push(...(await axeFaults(page, colorScheme)).map((fault) => `${address}: ${fault.said}`));
        }
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) said.push(`${address}: ${over} px too wide`);
      }
      expect([said, await page.context().cookies()]).toEqual([[], []]);
    },
  );

  test('[PUB6] is whole without JavaScript, menus and all', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${served.origin}/en/features`);
    expect(await page.locator('main h1').count()).toBe(1);
    expect(await page.getByLabel('Theme').isVisible()).toBe(false);
    await page.getByLabel('Language').click();
    await page.getByRole('link', { name: 'Svenska' }).click();
    await page.waitForURL('**/sv/features');
    expect(await page.locator('html').getAttribute('lang')).toBe('sv');
  });

  test('[PUB7] wears the look that is kept here, and keeps one that is chosen', async () => {
    const { page, said } = await visit();
    await page.goto(`${served.origin}/en/about`, { waitUntil: 'networkidle' });
    await page.getByLabel('Theme').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
    expect([await theme(), await page.locator('details[open]').count()]).toEqual(['dark', 0]);
    await page.getByLabel('Language').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('details[open]').count()).toBe(0);
    await page.goto(`${served.origin}/en/auth/login`);
    await page.locator('main h1').waitFor();
    expect([await theme(), said]).toEqual(['dark', []]);
  });

  test('[PUB7] leads back to its top past 200 px', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 500 } });
    await page.goto(`${served.origin}/en`, { waitUntil: 'networkidle' });
    const button = page.getByTestId('scroll-to-top');
    await page.evaluate(() => window.scrollTo(0, 200));
    expect(await button.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 201));
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({ state: 'detached' });
  });

  test('[PUB9] is loaded as a document of its own from a link of the application', async () => {
    const { page } = await visit();
    await page.goto(`${served.origin}/sv/auth/login`);
    await page.locator('main h1').waitFor();
    await page.locator('a[href="/sv"]').first().click();
    await page.locator('.site-top').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sv');
  });

  test('[PUB1] leads who is signed in from the start to the dashboard, and shows visitors the way in', async () => {
    const { page } = await visit();
    await page.goto(served.origin);
    await page.waitForURL('**/en');
    await page.locator('header').getByRole('link', { name: 'Sign in' }).click();
    await page.locator('input[name=email]').fill('admin@example.com');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto(`${served.origin}/en/features`);
    await page.locator('header').getByRole('link', { name: 'To the dashboard' }).waitFor();
    await page.goto(`${served.origin}/en`);
    expect(new URL(page.url()).pathname).toBe('/en/dashboard');
  });
});
