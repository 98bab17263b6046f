import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { proxyBuilds } from './build-proxy.ts';
import type { BuildProxy } from './build-proxy.ts';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { takeOver } from './take-over.ts';
import { pageWordsIn, wordsIn } from './words.ts';
import type { Language } from './words.ts';

const served = servedBrowser();

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly proxy: BuildProxy;
  /** Checks the pill's state, and its text if given. */
  pill(state: string, text?: string): Promise<void>;
  close(): Promise<void>;
}

/** A signed-in person with the shell on their device. */
async function visit(language: Language, person: string): Promise<Visit> {
  const proxy = await proxyBuilds(served.origin);
  const context = await served.browser.newContext({ ...browserOf(language), serviceWorkers: 'allow' });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() =>
    localStorage.setItem('lagra-tour', '{"completedTours":[],"dontShowAgain":true}'),
  );
  const page = await context.newPage();
  await comeBack({ page, origin: proxy.origin }, person);
  await page.goto(`${proxy.origin}/${language}/dashboard`);
  const pill = async (state: string, text = ''): Promise<void> =>
    page.locator(`[data-testid=connectivity][data-state=${state}]`, { hasText: text }).waitFor();
  await pill('synced');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const close = async (): Promise<void> => {
    await context.close();
    await proxy.close();
  };
  return { context, page, proxy, pill, close };
}

/** Draws up an order, which needs no input. */
async function drawUpOrder(page: Page, origin: string, language: Language): Promise<void> {
  await page.goto(`${origin}/${language}/apps/purchasing/orders`);
  await page.getByTestId('new-order').first().click();
  await page.getByTestId('save').click();
  await page.waitForURL((url) => /\/orders\/[0-9a-f-]{36}$/.test(url.pathname));
}

/** Opens the charts and waits until the device has all their drawings. */
async function keepDrawings(page: Page, origin: string, language: Language): Promise<void> {
  await page.goto(`${origin}/${language}/apps/flows`);
  const kept = (): Promise<number> =>
    page.evaluate(async (ending) => {
      const [name = ''] = await caches.keys();
      const files = await (await caches.open(name)).keys();
      return files.filter(({ url }) => url.includes(ending)).length;
    }, `.${language}.wide-`);
  await expect.poll(kept, { timeout: 30_000, interval: 100 }).toBe(chartList.length);
}

/** Opens a chart from the list for the first time, and another chart's map, which cannot have its figures. */
async function seeDrawings(page: Page, origin: string, language: Language): Promise<void> {
  await page.reload();
  await page.locator('a[href$="/flows/sync"]').click();
  await page.locator('[data-chart=sync] [data-flow-id="sync.opening"]').waitFor();
  await page.goto(`${origin}/${language}/apps/flows/pick`);
  await page.getByText(wordsIn(language)("Couldn't load the figures.")).waitFor();
  await page.locator('[data-chart=pick] [data-flow-id="pick.picking"]').waitFor();
}

const closeList = (page: Page): Promise<void> => page.keyboard.press('Escape');

describe.each(['en', 'sv'] as const)('in Chromium in %s', (language) => {
  const words = wordsIn(language);
  // The charts are kept in the same way in each language.
  const withCharts = language === 'sv';

  test('[SHL1, FLC11, PM10, OUT1, OUT2, CON2] one works on without a server, in several tabs, and everything arrives once', async () => {
    const { context, page, proxy, pill, close } = await visit(language, 'admin');
    const audit = pageAudit(`connectivity-${language}`);
    try {
      await page.getByTestId('connectivity').click();
      await page.getByText(words('Everything is on the server')).waitFor();
      await audit.look(page, 'synced');
      await closeList(page);
      if (withCharts) await keepDrawings(page, proxy.origin, language);

      proxy.fall();
      await pill('offline');
      if (withCharts) await seeDrawings(page, proxy.origin, language);
      await drawUpOrder(page, proxy.origin, language);
      await pill('offline', '1');
      const second = await context.newPage();
      await second.goto(`${proxy.origin}/${language}/dashboard`);
      const there = second.locator('[data-testid=connectivity][data-state=offline]', { hasText: '1' });
      await there.waitFor();
      await drawUpOrder(page, proxy.origin, language);
      await second.locator('[data-testid=connectivity]', { hasText: '2' }).waitFor();
      await page.reload();
      await pill('offline', '2');
      await page.getByTestId('connectivity').click();
      await page.getByText(words('No connection to the server')).waitFor();
      expect(await page.locator('.app-sync li').count()).toBe(2);
      await audit.look(page, 'offline');
      await closeList(page);

      proxy.rise();
      await pill('synced');
      await second.locator('[data-testid=connectivity][data-state=synced]').waitFor();
      expect(audit.problems).toEqual([]);
    } catch (error) {
      await audit.keep(page);
      throw error;
    } finally {
      await close();
    }
  }, 120_000);

  test('[OUT4, OUT5, CON3] what does not arrive waits, and what is refused says why and can be mended', async () => {
    const { page, proxy, pill, close } = await visit(language, 'founder');
    const audit = pageAudit(`refusals-${language}`);
    try {
      await page.route('**/commands/', (route) => route.abort());
      await drawUpOrder(page, proxy.origin, language);
      await pill('offline', '1');
      await page.getByTestId('connectivity').click();
      await page.getByText(words("The server isn't accepting changes")).waitFor();
      await audit.look(page, 'stalled');
      await closeList(page);
      await page.unroute('**/commands/');
      await pill('synced');

      await page.route('**/commands/', async (route) => {
        const { commands } = route.request().postDataJSON() as { commands: { id: string }[] };
        const outcomes = commands.map(({ id }) => ({ id, refusal: { code: 'stale' } }));
        await route.fulfill({ json: { outcomes } });
      });
      await drawUpOrder(page, proxy.origin, language);
      await pill('attention', '1');
      await page.unroute('**/commands/');
      await page.reload();
      await pill('attention', '1');
      await page.getByTestId('connectivity').click();
      await audit.look(page, 'refused');
      await page.getByRole('button', { name: pageWordsIn(language)('Discard') }).click();
      await pill('synced');
      expect(audit.problems).toEqual([]);
    } catch (error) {
      await audit.keep(page);
      throw error;
    } finally {
      await close();
    }
  }, 120_000);

  test('[SHL7, UPD2, UPD5] a newer build takes over when it is let, in every tab but where somebody writes', async () => {
    const { context, page, proxy, close } = await visit(language, 'sales');
    const builds = (tab: Page): Promise<string | null> =>
      tab.locator('meta[name=build]').getAttribute('content');
    try {
      const [other, writing] = [await context.newPage(), await context.newPage()];
      await other.goto(`${proxy.origin}/${language}/dashboard`);
      await writing.goto(`${proxy.origin}/${language}/apps/sales/customers/create`);
      const field = writing.locator('form input').first();
      await field.fill('in the middle of it');
      const loads = { page: 0, other: 0, writing: 0 };
      page.on('load', () => (loads.page += 1));
      other.on('load', () => (loads.other += 1));
      writing.on('load', () => (loads.writing += 1));
      proxy.deploy();
      await page.bringToFront();
      await page.reload();
      expect(await builds(page)).toBe('first-build');
      const offer = page.getByTestId('update-offer');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await offer.waitFor();
      loads.page = 0;
      await offer.getByRole('button', { name: words('Load it') }).click();
      for (const tab of [page, other]) {
        await tab.locator('meta[name=build][content=second-build]').waitFor({ state: 'attached' });
        await tab.waitForLoadState('load'); // its head comes first
      }
      expect(await builds(writing)).toBe('first-build');
      expect(await field.inputValue()).toBe('in the middle of it');
      expect(loads).toEqual({ page: 1, other: 1, writing: 0 });
    } finally {
      await close();
    }
  }, 120_000);
});

test('[SHL11] a newer version takes over at once, though it is asked meanwhile which build there is', async () => {
  const proxy = await proxyBuilds(served.origin);
  const context = await served.browser.newContext({ ...browserOf('en'), serviceWorkers: 'allow' });
  const states: string[] = [];
  try {
    const page = await context.newPage();
    await page.goto(`${proxy.origin}/en/auth/login`);
    const limit = { timeout: 60_000 };
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, limit);
    await page.goto(`${proxy.origin}/favicon.svg`);
    // Otherwise two of three would wait for half a minute.
    for (let turn = 0; turn < 4; turn += 1) {
      proxy.deploy();
      states.push(await page.evaluate(takeOver, { patience: 15_000, isAsked: true }));
    }
    expect(states).toEqual(Array.from({ length: 4 }, () => 'activated'));
  } finally {
    await context.close();
    await proxy.close();
  }
}, 120_000);

test('[SHL1] a visitor without a connection gets a sentence, and signing out leaves the shell', async () => {
  const { page, proxy, close } = await visit('en', 'viewer');
  try {
    await page.locator('.app-avatar').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.locator('main form [name=password]').waitFor();
    const kept = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: (await caches.keys()).length,
    }));
    expect(kept.databases.filter((name) => /^lagra-.*-\d+$/.test(name ?? ''))).toEqual([]);
    expect(kept.caches).toBe(1);
    proxy.fall();
    await page.goto(`${proxy.origin}/en/apps/products`);
    await page.locator('[name=email]').fill('viewer@example.com');
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[data-testid=sign-in]').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).not.toBe('');
  } finally {
    await close();
  }
}, 60_000);
