import { expect, test } from 'vitest';
import { proxyBuilds } from '../browser/build-proxy.ts';
import type { BuildProxy } from '../browser/build-proxy.ts';
import { open, press, settle, signIn } from '../browser/journey-pages.ts';
import type { Visitor } from '../browser/journey-pages.ts';
import * as step from '../browser/journey-steps.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import type { WalkPage } from '../browser/walk-page.ts';
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
  server.fall();
  await page.locator('[data-testid=connectivity][data-state=offline]').waitFor();
  await press(page, 'new-order');
  await page.waitForURL((url) => /\/orders\/[0-9a-f-]{36}$/.test(url.pathname));
  const order = new URL(page.url()).pathname;
  await page.reload();
  await page.locator('main h1').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(order);
  server.rise();
  await settle(page);
  await signOut(visitor);
}

async function signOut({ page, words }: Visitor<WalkPage>): Promise<void> {
  await page.locator('.app-avatar').click();
  await page.getByRole('menuitem', { name: words('Sign out') }).click();
  await page.locator('input[name=email]').waitFor();
}

test.each(engines)(
  '[PATHS] in %s goods are sold and picked, work goes on without a connection and after a reload',
  async (engine) => {
    const server = await proxyBuilds(served.origin);
    const visit = { origin: server.origin, language: 'en' } as const;
    const complaints = await visitWith(engine, visit, async ({ visitor, driver }) => {
      await work(visitor, server);
      return driver.complaints;
    });
    await server.close();
    expect(complaints).toEqual([]);
  },
);
