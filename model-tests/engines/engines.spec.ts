import { expect, test, vi } from 'vitest';
import type { BuildProxy } from '../browser/build-proxy.ts';
import { open, press, settle, signIn } from '../browser/journey-pages.ts';
import type { Visitor } from '../browser/journey-pages.ts';
import * as step from '../browser/journey-steps.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import type { WalkPage } from '../browser/walk-page.ts';
import type { EngineDriver } from './engine-driver.ts';
import { engines, visitWith } from './engine-visit.ts';
import { demoModel, goodsInStock } from './demo-model.ts';

const served = servedOrigin();

/** Sells two pieces of something, picks them, and orders goods while the cable is out. */
async function work(visitor: Visitor<WalkPage>, server: BuildProxy): Promise<void> {
  const { page } = visitor;
  await signIn(visitor, 'admin');
  await page.locator('main h1').first().waitFor();
  const goods = goodsInStock(await demoModel(served.origin), 2000);
  await step.sellGoods(visitor, goods, 2);
  const pick = await step.releaseOrder(visitor);
  await step.claimPick(visitor, pick);
  await step.pickByScanning(visitor, goods, 2);
  await open(visitor, '/apps/purchasing/orders');
  // Until it has the page, nothing opens offline.
  await page.evaluate(async () => {
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  }, null);
  server.fall();
  await page.locator('[data-testid=connectivity][data-state=offline]').waitFor();
  await press(page, 'new-order');
  await press(page, 'save');
  await page.waitForURL((url) => /\/orders\/[0-9a-f-]{36}$/.test(url.pathname));
  const order = new URL(page.url()).pathname;
  await page.reload();
  await page.locator('main h1').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(order);
  server.rise();
  await settle(page);
  await signOut(visitor);
}

/** Errors of each sort that are planted in a page. */
const planted = [/planted/, /unheeded/, /thrown/, /script-src/];
/** Milliseconds until the driver reports them. */
const COMPLAINT_LIMIT = 10_000;

/**
 * Plants errors of each sort in a page, and returns what the driver reports once it has reported each: what it reports
 * later would otherwise prove nothing.
 */
async function plantComplaints(
  { page, origin }: Visitor<WalkPage>,
  driver: EngineDriver,
): Promise<readonly string[]> {
  await page.goto(`${origin}/en/auth/login`);
  await page.evaluate(async () => {
    console.error('planted');
    void Promise.reject(new Error('unheeded'));
    setTimeout(() => {
      throw new Error('thrown');
    });
    const script = document.createElement('script');
    script.textContent = '0';
    document.head.append(script);
  }, null);
  // Each engine reports them in its own time.
  await vi.waitFor(async () => {
    const complaints = await driver.complaints();
    for (const one of planted) expect(complaints).toContainEqual(expect.stringMatching(one));
  }, COMPLAINT_LIMIT);
  return [...(await driver.complaints())];
}

async function signOut({ page, words }: Visitor<WalkPage>): Promise<void> {
  await page.locator('.app-avatar').click();
  await page.getByRole('menuitem', { name: words('Sign out') }).click();
  await page.locator('input[name=email]').waitFor();
}

test.each(engines)(
  '[PATHS] in %s goods are sold and picked, work goes on without a connection and after a reload',
  async (engine) => {
    const visit = { origin: served.origin, language: 'en' } as const;
    const later = await visitWith(engine, visit, async ({ visitor, driver, proxy }) => {
      const seen = await plantComplaints(visitor, driver);
      await work(visitor, proxy);
      return (await driver.complaints()).slice(seen.length);
    });
    expect(later).toEqual([]);
  },
);
