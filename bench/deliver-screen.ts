import type { Page } from 'playwright-core';
import { freshId } from '#server/testing/company.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import type { Bench } from './bench.ts';
import { openBrowser, paintOf, signInWindow } from './browser.ts';
import { atMost, ofTimes, type Figure } from './figures.ts';
import { signIn, type HttpSession } from './http-session.ts';
import { productOf } from './large-company.ts';

const TIMES = 40;
const WARM_UP = 5;

/** From one person's POST until another's screen shows it: on the product's page, and in the list of all products. */
export async function measureScreen(bench: Bench): Promise<Figure[]> {
  const { company, products } = await bench.large();
  const address = await bench.server.serve();
  const session = await signIn(address);
  const browser = await openBrowser();
  try {
    const { page } = await signInWindow(browser, address);
    const rename = renaming(session, company, products[0] ?? '');
    await page.goto(`${address}/en/apps/products/${products[0]}`);
    const onPage = await shown(page, 'h1', rename);
    await page.goto(`${address}/en/apps/products`); // it has the first SKU
    const inList = await shown(page, `[data-row="${products[0]}"]`, rename);
    const note = "both clocks are the machine's; Chromium beside the server";
    return [
      ofTimes("deliver: POST to another's product page", onPage, { target: atMost(25), note }),
      ofTimes(`deliver: POST to another's list of ${products.length}`, inList, { note }),
    ];
  } finally {
    session.close();
    await browser.close();
  }
}

/** A new, unused name, and the call that gives it to the product. */
type Rename = () => { readonly name: string; readonly send: () => Promise<unknown> };

function renaming(session: HttpSession, company: number, document: string): Rename {
  let count = 0;
  return () => {
    const name = `renamed ${epoch()} ${count++}`;
    const data = productFixture({ ...productOf(0), name: { en: name, sv: name } });
    const command = { id: freshId(), kind: 'product', document, type: 'update', data, seen: 0 };
    return { name, send: () => session.post(`core/companies/${company}/commands/`, { commands: [command] }) };
  };
}

async function shown(page: Page, selector: string, rename: Rename): Promise<number[]> {
  await page.waitForSelector(selector);
  await page.waitForSelector('[data-testid=connectivity][data-state=synced]');
  const times: number[] = [];
  for (let index = 0; index < TIMES; index++) {
    const { name, send } = rename();
    const painting = paintOf(page, selector, name); // the page has to know what to look for first
    const at = performance.timeOrigin + performance.now();
    const [painted] = await Promise.all([painting, send()]);
    if (index >= WARM_UP) times.push(painted - at);
  }
  return times;
}
