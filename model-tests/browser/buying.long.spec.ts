import { describe, expect, test } from 'vitest';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { demoModel, receiptToInspect } from '../engines/demo-model.ts';
import * as buy from './buying-steps.ts';
import { open, press, settle, visitAs, type Visitor } from './journey-pages.ts';
import { servedBrowser } from './served-browser.ts';
import { rowOf } from './settling-steps.ts';

const served = servedBrowser();

const complaints: string[] = [];
const as = (person: string, language: 'en' | 'sv'): Promise<Visitor> =>
  visitAs(person, { browser: served.browser, origin: served.origin, language }, complaints);
const leave = ({ page }: Visitor): Promise<void> => page.context().close();

describe('[PATHS] what a company buys', () => {
  test('is proposed, ordered, inspected and billed, approved by somebody else and paid by a file, each by who may', async () => {
    const buyer = await as('purchasing', 'en');
    await buy.orderProposals(buyer);
    const receipt = receiptToInspect(await demoModel(served.origin));
    const keeper = await as('warehouse', 'sv');
    await buy.inspectAndPost(keeper, receipt);
    const bill = await buy.billReceipt(buyer, receipt);
    expect(await buyer.page.getByTestId('command-approve').first().getAttribute('aria-disabled')).toBe(
      'true',
    );
    await leave(buyer);
    await leave(keeper);
    const boss = await as('admin', 'sv');
    await buy.payByFile(boss, await buy.approveAndPost(boss, bill));
    await leave(boss);
    expect(complaints).toEqual([]);
  });

  test('is asked for: a supplier answers by its link, and gets the order', async () => {
    const requests = (await demoModel(served.origin))
      .all('quoteRequest')
      .values() as Iterable<QuoteRequestRow>;
    const request = [...requests].find(({ state }) => state === 'sent');
    const supplier = request?.suppliers[0]?.supplier;
    if (!request || supplier === undefined) throw new Error('the demonstration has no request that waits');
    const buyer = await as('purchasing', 'en');
    await open(buyer, `/apps/purchasing/quote-requests/${request.id}`);
    const path = await buy.linkTo(buyer, request.id, supplier);
    const outside = await served.browser.newContext();
    const page = await outside.newPage();
    await page.goto(new URL(path, served.origin).href);
    await page
      .getByLabel(/^Price for/)
      .first()
      .waitFor();
    for (const price of await page.getByLabel(/^Price for/).all()) await price.fill('12.50');
    await page.getByTestId('shared-answer').click();
    await page.getByText('Send the changed quote').waitFor();
    await outside.close();
    await press(buyer.page, 'command-award');
    await press(buyer.page, 'give-award');
    await buyer.page.getByTestId('command-award').first().waitFor({ state: 'detached' });
    await settle(buyer.page);
    const { award } = await rowOf<QuoteRequestRow>(buyer, 'quoteRequest', request.id);
    expect(award?.orders).toMatchObject([{ supplier }]);
    await leave(buyer);
    expect(complaints).toEqual([]);
  });

  test('costs its freight, too', async () => {
    const buyer = await as('admin', 'sv');
    await buy.landFreight(buyer);
    await leave(buyer);
    expect(complaints).toEqual([]);
  });

  test.each(['sales', 'viewer', 'warehouse'])('is not for %s, by whatever address', async (person) => {
    const visitor = await as(person, 'en');
    const { page, origin, words } = visitor;
    const pages = [
      'reorder',
      'quote-requests',
      'bills',
      'bills/payments',
      'bills/create',
      'landed-costs',
      'landed-costs/create',
    ];
    for (const path of pages) {
      await page.goto(`${origin}/en/apps/purchasing/${path}`);
      const refused = page.getByRole('heading', { name: words('You are not authorised') });
      await refused.waitFor();
      expect([path, await refused.count()]).toEqual([path, 1]);
    }
    await leave(visitor);
  });

  test('is paid by nobody who only enters bills', async () => {
    const buyer = await as('purchasing', 'sv');
    const { page } = buyer;
    await open(buyer, '/apps/purchasing/bills/payments');
    for (const id of ['make-payment-file', 'download-payment-file', 'pay-file'])
      expect([id, await page.locator(`[data-testid=${id}]:not([aria-disabled=true])`).count()]).toEqual([
        id,
        0,
      ]);
    await leave(buyer);
  });
});
