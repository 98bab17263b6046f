import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { documentId, open, settle, signIn } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { pageAudit } from './page-audit.ts';
import type { PageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { pageWordsIn, wordsIn } from './words.ts';
import type { Language } from './words.ts';

const served = servedBrowser();

async function seller(language: Language): Promise<Visitor & { readonly complaints: string[] }> {
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(String(error)));
  const visitor = { page, origin: served.origin, language, words: wordsIn(language), complaints };
  await comeBack(visitor, 'sales');
  return visitor;
}

const NEW = '/apps/sales/orders/create';
const rows = (page: Page) => page.locator('table tr[data-row]');
const quantities = (page: Page): Promise<string[]> =>
  page
    .locator('td[data-column=quantity] input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)); // cells are inputs

/** Tabs from the current focus to a cell of the first line. */
async function tabTo(page: Page, column: string): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    if ((await page.locator(`td[data-column=${column}] :focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${column}`);
}

/** Types into a search field and takes its first suggestion. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
}

/** Pastes what Excel puts on the clipboard into the focused field. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** What every document page has, checked on the open order: history, files, paper. */
async function lookAround(visitor: Visitor, order: string, audit: PageAudit): Promise<void> {
  const { page } = visitor;
  await page.locator('[data-tab=history]').click();
  await page.locator('.ui-timeline ins').first().waitFor();
  expect(await page.locator('.ui-timeline').innerText()).toMatch(/SO-\d{4}-\d{5}/);
  await audit.look(page, 'order-history');
  await page.locator('[data-tab=files]').click();
  const file = { name: 'följesedel.txt', mimeType: 'text/plain', buffer: Buffer.from('Två kollin') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.file-card').waitFor();
  await audit.look(page, 'order-files');
  await open(visitor, `/apps/sales/orders/${order}/print`);
  await page.locator('.paper svg').waitFor();
  await audit.look(page, 'order-paper');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header, nav, footer').filter({ visible: true }).count()).toBe(2);
  await page.emulateMedia({ media: 'screen' });
}

test('[DP9, DP10, DP12, FS1, PAP1] a whole order is written, mended and confirmed with the keyboard alone', async () => {
  const visitor = await seller('sv');
  const { page, complaints } = visitor;
  const audit = pageAudit('forms');
  await open(visitor, NEW);
  await page.locator('[role=combobox]:focus').waitFor();
  await find(page, 'a');
  await tabTo(page, 'product');
  await find(page, '1');
  const sku = await page.locator('td[data-column=product] input').first().inputValue();
  await tabTo(page, 'quantity');
  await page.keyboard.type('3');
  await page.keyboard.press('Control+d');
  await expect.poll(() => quantities(page)).toEqual(['3', '3']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('5');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect.poll(() => quantities(page)).toEqual(['5', '3']);
  for (const _ of ['move', 'five', 'duplicate']) await page.keyboard.press('Control+z');
  await expect.poll(() => quantities(page)).toEqual(['3']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => quantities(page)).toEqual(['3', '3']);
  const code = sku.split(' · ')[0] ?? '';
  await page.locator('td[data-column=quantity] input').first().focus();
  await page.keyboard.press('Shift+Tab');
  await paste(page, `${code}\t7\nFINNS-INTE\t1\n${code}\t8\n`);
  await page.getByText('FINNS-INTE').waitFor();
  await expect.poll(() => quantities(page)).toEqual(['7', '8']);
  await audit.look(page, 'order-form');
  await page.keyboard.press('Control+Shift+Enter');
  const order = await documentId(visitor, 'orders');
  await settle(page);
  expect(await page.locator('[data-kind=salesOrder]').getAttribute('data-state')).toContain('confirmed');
  expect(await rows(page).count()).toBe(2);
  await lookAround(visitor, order, audit);
  expect([...audit.problems, ...complaints]).toEqual([]);
  await page.context().close();
});

test('[DR5, DP8] what was written is there after leaving, a reload and a sign-out, until it is given up', async () => {
  const visitor = await seller('en');
  const { page, words, complaints } = visitor;
  const reference = page.getByRole('textbox', { name: words('Their reference') });
  const note = page.getByTestId('start-over');
  await open(visitor, NEW);
  await reference.fill('kept for later');
  await page
    .getByRole('link', { name: words('Sales orders'), exact: true })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/sales/orders'));
  await open(visitor, NEW);
  await note.waitFor();
  expect(await reference.inputValue()).toBe('kept for later');
  await reference.fill('kept through the night');
  await page.locator('.app-avatar').click();
  await page.getByRole('menuitem', { name: words('Sign out') }).click();
  await page.locator('input[name=email]').waitFor();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await signIn(visitor, 'sales');
  await open(visitor, NEW);
  await note.waitFor();
  expect(await reference.inputValue()).toBe('kept through the night');
  await page.getByTestId('cancel').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pageWordsIn(visitor.language)('Discard') })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/sales/orders'));
  await open(visitor, NEW);
  await page.locator('[role=combobox]:focus').waitFor();
  expect([await note.count(), await reference.inputValue()]).toEqual([0, '']);
  expect(complaints).toEqual([]);
  await page.context().close();
});
