import { expect, test } from 'vitest';
import { demoModel, goodsInStock } from '../engines/demo-model.ts';
import * as bill from './invoice-steps.ts';
import { open, visitAs, type Visitor } from './journey-pages.ts';
import * as step from './journey-steps.ts';
import { tabTo } from './keyboard.ts';
import { outOfReach } from './reach-audit.ts';
import { paymentOf } from './hand-written-invoice.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { freeSetOff, give, invoicesOf, keepFee, lateInvoice, rowOf, setOff } from './settling-steps.ts';
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

test('[PATHS] a credit note is set off against another invoice and freed, and what is left of a payment is kept for a reminder', async () => {
  const complaints: string[] = [];
  const { browser, origin } = served;
  const visitor = await visitAs('admin', { browser, origin, language: 'sv' }, complaints);
  const { page } = visitor;
  const today = now().slice(0, 10);
  await open(visitor, '/apps/sales/invoices');
  const reminded = await lateInvoice(visitor);
  const { customer } = reminded;
  const [paid = '', other = ''] = await invoicesOf(visitor, customer, 2);
  const [note, payment, late] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const head = { type: 'creditNote', customer, orders: [], corrects: paid };
  await give(visitor, [
    paymentOf(payment, customer, 125_00, today, { invoice: paid, amount: 125_00 }),
    { kind: 'invoice', document: note, type: 'create', data: head },
    { kind: 'invoice', document: note, type: 'issue' },
  ]);
  await open(visitor, `/apps/sales/invoices/${note}`);
  await setOff(visitor);
  const wide = page.viewportSize() ?? phone;
  await page.setViewportSize(phone);
  expect(await outOfReach(page)).toEqual([]);
  await page.setViewportSize(wide);
  const standing = async (id: string) =>
    (await rowOf<{ state: Record<string, string> }>(visitor, 'invoice', id)).state['payment'];
  expect(await standing(note)).toBe('setOff');
  await freeSetOff(visitor);
  expect([await standing(note), await standing(other)]).toEqual(['unpaid', 'unpaid']);
  const { policies } = await rowOf<{ policies: object }>(visitor, 'company', 'company');
  const steps = [1, 2, 3].map((after) => ({ after, fee: 60_00, text: { en: '', sv: '' } }));
  const { id: invoice, payable: amount } = reminded;
  await give(visitor, [
    {
      kind: 'company',
      document: 'company',
      type: 'changePolicies',
      data: { ...policies, reminders: { isNightly: false, steps } },
    },
    { kind: 'invoice', document: invoice, type: 'remind' },
    paymentOf(late, customer, amount + 60_00, today, { invoice, amount }),
  ]);
  await keepFee(visitor, late);
  expect((await rowOf<{ state: string }>(visitor, 'payment', late)).state).toBe('allocated');
  expect(complaints).toEqual([]);
  await page.context().close();
});
