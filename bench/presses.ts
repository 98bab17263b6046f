import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { allRows } from '#server/import/company-data.ts';
import { freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { mailedLink } from '#server/testing/mailed-link.ts';
import type { Bench } from './bench.ts';
import { inputToPaint, openBrowser, signInWindow } from './browser.ts';
import { atMost, ofRounds, type Figure } from './figures.ts';
import { countedReceipt, founder } from './large-company.ts';

const ROUNDS = 5;
/** Milliseconds until what a press does is seen. */
const FELT = 200;
const LINES = 10;

type Times = Map<string, number[]>;

/**
 * The presses of a working day that were named as slow, in the large company: from the finger on the button to the end of the
 * first frame that shows what it did.
 */
export async function measurePresses(bench: Bench): Promise<Figure[]> {
  const times: Times = new Map();
  const { company, warehouse, products } = await bench.large();
  const address = await bench.server.serve();
  const places = await allRows(bench.server.database, company, 'warehouse');
  const location = places.find(({ id }) => id === warehouse)?.receiving ?? '';
  const browser = await openBrowser();
  try {
    await confirmAddress(browser, address, bench.server.folder, times);
    for (let round = 0; round < ROUNDS; round += 1) await signIn(browser, address, times);
    const { page } = await signInWindow(browser, address);
    for (let round = 0; round < ROUNDS; round += 1) {
      const document = freshId();
      const goods = products.slice(round * LINES, (round + 1) * LINES);
      await mustPropose(
        bench.server.executor,
        company,
        countedReceipt(document, { warehouse, location }, goods),
      );
      await receive(page, `${address}/en/apps/purchasing/goods-receipts/${document}`, times);
      await unusual(page, address, times);
    }
    return [...times].map(([name, all]) => ofRounds(`presses: ${name}`, 'ms', all, { target: atMost(FELT) }));
  } finally {
    await browser.close();
  }
}

/** Presses something, until something else is on the page. */
async function press(
  page: Page,
  times: Times,
  name: string,
  selector: string,
  appears: string,
): Promise<void> {
  await page.locator(selector).first().waitFor();
  const [time = Number.NaN] = await inputToPaint(page, 'pointerdown', [{ appears }], () =>
    page.locator(selector).first().click(),
  );
  times.set(name, [...(times.get(name) ?? []), time]);
}

async function signIn(browser: Browser, address: string, times: Times): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/en/auth/login`);
  await page.fill('input[name=email]', founder.email);
  await page.fill('input[type=password]', founder.password);
  await press(page, times, 'sign in, a new device', '[data-testid=sign-in]', '.dashboard-pair');
  await context.close();
}

async function receive(page: Page, address: string, times: Times): Promise<void> {
  await page.goto(address);
  await press(page, times, 'post a receipt', '[data-testid=command-post]', '[data-testid=put-away]');
  await press(page, times, 'begin its put-away', '[data-testid=put-away]', '[data-testid=propose-lines]');
  await press(page, times, 'propose its places', '[data-testid=propose-lines]', 'main tbody tr:nth-child(2)');
  await press(page, times, 'save and reserve it', '[data-testid=save-onward]', '[data-testid=command-move]');
}

async function unusual(page: Page, address: string, times: Times): Promise<void> {
  await page.goto(`${address}/en/apps/flows`);
  await press(
    page,
    times,
    'open what was unusual',
    'main a[href$="/apps/flows/unusual"]',
    '.flow-map .flow-calm, .flow-map .flow-rows',
  );
}

/** Signs a company up, and follows the link of the letter. */
async function confirmAddress(
  browser: Browser,
  address: string,
  folder: string,
  times: Times,
): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const email = `kim-${freshId()}@example.com`;
  const fill = (name: string, text: string): Promise<void> => page.fill(`[name="${name}"]`, text);
  const on = (): Promise<void> => page.click('[data-testid=submit]');
  await page.goto(`${address}/en/auth/register`);
  await page.locator('[name=plan]').first().waitFor();
  await on();
  await fill('company', 'Cranes AB');
  await on();
  await page.locator('[name=method]').first().waitFor();
  await on();
  await fill('name', 'Kim Alm');
  await fill('email', email);
  await fill('password', 'three tired herons');
  await press(page, times, 'sign up', '[data-testid=submit]', '.auth-links a[href$="/auth/register"]');
  await page.waitForURL(/verify-email-pending/);
  const began = performance.now();
  await page.goto(address + (await linkTo(email, folder)));
  await page.waitForURL(/\/onboarding$/);
  await page.locator('main h1').first().waitFor();
  times.set('open the link of the letter', [performance.now() - began]);
}

/** The path of the link that confirms an address, once its letter has been written. */
async function linkTo(email: string, folder: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const path = mailedLink(folder, email, 'verify-email');
    if (path !== undefined) return path;
    await pause(100);
  }
  throw new Error('no letter came');
}
