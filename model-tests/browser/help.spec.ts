import { expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { servedBrowser } from './served-browser.ts';

const served = servedBrowser();
/** Milliseconds in which a device has all files of the application, also while other tests take the machine. */
const KEPT_WITHIN = 60_000;

test('[HC2, HC4, HC11] the help opens beside the page by its key, and answers without a connection', async () => {
  const context = await served.browser.newContext({ ...browserOf('sv'), serviceWorkers: 'allow' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await comeBack({ page, origin: served.origin }, 'viewer');
  await page.goto(`${served.origin}/sv/apps/sales/orders`);
  await page.locator('main [role=grid]').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: KEPT_WITHIN,
  });
  await page.keyboard.press('?');
  const article = page.locator('[role=dialog] .help-page');
  await article.locator('h2').first().waitFor();
  await page.keyboard.press('Escape');
  await article.waitFor({ state: 'detached' });

  await context.setOffline(true);
  await page.goto(`${served.origin}/sv/apps/help-center`);
  await page.locator('.help-page [role=searchbox]').fill('plocklistorna');
  await page
    .locator('.help-search mark', { hasText: /^plocklist/i })
    .first()
    .waitFor();
  expect(await page.locator('.help-search a').count()).toBeGreaterThan(0);
  await page.locator('.help-search a').first().click();
  await page.locator('article.help-page .article-text').waitFor();
  await context.close();
});
