import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { cell, field, settle, type Visitor } from './journey-pages.ts';
import { linkTo } from './mailed-link.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const served = servedBrowser();

/** Presses of buttons, links and Enter, by the step of the way that they belong to; what is typed is none. */
class Presses {
  readonly bySteps = new Map<string, number>();
  #step = '';

  of(step: string): void {
    this.#step = step;
  }

  async on(target: Locator): Promise<void> {
    await target.click();
    this.#count();
  }

  async enter(field: Locator): Promise<void> {
    await field.press('Enter');
    this.#count();
  }

  #count(): void {
    this.bySteps.set(this.#step, (this.bySteps.get(this.#step) ?? 0) + 1);
  }

  get all(): number {
    return [...this.bySteps.values()].reduce((sum, count) => sum + count, 0);
  }
}

interface Beginner extends Visitor {
  readonly presses: Presses;
}

const button = (page: Page, id: string): Locator => page.getByTestId(id).first();
const submit = (page: Page): Locator => button(page, 'submit');
const fill = (page: Page, name: string, text: string): Promise<void> =>
  page.locator(`[name="${name}"]`).first().fill(text);

async function signUp({ page, presses, language }: Beginner, email: string): Promise<void> {
  presses.of('sign up');
  await page.goto(`${served.origin}/${language}/auth/register`);
  await page.locator('[name=plan]').first().waitFor();
  await presses.on(submit(page));
  await fill(page, 'company', 'Tranor AB');
  await presses.on(submit(page));
  await page.locator('[name=method]').first().waitFor();
  await presses.on(submit(page));
  await fill(page, 'name', 'Kim Alm');
  await fill(page, 'email', email);
  await fill(page, 'password', 'three tired cranes');
  await presses.on(submit(page));
  await page.waitForURL(/verify-email-pending/);
  await page.goto(served.origin + (await linkTo(email, 'verify-email')));
  await page.waitForURL(/\/onboarding$/);
}

async function setUp({ page, presses }: Beginner): Promise<void> {
  presses.of('set up');
  await fill(page, 'organisation_number', '556000-0001');
  await presses.on(submit(page));
  await fill(page, 'name', 'Main');
  await fill(page, 'code', 'M');
  await presses.on(submit(page));
  await fill(page, 'sku', 'CRANE');
  await fill(page, 'product-name', 'Crane');
  await presses.on(submit(page));
  await page.getByText('CRANE').waitFor();
  await presses.on(button(page, 'next'));
  await presses.on(button(page, 'finish'));
  await presses.on(button(page, 'go-to-work'));
  await page.waitForURL(/\/dashboard$/);
}

/** From the list of what is to be done first. */
async function begin({ page, presses }: Beginner, step: string): Promise<void> {
  presses.of(step);
  if (!page.url().endsWith('/dashboard')) await presses.on(page.locator('nav a[href$="/dashboard"]').first());
  await presses.on(page.locator(`[data-step=${step}] a`));
}

async function addParty(beginner: Beginner, step: 'supplier' | 'customer', name: string): Promise<void> {
  const { page, presses } = beginner;
  await begin(beginner, step);
  await field(beginner, 'Name').fill(name);
  await presses.on(button(page, 'save'));
  await settle(page);
}

/** Types a code where lines are added. */
async function addLine({ page, words, presses }: Beginner, label: string, sku: string): Promise<void> {
  const scan = page.getByRole('textbox', { name: words(label) });
  await scan.fill(sku);
  await presses.enter(scan);
}

/** The next step of work, as the page has it. */
const next = (page: Page): Locator => page.locator('main [data-variant=primary]').first();

async function buy(beginner: Beginner): Promise<void> {
  const { page, presses } = beginner;
  presses.of('purchase');
  await presses.on(next(page));
  await addLine(beginner, 'Scan or type a code', 'CRANE');
  await cell(beginner, 'Quantity', 1).fill('10');
  await cell(beginner, 'Price', 1).fill('40');
  await presses.on(button(page, 'save-onward'));
  presses.of('stock');
  await presses.on(button(page, 'receive-goods'));
  await cell(beginner, 'Counted', 1).fill('10');
  await presses.on(button(page, 'command-post'));
  await button(page, 'command-post').waitFor({ state: 'detached' });
  await settle(page);
  presses.of('put away');
  await presses.on(next(page));
  await presses.on(button(page, 'propose-lines'));
  await presses.on(button(page, 'save-onward'));
  await settle(page);
  await presses.on(button(page, 'command-move'));
  await presses.on(button(page, 'give-parts'));
  await settle(page);
}

/** Returns the address of the order. */
async function sell(beginner: Beginner): Promise<string> {
  const { page, presses } = beginner;
  presses.of('order');
  await presses.on(next(page));
  await addLine(beginner, 'Add by SKU or barcode', 'CRANE');
  await cell(beginner, 'Quantity', 1).fill('3');
  await cell(beginner, 'Price', 1).fill('100');
  await field(beginner, 'Street').fill('Storgatan 1');
  await field(beginner, 'City').fill('Lund');
  await presses.on(button(page, 'save-onward'));
  await button(page, 'command-release').waitFor();
  const order = page.url();
  await ship(beginner);
  return order;
}

/** At the desk, where everything lies as the list says. */
async function ship(beginner: Beginner): Promise<void> {
  const { page, presses } = beginner;
  presses.of('ship');
  await presses.on(button(page, 'command-release'));
  await presses.on(page.locator('main a[href*="/apps/warehouse/picking/"]').first());
  await presses.on(button(page, 'as-listed'));
  await presses.on(button(page, 'command-finish'));
  await cell(beginner, 'Weight, kg', 1).fill('1');
  await presses.on(button(page, 'command-packAndShip'));
  await button(page, 'command-packAndShip').waitFor({ state: 'detached' });
  await settle(page);
}

async function walk(language: Language): Promise<Presses> {
  const context = await served.browser.newContext({
    ...browserOf(language),
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const presses = new Presses();
  const beginner: Beginner = { page, presses, origin: served.origin, language, words: wordsIn(language) };
  await signUp(beginner, `kim-${randomUUID().slice(0, 8)}@example.com`);
  await setUp(beginner);
  await addParty(beginner, 'supplier', 'Fåglar AB');
  await buy(beginner);
  await addParty(beginner, 'customer', 'Fiskar AB');
  const order = await sell(beginner);
  await page.goto(order);
  await page.locator('main').getByText(beginner.words('Shipped'), { exact: true }).first().waitFor();
  await context.close();
  return presses;
}

test.each(['en', 'sv'] as const)(
  '[ONB8] from sign-up to goods that were bought, sold and shipped in 35 presses at most, in %s',
  async (language) => {
    const presses = await walk(language);
    console.log(`${presses.all} presses in ${language}:`, Object.fromEntries(presses.bySteps));
    expect(presses.all).toBeLessThanOrEqual(35);
  },
  180_000,
);
