import { expect, test } from 'vitest';
import { demoModel, goodsInStock } from '../engines/demo-model.ts';
import * as bill from './invoice-steps.ts';
import { visitAs, type Visitor } from './journey-pages.ts';
import * as step from './journey-steps.ts';
import { tabTo } from './keyboard.ts';
import { outOfReach } from './reach-audit.ts';
import { servedBrowser } from './served-browser.ts';

const served = servedBrowser();
const phone = { width: 390, height: 844 };

/** Sells two pieces of something, and ships them; returns the order's page. */
async function shipped(visitor: Visitor): Promise<string> {
  const goods = goodsInStock(await demoModel(served.origin), 2000);
  await step.sellGoods(visitor, goods, 2);
  const order = visitor.page.url();
  const pick = await step.releaseOrder(visitor);
  await step.claimPick(visitor, pick);
  await step.pickByScanning(visitor, goods, 2);
  await step.packAndShip(visitor);
  return order;
}

test('[PATHS] what was ordered and shipped is invoiced, issued, paid by a file of the bank, and in the books', async () => {
  const complaints: string[] = [];
  const { browser, origin } = served;
  const visitor = await visitAs('admin', { browser, origin, language: 'sv' }, complaints);
  const { page, words } = visitor;
  await page.goto(await shipped(visitor));
  const issued = await bill.issueInvoice(visitor, await bill.draftInvoice(visitor));
  expect(issued.number).toMatch(/^INV-\d{4}-\d{5}$/);
  await page.setViewportSize(phone);
  expect(await outOfReach(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: words('More actions') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: words('Download PDF') }).click();
  expect((await saving).suggestedFilename()).toContain(issued.number);
  await bill.payByBankFile(visitor, issued);
  await bill.seePaid(visitor, issued);
  expect(await bill.saveVouchers(visitor)).toMatch(/^#FLAGGA 0/);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('[PATHS] an invoice is written, issued and paid by keys alone', async () => {
  const { browser, origin } = served;
  const { page } = await visitAs('admin', { browser, origin, language: 'en' }, []);
  const { keyboard } = page;
  await page.goto(`${origin}/en/apps/sales/invoices/create`);
  await page.locator('main input:focus').waitFor();
  await keyboard.type('kalmar');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, '[data-testid=begin-invoice]:not([aria-disabled=true])');
  await keyboard.press('Enter');
  // The button that cannot be pressed yet says why, and lets who tabs go on.
  await tabTo(page, '[data-testid=command-issue]');
  await tabTo(page, '.ui-lines-add > button:first-child');
  await keyboard.press('Enter');
  await page.locator('input[aria-label="Text, line 1"]:focus').waitFor();
  await keyboard.type('Work on site');
  await tabTo(page, '[aria-label="Quantity, line 1"]');
  await keyboard.type('2');
  await tabTo(page, '[aria-label="Price, line 1"]');
  await keyboard.type('150');
  await tabTo(page, '.ui-lines-add > button:first-child');
  await tabTo(page, '[data-testid=command-issue]:not([aria-disabled=true])');
  await keyboard.press('Enter');
  await tabTo(page, '[role=dialog] .ui-button[data-variant=primary]');
  await keyboard.press('Enter');
  await tabTo(page, '[data-testid=record-payment]');
  await keyboard.press('Enter');
  await page.waitForURL(/\/payments\/create/);
  await tabTo(page, '[data-testid=save]');
  await keyboard.press('Enter');
  const state = page.locator('.ui-page-name', { hasText: 'Allocated' });
  await state.waitFor();
  expect(await state.textContent()).toMatch(/^PAY-/);
  await page.context().close();
});
