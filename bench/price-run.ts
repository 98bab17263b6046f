import type { Page } from 'playwright-core';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { openBrowser, signInWindow } from './browser.ts';
import { atMost, ofRounds, timed, type Figure } from './figures.ts';
import { foundFor } from './large-company.ts';

const PRODUCTS = 10_000;
/** From how many pieces (thousandths) a product has a price. */
const BREAKS = [0, 10_000, 100_000, 500_000, 1_000_000];
const CHUNK = 500;
const LONGEST = 10 * 60_000;
const FIGURE = '.ui-dialog .ui-fields .ui-field:nth-child(4) input';

/**
 * All of 50,000 prices of one list raised in one press on the page of prices: from the press to the last verdict, in Chromium,
 * as somebody waits for it.
 */
export async function measurePriceRun({ server }: Bench): Promise<Figure[]> {
  await seed(server);
  const address = await server.serve();
  const browser = await openBrowser();
  try {
    const { page } = await signInWindow(browser, address);
    await page.goto(`${address}/en/apps/sales/prices`);
    await page.click('[data-testid=change-shown]:not([aria-disabled=true])', { timeout: LONGEST });
    await page.fill(FIGURE, '5');
    const { ms, value } = await timed(() => changeAll(page));
    return [
      ofRounds('price-run: 50,000 prices changed', 's', [ms / 1000], { target: atMost(20), note: value }),
    ];
  } finally {
    await browser.close();
  }
}

/** What the run says at its end. */
async function changeAll(page: Page): Promise<string> {
  await page.click('[data-testid=change-prices]');
  await page.locator('[data-testid=undo-change]').waitFor({ timeout: LONGEST });
  return (await page.locator('[data-testid=change-run]').textContent()) ?? '';
}

async function seed(server: BenchServer): Promise<void> {
  const { executor } = server;
  const { company } = await foundFor(server);
  const give = (commands: readonly SystemCommand[]) => mustPropose(executor, company, commands);
  const list = freshId();
  await give([{ kind: 'priceList', document: list, type: 'create', data: priceListFixture() }]);
  const products = Array.from({ length: PRODUCTS }, freshId);
  for (let from = 0; from < PRODUCTS; from += CHUNK) {
    const some = products.slice(from, from + CHUNK);
    await give(
      some.flatMap((id, index) => [
        createProduct({ sku: `PART-${from + index}` }, id),
        { kind: 'product', document: id, type: 'activate', data: {} },
      ]),
    );
    await give(some.flatMap((product, index) => pricesOf(list, product, from + index)));
  }
}

const pricesOf = (list: string, product: string, nth: number): SystemCommand[] =>
  BREAKS.map((from, below) => ({
    kind: 'price',
    document: freshId(),
    type: 'create',
    data: priceFixture({ list, product, from, price: 10_0000 + nth - below }),
  }));
