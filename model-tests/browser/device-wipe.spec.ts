import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { browserOf } from './chromium.ts';
import { enter, type } from './keyboard.ts';
import { servedBrowser } from './served-browser.ts';

const served = servedBrowser();

async function somebody(): Promise<BrowserContext> {
  const context = await served.browser.newContext(browserOf('en'));
  context.setDefaultTimeout(20_000);
  return context;
}

/** Signs in at a page, and waits until the device has its copy of the company. */
async function atWork(name: string): Promise<Page> {
  const page = await (await somebody()).newPage();
  await page.goto(`${served.origin}/en/auth/login`);
  await type(page, 'email', `${name}@example.com`);
  await page.locator('[type=password]').fill(demoPassword);
  await enter(page, '[data-testid=sign-in]');
  await page.waitForURL(/\/dashboard$/);
  await expect.poll(() => keptBy(page), { timeout: 20_000 }).toMatchObject({ meta: 1, outbox: 0 });
  return page;
}

/** A person's calls from elsewhere. */
async function callsOf(name: string) {
  const { request } = await somebody();
  const post = async (path: string, data: object = {}): Promise<unknown> => {
    const answer = await request.post(`${served.origin}/api/${path}`, { data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  await post('auth/token/', { email: `${name}@example.com`, password: demoPassword });
  return { post };
}

/** How much this device holds of the first company, by object store. */
const keptBy = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
    const all = await indexedDB.databases();
    const name = all.map((one) => one.name ?? '').find((one) => /^lagra-.+-1$/.test(one));
    if (name === undefined) return {};
    const db = await answer(indexedDB.open(name));
    const stores = [...db.objectStoreNames];
    const counts: Record<string, number> = {};
    for (const store of stores)
      counts[store] = await answer(db.transaction(store).objectStore(store).count());
    db.close();
    return counts;
  });

test('[SES17, DEV10] a session ended from another device takes the copy off this one, and the page goes on', async () => {
  const page = await atWork('viewer');
  expect((await keptBy(page))['page']).toBeGreaterThan(0);
  const elsewhere = await callsOf('viewer');
  await elsewhere.post('auth/sessions/revoke-others/');
  await page.getByText('Your session has expired.').waitFor();
  await expect.poll(() => keptBy(page)).toMatchObject({ meta: 0, page: 0, log: 0 });
  await page.locator('[role=dialog] [type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Your session has expired.').waitFor({ state: 'detached' });
});

test('[DEV11, STO11] a membership that ends takes everything of the company off the device, and is told', async () => {
  const page = await atWork('sales');
  const founder = await callsOf('founder');
  const document = demoId('nordlager/member/sales@example.com');
  await founder.post('core/companies/1/commands/', {
    commands: [{ id: freshId(), kind: 'member', document, type: 'remove', data: {}, seen: 0 }],
  });
  await expect
    .poll(() => keptBy(page).catch(() => null), { timeout: 20_000 })
    .toMatchObject({
      meta: 0,
      page: 0,
      log: 0,
      outbox: 0,
      refused: 0,
    });
  await page.waitForURL(/\/auth\/company-select$/);
  await page.getByText('You are no longer a member of Nordlager AB').waitFor();
});
