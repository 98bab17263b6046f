import type { Page } from 'playwright-core';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { openBrowser, signInWindow } from './browser.ts';
import { atMost, ofRounds, timed, type Figure } from './figures.ts';
import { draft, foundFor } from './large-company.ts';

const ORDERS = 1000;
const PRODUCTS = 40;
/** Of each product, thousandths: an order takes one of three. */
const PIECES = 100_000;
const CHUNK = 25;
const LONGEST = 10 * 60_000;

/**
 * A thousand shipped orders of as many customers, ticked on the page of what is to be invoiced and issued in one press: from
 * the press to the last verdict, in Chromium, as somebody waits for it.
 */
export async function measureInvoiceRun({ server }: Bench): Promise<Figure[]> {
  await seed(server);
  const address = await server.serve();
  const browser = await openBrowser();
  try {
    const { page } = await signInWindow(browser, address);
    await page.goto(`${address}/en/apps/sales/invoices?tab=toInvoice`);
    // Ticks the page that is shown; the bar then offers all of them.
    await page.locator('main input[type=checkbox]').first().check();
    await page.getByRole('button', { name: 'Select all 1,000' }).click();
    const { ms, value } = await timed(() => issueAll(page));
    const note = `${value}, of three lines each, 20 at a time`;
    return [
      ofRounds(`invoice-run: ${ORDERS} invoices issued`, 's', [ms / 1000], { target: atMost(60), note }),
    ];
  } finally {
    await browser.close();
  }
}

/** With all that its invoices have to state. */
const seller = {
  name: 'Nordlager AB',
  organisationNumber: '556000-0001',
  vatNumber: 'SE556000000101',
  address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
};

/** What the run says at its end; throws where some were not issued. */
async function issueAll(page: Page): Promise<string> {
  await page.click('[data-testid=issue-selected]');
  await page.locator('[data-testid=bulk-results] [role=progressbar]').waitFor();
  const end = page.locator('[data-testid=bulk-results] p[role=status]');
  await end.waitFor({ timeout: LONGEST });
  const text = (await end.textContent()) ?? '';
  const all = ORDERS.toLocaleString('en');
  if (!text.includes(`${all} of ${all}`)) throw new Error(`not all were issued: ${text}`);
  return text;
}

async function seed(server: BenchServer): Promise<void> {
  const { executor } = server;
  const { company, warehouse, bins } = await foundFor(server);
  const give = (commands: readonly SystemCommand[]) => mustPropose(executor, company, commands);
  const policies = { overReceipt: 0, closedUntil: null, invoicing: 'here' };
  await give([
    { kind: 'company', document: COMPANY, type: 'update', data: seller },
    { kind: 'company', document: COMPANY, type: 'changePolicies', data: policies },
  ]);
  const products = Array.from({ length: PRODUCTS }, freshId);
  await give(
    products.flatMap((id, index) => [
      createProduct({ sku: `RUN-${index}` }, id),
      { kind: 'product', document: id, type: 'activate', data: {} },
    ]),
  );
  const document = freshId();
  const head = { warehouse, order: null, supplier: null, source: 'opening' };
  const location = bins[0] ?? null;
  const lines = products.map((product) =>
    receiptLineFixture({ id: freshId(), product, quantity: PIECES, unitCost: 5_0000, location }),
  );
  await give([
    { kind: 'goodsReceipt', document, type: 'create', data: head },
    { kind: 'goodsReceipt', document, type: 'count', data: { lines } },
    { kind: 'goodsReceipt', document, type: 'post', data: {} },
  ]);
  for (let from = 0; from < ORDERS; from += CHUNK)
    await give(
      Array.from({ length: CHUNK }, (_, index) => sold(from + index, { warehouse, products })).flat(),
    );
}

/** A customer with an order of three lines that was shipped. */
function sold(
  at: number,
  { warehouse, products }: { readonly warehouse: string; readonly products: readonly string[] },
): SystemCommand[] {
  const [customer, order, pick, shipment] = [freshId(), freshId(), freshId(), freshId()];
  const to = (kind: string, document: string, type: string, data: object = {}): SystemCommand => ({
    kind,
    document,
    type,
    data,
  });
  const goods = [0, 1, 2].map((line) => products[(at * 3 + line) % products.length] ?? '');
  const scan = (_: string, index: number) =>
    to('pick', pick, 'scan', { line: String(index + 1), quantity: 1000 });
  return [
    to('customer', customer, 'create', customerFixture({ number: `C-${at}`, name: `Åkeri ${at} AB` })),
    draft(order, { customer, warehouse }, goods),
    to('salesOrder', order, 'confirm'),
    to('salesOrder', order, 'release', { pick }),
    to('pick', pick, 'claim'),
    ...goods.map(scan),
    to('pick', pick, 'finish', { shipment }),
    to('shipment', shipment, 'pack', { parcels: [{ id: freshId(), weight: 1200, tracking: '' }] }),
    to('shipment', shipment, 'ship'),
  ];
}
