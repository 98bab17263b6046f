import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeLevel } from '../kernel/report-parts.ts';
import { browserOf } from './chromium.ts';
import { modelOf } from './command-replay.ts';
import { onTheWay } from './document-on-the-way.ts';
import { enter, type } from './keyboard.ts';
import { linkTo } from './mailed-link.ts';
import { pageAudit } from './page-audit.ts';
import type { PageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { partOnTheWay, toldPath } from './told-path.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const first = 'three tired herons';
const second = 'four tired herons';

const served = servedBrowser();

async function register(page: Page, at: string, email: string, audit: PageAudit): Promise<void> {
  await page.goto(`${at}/auth/register`);
  await page.locator('[name=plan]').first().waitFor();
  await audit.closely(page, 'register-plan');
  await enter(page);
  await type(page, 'company', 'Storks AB');
  await audit.closely(page, 'register-company');
  await enter(page);
  await page.locator('[name=method]').first().waitFor();
  await audit.closely(page, 'register-payment');
  await enter(page);
  await type(page, 'name', 'Kim Alm');
  await type(page, 'email', email);
  await type(page, 'password', first);
  await audit.closely(page, 'register-account');
  await enter(page);
  await page.waitForURL(/verify-email-pending/);
}

async function signIn(page: Page, at: string, email: string, password: string): Promise<void> {
  await page.goto(`${at}/auth/login`);
  await type(page, 'email', email);
  await type(page, 'password', password);
  await enter(page, '[data-testid=sign-in]');
}

/** Sets the company up as far as the first product, leaves, and comes back to finish. */
async function setUp(page: Page, at: string, audit: PageAudit): Promise<void> {
  await page.waitForURL(/\/onboarding$/);
  await type(page, 'organisation_number', '556000-0001');
  await enter(page);
  await type(page, 'name', 'Main');
  await type(page, 'code', 'M');
  await audit.closely(page, 'onboarding-warehouse');
  await enter(page);
  await page.locator('[name=sku]').waitFor();
  await enter(page, '[data-testid=skip]');
  await page.waitForURL(/\/dashboard$/);
  await page.goto(`${at}/onboarding`);
  await type(page, 'sku', 'H-1');
  await type(page, 'product-name', 'Heron');
  await audit.closely(page, 'onboarding-products');
  await enter(page);
  await page.getByText('H-1').waitFor();
  await enter(page, '[data-testid=next]');
  await page.locator('[data-testid=add-line]').waitFor();
  await audit.closely(page, 'onboarding-invite');
  await enter(page, '[data-testid=finish]');
  await enter(page, '[data-testid=go-to-work]');
  await page.waitForURL(/\/dashboard$/);
}

/** From a visitor to a working company and back in with another password; returns what is wrong with the pages. */
async function travel(language: Language): Promise<readonly string[]> {
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const audit = pageAudit(`account-${language}`);
  page.on('pageerror', (error) => void audit.problems.push(String(error)));
  page.on('console', (line) => void (line.type() === 'error' && audit.problems.push(line.text())));
  const began = performance.now();
  const at = `${served.origin}/${language}`;
  const email = `kim-${language}@example.com`;

  await page.goto(served.origin);
  await page.waitForURL(`${at}`);
  await page.locator('main h1').waitFor();
  await audit.closely(page, 'landing');
  await register(page, at, email, audit);
  await page.goto(served.origin + (await linkTo(email, 'verify-email')));
  await page.waitForURL(/\/onboarding$/);
  await audit.closely(page, 'verified');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto(`${at}/auth/forgot-password`);
  await type(page, 'email', email);
  await enter(page);
  await page.goto(served.origin + (await linkTo(email, 'reset-password')));
  await type(page, 'new_password', second);
  await type(page, 'again', second);
  await audit.closely(page, 'reset-password');
  await enter(page);
  await page.locator('[data-tone=success]').waitFor();

  await signIn(page, at, email, second);
  await setUp(page, at, audit);
  await keepWay(page, language, performance.now() - began);
  await context.close();
  return audit.problems;
}

/** What is founded with a company. */
const founded = ['company', 'role', 'reason', 'paymentTerm', 'deliveryTerm', 'account', 'labelFormat'];

/** Records what the company and what began with it went through on the way, from their log. */
async function keepWay(page: Page, language: Language, ms: number): Promise<void> {
  const company = await page.evaluate(() => JSON.parse(localStorage.getItem('active-company') ?? '').id);
  const visitor = { page, origin: served.origin, language, words: wordsIn(language), company };
  const model = await modelOf(visitor, company);
  const seen = new Set<string>();
  for (const kind of founded) {
    const ids = [...model.all(kind).keys()];
    const paths = await Promise.all(ids.map((id) => toldPath(visitor, kind, id)));
    for (const path of paths) for (const id of Object.keys(path)) seen.add(id);
    writeLevel(partOnTheWay(kind, paths, ms), undefined, `account-${language}`);
  }
  expect([...seen].toSorted()).toEqual(onTheWay['account.long.spec.ts']?.toSorted());
}

/** Signing up and getting to work in these languages, each with its own browser and company. */
export function describeAccount(languages: readonly Language[]): void {
  test.each(languages)(
    '[REG2, ONB3] from a visitor to a company that is set up, by keyboard alone and by mail, in %s',
    async (language) => {
      expect(await travel(language)).toEqual([]);
    },
    240_000,
  );
}
