import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pathRuleTexts } from '#words/path-rule.words.ts';
import { plainParts } from '../kernel/spoken-texts.ts';
import { browserOf } from './chromium.ts';
import { signIn } from './journey-pages.ts';
import { speakPseudo } from './pseudo-locale.ts';
import { servedBrowser } from './served-browser.ts';
import { dataTexts, hardCoded, shownTexts } from './text-origin.ts';
import type { DataTexts } from './text-origin.ts';
import { wordsIn } from './words.ts';

const served = servedBrowser();
let page: Page;
const data: DataTexts = dataTexts();
for (const text of plainParts) data.know(text);
for (const { en } of Object.values(pathRuleTexts)) data.know(en);
data.know('Incoterms 2020');
// What stands around the names in the text of a shortage, too short to be told from other texts.
for (const part of ['No more ', ', by ']) data.know(part);
const reading: Promise<void>[] = [];

beforeAll(async () => {
  const context = await served.browser.newContext(browserOf('en'));
  context.setDefaultTimeout(20_000);
  await speakPseudo(context);
  page = await context.newPage();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) reading.push(data.read(response));
  });
});

/** Navigates within the application, and waits until the page is drawn. */
async function go(path: string): Promise<void> {
  if (new URL(page.url()).pathname === `/en${path}`) return;
  await page.evaluate((to) => {
    for (const old of document.querySelectorAll('main h1')) old.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, `/en${path}`);
  await page.locator('main h1:not([data-left])').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main :is([aria-busy=true], .ui-skeleton)'));
}

async function look(name: string): Promise<readonly string[]> {
  await Promise.all(reading);
  data.know(new URL(page.url()).pathname);
  const shown = await shownTexts(page);
  expect(shown.length).toBeGreaterThan(5);
  return hardCoded(shown, data).map((fault) => `${name}: ${fault}`);
}

// Pages of the public site bring their own words.
const before = ['/auth/register', '/auth/forgot-password', '/auth/login', '/no/such/page'];
/** Lists whose rows lead to a page of their own. */
const lists = [
  '/apps/sales/orders',
  '/apps/purchasing/orders',
  '/apps/products',
  '/apps/inventory/items',
  '/apps/warehouse/picking',
  '/apps/sales/customers',
];
const others = [
  '/dashboard',
  '/apps/inventory/receiving',
  '/apps/inventory/locations',
  '/apps/sales/picking',
  '/apps/sales/shipments',
  '/apps/warehouse/warehouse',
  '/apps/products/categories',
  '/apps/sales/orders/create',
  '/apps/products/create',
  '/apps/purchasing/suppliers/create',
  '/apps/settings/team-members',
  '/apps/roles?id=new',
  '/apps/permissions',
  '/apps/settings/profile',
  '/apps/inbox',
  '/apps/integrations',
  '/not-authorized',
];

/** The first document of the open list. */
async function firstDocument(): Promise<string> {
  const found = await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main [role=grid] a[href]')];
    return links.map(({ pathname }) => pathname).find((path) => /[0-9a-f-]{36}$/.test(path));
  });
  return String(await found.jsonValue()).replace(/^\/en/, '');
}

test('[I18N12] no page before the sign-in has a text that is not in the catalogue', async () => {
  const faults: string[] = [];
  for (const path of before) {
    await page.goto(`${served.origin}/en${path}`);
    await page.locator('h1').first().waitFor();
    faults.push(...(await look(path)));
  }
  expect(faults).toEqual([]);
});

test('[I18N12] no list, document, form or panel has a text that is not in the catalogue', async () => {
  await signIn({ page, origin: served.origin, language: 'en', words: wordsIn('en') }, 'founder');
  const faults: string[] = [];
  for (const path of lists) {
    await go(path);
    faults.push(...(await look(path)));
    await go(await firstDocument());
    faults.push(...(await look(`below ${path}`)));
  }
  for (const path of others) {
    await go(path);
    faults.push(...(await look(path)));
  }
  await go('/apps/sales/orders');
  for (const [key, surface] of [
    ['?', '.ui-shortcuts'],
    ['Control+k', '.ui-command-option'],
  ] as const) {
    await page.keyboard.press(key);
    // The article is no text of the catalogue; the keys beside it are.
    if (key === '?') await page.locator('[role=dialog] [data-tab=keys]').click();
    await page.locator(surface).first().waitFor();
    faults.push(...(await look(key)));
    await page.keyboard.press('Escape');
    await page.locator(surface).first().waitFor({ state: 'detached' });
  }
  expect([...new Set(faults)]).toEqual([]);
});

test('[I18N12] a text that was written into the code is found, wherever it stands', async () => {
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p>Written here</p><p hidden>Out of sight</p><button aria-label="Do it" title="Does it">+</button><input placeholder="Type here">',
      );
  });
  const found = await look('here');
  expect(found.map((fault) => fault.replace(/^here: /, ''))).toEqual([
    '“Written here” (Written here) in p',
    '“Do it” (Do it) in aria-label of button',
    '“Does it” (Does it) in title of button',
    '“Type here” (Type here) in placeholder of input',
  ]);
});
