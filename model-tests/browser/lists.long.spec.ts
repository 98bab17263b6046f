import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unpacked } from '#views/kit/list/xlsx.fixtures.ts';
import { browserOf } from './chromium.ts';
import { growProducts } from './grown-company.ts';
import { comeBack } from './come-back.ts';
import { open, visitAs } from './journey-pages.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const ORDERS = '/apps/sales/orders';

const served = servedBrowser();

/** A person at the list of sales orders. */
async function atOrders(person: string, language: Language, complaints: string[]): Promise<Page> {
  const visitor = await visitAs(person, { ...served, language }, complaints);
  await open(visitor, ORDERS);
  await rows(visitor.page).first().waitFor();
  return visitor.page;
}

const rows = (page: Page) => page.locator('[role=grid] [data-row]');
const firstNames = (page: Page, count: number): Promise<string[]> =>
  page.locator('[role=grid] [data-row] a').evaluateAll(
    (links, most) =>
      links
        .map((link) => ({
          at: Number(link.closest('[data-index]')?.getAttribute('data-index')),
          text: link.textContent,
        }))
        .sort((a, b) => a.at - b.at)
        .slice(0, most)
        .map(({ text }) => text),
    count,
  );
/** Exports what the list shows; returns the file's path. */
async function exported(page: Page, kind: 'csv' | 'xlsx'): Promise<string> {
  const download = page.waitForEvent('download');
  await chooseExport(page, kind);
  return (await download).path();
}

async function chooseExport(page: Page, kind: 'csv' | 'xlsx'): Promise<void> {
  await page
    .locator('[aria-haspopup=menu]')
    .filter({ has: page.locator('.tabler-icon-download') })
    .click();
  await page.locator(`[data-action=${kind}]`).click();
}

const search = (page: Page): string => new URL(page.url()).search;

test('[LI4] a list is narrowed, left and found again by keyboard, and its file has what it shows', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('lists-sv');
  const page = await atOrders('founder', 'sv', complaints);
  await page.keyboard.press('f');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.ui-filter-editor').waitFor();
  await audit.closely(page, 'filter');
  // The last delivery state: everything has been shipped.
  await page.locator('.ui-filter-options input').last().check();
  await page.keyboard.press('Escape');
  await page.locator('[data-filter=fulfilment]').waitFor();
  // A search pending at a navigation step is included in it.
  await page.waitForURL(/fulfilment=/);
  await page.keyboard.press('/');
  // A key that others follow at once is of a scan.
  await page.locator('[role=searchbox]:focus').waitFor();
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowDown');
  const [first = ''] = await firstNames(page, 1);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  await page.goBack();
  await page.locator('[data-filter=fulfilment]').waitFor();
  expect(await page.inputValue('[role=searchbox]')).toBe('ab');
  // Their order depends on which was written first.
  const asked = Object.fromEntries(new URLSearchParams(search(page)));
  expect(asked).toEqual({ fulfilment: expect.stringMatching(/^fulfilment\.\w+$/), q: 'ab' });

  const shown = await firstNames(page, 5);
  const [head = '', ...lines] = (await readFile(await exported(page, 'csv'), 'utf8')).split('\r\n');
  expect(head.startsWith('\uFEFF')).toBe(true);
  expect(lines.slice(0, shown.length).map((line) => line.split(',')[0])).toEqual(shown);

  await page.goBack();
  await page.locator('[data-filter=fulfilment]').waitFor({ state: 'detached' });
  expect(search(page)).toBe('');
  expect(complaints).toEqual([]);
  expect(audit.problems).toEqual([]);
});

test('[LI12] who comes back from a document finds the list where it was, wide and narrow', async () => {
  const complaints: string[] = [];
  const page = await atOrders('viewer', 'en', complaints);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 600 });
    await page.locator(width < 600 ? '.ui-cards' : '[role=grid]').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('End');
    const last = page.locator('[data-index]').last();
    await page.waitForFunction(
      () => Number(document.querySelector('[data-index]')?.getAttribute('data-index')) > 0,
    );
    const index = await last.getAttribute('data-index');
    await page.keyboard.press('Enter');
    await page.waitForURL(/orders\/[^?]+/);
    // The last ones have no number yet.
    await page.getByRole('heading', { level: 1, name: /^(SO-|Draft)/ }).waitFor();
    await page.goBack();
    await page.locator(`[data-index="${index}"]`).waitFor();
  }
  expect(complaints).toEqual([]);
});

test('[LI8] a view that is shared opens for somebody else, columns and all, and a run tells of every row', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('lists-en');
  const page = await atOrders('admin', 'en', complaints);
  await page.getByRole('tab', { name: /^Closed/ }).click();
  await page.getByTestId('list-columns').click();
  await page.getByRole('checkbox', { name: 'Invoicing' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Done');
  await page.getByRole('checkbox', { name: 'Share with everyone in the company' }).check();
  await page.getByRole('button', { name: 'Save the view' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();

  const other = await atOrders('sales', 'en', complaints);
  await other.getByRole('button', { name: 'Views' }).click();
  await other.getByRole('menuitemradio', { name: 'Done' }).click();
  await other.getByRole('tab', { name: /^Closed/, selected: true }).waitFor();
  expect(await other.getByRole('columnheader', { name: 'Invoicing' }).count()).toBe(0);

  await page.getByRole('tab', { name: /^Confirmed/ }).click();
  await page.getByRole('checkbox', { name: 'Select the rows in view' }).click();
  await audit.closely(page, 'selected');
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.locator('[data-action=release]').click();
  const results = page.getByTestId('bulk-results');
  const said = results.locator('p[role=status]');
  await said.waitFor();
  const count = await results.getByRole('grid').getAttribute('aria-rowcount');
  expect(await said.textContent()).toContain(`of ${Number(count) - 1} done.`);
  await audit.look(page, 'results');
  expect(complaints).toEqual([]);
  expect(audit.problems).toEqual([]);
});

const MANY = 20_000;

test('[LI17] a workbook of twenty thousand rows is written beside the page, or said to be none', async () => {
  const context = await served.browser.newContext(browserOf('en'));
  context.setDefaultTimeout(30_000);
  await growProducts(context, MANY);
  const page = await context.newPage();
  const visitor = { page, origin: served.origin, language: 'en', words: wordsIn('en') } as const;
  await comeBack(visitor, 'admin');
  await open(visitor, '/apps/products');
  await rows(page).first().waitFor();

  const watched = await page.evaluateHandle(watchThread);
  const files = await unpacked(new Blob([await readFile(await exported(page, 'xlsx'))]));
  const { longest, took } = await watched.evaluate((watch) => watch());
  expect(files.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(MANY + 1);
  // On the page's own thread, writing would take most of the time.
  expect(longest / took).toBeLessThan(0.2);

  await page.route('**/assets/xlsx-worker*', (route) => route.abort());
  await chooseExport(page, 'xlsx');
  await page.getByText("Couldn't create the file. Check your connection.").waitFor();
  await context.close();
});

/** Runs in the page: from now on measures the total time and the longest block of the page, in ms. */
function watchThread(): () => { readonly longest: number; readonly took: number } {
  const begun = performance.now();
  const held: number[] = [];
  const watch = new PerformanceObserver((list) => {
    held.push(...list.getEntries().map(({ duration }) => duration));
  });
  watch.observe({ type: 'longtask' });
  return () => ({ longest: Math.max(0, ...held), took: performance.now() - begun });
}
