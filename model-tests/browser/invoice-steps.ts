import { camtDetails, camtEntry, camtFixture } from '#server/invoicing/bank-files/camt.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { invoiceTexts } from '#words/invoice.words.ts';
import { documentId, open, press, settle, type Visitor } from './journey-pages.ts';
import type { WalkPage } from './walk-page.ts';

/** In any engine. */
type Walker = Visitor<WalkPage>;

/** What the customer gets to know of an invoice. */
export interface Bill {
  readonly id: string;
  readonly number: string;
  readonly ocr: string;
  /** Minor units. */
  readonly payable: number;
}

/** Makes a draft of what left of the open order; returns its id. */
export async function draftInvoice(visitor: Walker): Promise<string> {
  const { page } = visitor;
  await press(page, 'invoice-order');
  await press(page, 'begin-invoice');
  const id = await documentId(visitor, 'invoices');
  await page.getByTestId('command-issue').waitFor();
  await settle(page);
  return id;
}

/** Issues the open draft. */
export async function issueInvoice({ page, words }: Walker, id: string): Promise<Bill> {
  await press(page, 'command-issue');
  await page
    .getByRole('button', { name: words('Issue'), exact: true })
    .nth(1) // of the question
    .click();
  await page.getByTestId('command-issue').first().waitFor({ state: 'detached' });
  await settle(page);
  return page.evaluate(async (invoice) => {
    const answer = await fetch(`/api/core/companies/1/documents/invoice/${invoice}/`);
    const { row } = await answer.json();
    return { id: invoice, number: row.number, ocr: row.issue.ocr, payable: row.totals.payable };
  }, id);
}

/** Takes in what the bank says of the money for an invoice, as if it was dropped there, and records it. */
export async function payByBankFile(visitor: Walker, { number, ocr, payable }: Bill): Promise<void> {
  const { page } = visitor;
  await open(visitor, '/apps/sales/payments/bank-files');
  const amount = (payable / 100).toFixed(2);
  const day = now().slice(0, 10);
  const entry = camtEntry({ amount, day, reference: `BG-${number}`, details: camtDetails(ocr) });
  const account = '<Othr><Id>999-9996</Id></Othr>';
  const content = camtFixture(entry, { message: `M-${number}`, account }).toString();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.evaluate((text) => {
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file can be chosen');
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'camt.xml', { type: 'application/xml' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, content);
  await page.locator('tr[data-row]').filter({ hasText: number }).first().waitFor();
  await press(page, 'record-entries');
  await page.locator('tr[data-row]').first().waitFor({ state: 'detached' });
  await settle(page);
}

/** Opens an invoice, and waits until its page says that it is paid. */
export async function seePaid(visitor: Walker, { id, number }: Bill): Promise<void> {
  const { page, language } = visitor;
  await open(visitor, `/apps/sales/invoices/${id}`);
  await page.locator('main h1').filter({ hasText: number }).first().waitFor();
  await page
    .locator('.ui-page-name')
    .filter({ hasText: invoiceTexts.states['payment.paid'][language] })
    .first()
    .waitFor();
}

/** Saves the vouchers of this month for the books; returns how the file begins. */
export async function saveVouchers(visitor: Walker): Promise<string> {
  const { page } = visitor;
  await open(visitor, '/apps/sales/invoices/sie');
  // What is saved goes to a folder that no page sees: it is read where the page hands it over.
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => {
      if (content instanceof Blob)
        void content.text().then((text) => (document.documentElement.dataset['saved'] = text.slice(0, 40)));
      return make(content);
    };
  }, null);
  await press(page, 'sie');
  const saved = page.locator('html[data-saved]');
  await saved.waitFor({ state: 'attached' });
  return (await saved.getAttribute('data-saved')) ?? '';
}
