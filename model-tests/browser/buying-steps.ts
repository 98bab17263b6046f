import { landedCostTexts } from '#words/landed-cost.words.ts';
import { cell, documentId, field, open, press, settle, type Visitor } from './journey-pages.ts';
import { rowOf } from './settling-steps.ts';
import type { WalkPage } from './walk-page.ts';

/** In any engine. */
type Walker = Visitor<WalkPage>;

/** What the tab of unknown items is called on a receipt. */
const TAB = { en: 'Set aside', sv: 'Avskilt' };

/** Drafts all that is proposed, and places what can be placed. */
export async function orderProposals(visitor: Walker): Promise<void> {
  const { page } = visitor;
  await open(visitor, '/apps/purchasing/reorder');
  await press(page, 'create-drafts');
  await press(page, 'place-all');
  await page.getByTestId('place-all').waitFor({ state: 'detached' });
  await settle(page);
}

/** Sets something unknown aside of a receipt that is to be inspected, inspects it as it was counted, and posts it. */
export async function inspectAndPost(visitor: Walker, receipt: string): Promise<void> {
  const { page } = visitor;
  await open(visitor, `/apps/purchasing/goods-receipts/${receipt}`);
  await page.locator('main [role=tab]').filter({ hasText: TAB[visitor.language] }).first().click();
  await press(page, 'park');
  await field(visitor, 'What its label says').fill('7300000099999');
  await press(page, 'give-park');
  await page.locator('main').filter({ hasText: '7300000099999' }).first().waitFor();
  await press(page, 'command-inspect');
  await page.getByTestId('command-post').first().waitFor();
  await press(page, 'command-post');
  await page.getByTestId('command-post').first().waitFor({ state: 'detached' });
  await settle(page);
}

/** Bills a receipt as it came in, and has it compared; returns the bill's id. */
export async function billReceipt(visitor: Walker, receipt: string): Promise<string> {
  const { page } = visitor;
  await open(visitor, `/apps/purchasing/bills/create?receipt=${receipt}`);
  await field(visitor, "Supplier's number").fill('WALK-1');
  await field(visitor, 'Bankgiro').fill('5050-1055');
  await press(page, 'save-onward');
  const bill = await documentId(visitor, 'bills');
  await page.getByTestId('command-approve').first().waitFor();
  await settle(page);
  return bill;
}

/** Approves a bill that was matched, and posts it; returns its number. */
export async function approveAndPost(visitor: Walker, bill: string): Promise<string> {
  const { page } = visitor;
  await open(visitor, `/apps/purchasing/bills/${bill}`);
  await press(page, 'command-approve');
  await page.getByTestId('command-post').first().waitFor();
  await press(page, 'command-post');
  await page.getByTestId('command-post').first().waitFor({ state: 'detached' });
  await settle(page);
  return (await rowOf<{ number: string }>(visitor, 'supplierBill', bill)).number;
}

/** Puts a bill in a payment file and fetches it: it is fixed from then on. */
export async function payByFile(visitor: Walker, number: string): Promise<void> {
  const { page, words } = visitor;
  await open(visitor, '/apps/purchasing/bills/payments');
  await page.getByLabel(number).first().click();
  await press(page, 'make-payment-file');
  await settle(page);
  const file = page.locator('main section').filter({ hasText: number }).first();
  await file.getByRole('button', { name: words('Download') }).click();
  await page
    .locator('main section')
    .filter({ hasText: visitor.language === 'sv' ? 'låst sedan' : 'fixed since' })
    .first()
    .waitFor();
}

/** A link by which a supplier answers a request; its address. */
export const linkTo = ({ page }: Walker, request: string, supplier: string): Promise<string> =>
  page.evaluate(
    async ([of, party]) => {
      const link = {
        about: 'quoteRequest',
        of,
        purpose: 'quoteRequest',
        party,
        contact: 'Eva',
        locale: 'en',
        days: 30,
      };
      const answer = await fetch('/api/core/companies/1/shared-links/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(link),
      });
      const { path } = await answer.json();
      if (typeof path !== 'string') throw new Error('no link was made');
      return path;
    },
    [request, supplier] as const,
  );

/** Books 100.00 of freight on the newest receipt that there is. */
export async function landFreight(visitor: Walker): Promise<void> {
  const { page, words, language } = visitor;
  await open(visitor, '/apps/purchasing/landed-costs/create');
  await cell(visitor, 'Amount', 1).fill('100');
  const box = page.getByRole('combobox', { name: words('Add a goods receipt') });
  await box.pressSequentially('GR-');
  await page.getByRole('option').first().click();
  await press(page, 'save');
  await documentId(visitor, 'landed-costs');
  await press(page, 'command-post');
  await page
    .getByRole('button', { name: landedCostTexts.commands.post[language], exact: true })
    .nth(1) // of the question
    .click();
  await page.getByTestId('command-reverse').first().waitFor();
  await settle(page);
}
