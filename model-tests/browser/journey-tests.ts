import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import type { Store } from '#model/engine/store.ts';
import { trade as charts } from '../charts.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { browserOf } from './chromium.ts';
import { commandsOf, levelPart, modelOf, replay } from './command-replay.ts';
import type { Replay } from './command-replay.ts';
import { open, signIn } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { rowTellers } from './journey-rows.ts';
import * as step from './journey-steps.ts';
import { pageAudit } from './page-audit.ts';
import type { PageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

/** Nordlager AB, where the demo users work. */
const company = 1;

const served = servedBrowser();

/** A person with a browser of their own; its console errors are kept. */
async function visitor(language: Language, complaints: string[]): Promise<Visitor> {
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(String(error)));
  return { page, origin: served.origin, language, words: wordsIn(language) };
}

/** The stock shown on an item's page, in pieces; the page updates by itself. */
async function showsOnHand(page: Page, pieces: number): Promise<void> {
  const figure = page.locator('main a[href*="/inventory/movements?tab=ledger"]');
  await figure
    .filter({ hasText: new RegExp(`(^|\\D)${pieces}(\\D|$)`) })
    .first()
    .waitFor();
}

interface Journey {
  readonly commands: readonly Command[];
  readonly replay: Replay;
  readonly ms: number;
}

/** The journey of one language; returns what is wrong with its pages and its replay. */
async function travel(
  journeys: Journey[],
  language: Language,
  worker: Visitor,
  watcher: Visitor,
  audit: PageAudit,
): Promise<object> {
  const began = performance.now();
  const goods = { sku: `LAMP-${language}`, barcode: language === 'sv' ? '7350000000016' : '7350000000023' };
  const look = (name: string): Promise<void> => audit.look(worker.page, name);

  await worker.page.goto(`${served.origin}/${language}/auth/login`);
  await worker.page.locator('input[name=email]').waitFor();
  await look('sign-in');
  await signIn(worker, 'admin');
  await look('dashboard');
  const before = await modelOf(worker, company);
  const commands = commandsOf(worker.page);

  const product = await step.createProduct(worker, goods);
  await look('product');
  await signIn(watcher, 'warehouse');
  await open(watcher, `/apps/inventory/items/${product}`);
  await showsOnHand(watcher.page, 0);
  await watcher.page.evaluate(() => document.documentElement.setAttribute('data-watching', 'since then'));

  await step.orderGoods(worker, goods);
  await look('purchase-order');
  const goodsReceipt = await step.startReceipt(worker);
  await look('goods-receipt-count');
  await step.postReceipt(worker, 6);
  await look('goods-receipt');
  await showsOnHand(watcher.page, 6);

  const salesOrder = await step.sellGoods(worker, goods, 4);
  await look('sales-order');
  const pick = await step.releaseOrder(worker);
  await step.claimPick(worker, pick);
  await look('pick');
  await step.pickByScanning(worker, goods, 4);
  await look('pick-done');
  await step.packAndShip(worker);
  await look('shipment');
  await showsOnHand(watcher.page, 2);
  expect(await watcher.page.locator('html[data-watching="since then"]').count()).toBe(1);

  await open(worker, `/apps/inventory/items/${product}?tab=moves`);
  await showsChanges(worker.page, ['+6', '0', '−4']);
  await look('moves');
  await open(worker, `/apps/sales/orders/${salesOrder}?tab=history`);
  await worker.page.locator('main time').nth(5).waitFor();
  await look('history');
  for (const path of step.lists) {
    await open(worker, path);
    await look(`list${path.replaceAll('/', '-')}`);
  }

  const done = replay(before, commands, charts);
  journeys.push({ commands: [...commands], replay: done, ms: performance.now() - began });
  const made = { product, goodsReceipt, salesOrder, pick };
  const after = await modelOf(worker, company);
  return { refused: done.refused, states: statesOf(after, made), decided: statesOf(done.model, made) };
}

const statesOf = (model: Store, made: Readonly<Record<string, string>>): unknown[] =>
  Object.entries(made).map(
    ([table, id]) => (model.all(table).get(id) as { state?: unknown } | undefined)?.state,
  ); // document rows

/** Where every journey ends. */
const arrived = [
  'active',
  { posted: { putAway: 'notStarted' } },
  { commercial: 'closed', fulfilment: 'shipped', billing: 'toInvoice' },
  'picked',
];

/** The journey in these languages, one after the other in one company. */
export function describeJourney(languages: readonly Language[]): void {
  const journeys: Journey[] = [];

  describe.each(languages)('from sign-in to shipped in %s', (language) => {
    test('[PATHS] goods are bought, received in part, sold, picked by scanning and shipped, and a second browser follows', async () => {
      const complaints: string[] = [];
      const audit = pageAudit(language);
      const worker = await visitor(language, complaints);
      const watcher = await visitor(language, complaints);
      const journey = travel(journeys, language, worker, watcher, audit);
      await journey.catch(() => audit.keep(worker.page));
      expect(await journey).toEqual({ refused: [], states: arrived, decided: arrived });
      expect(complaints).toEqual([]);
      expect(audit.problems).toEqual([]);
      await worker.page.context().close();
      await watcher.page.context().close();
    }, 480_000);
  });

  test('[PATHS] what the journeys walked of each chart is kept for the report', () => {
    expect(journeys).toHaveLength(languages.length);
    const tellers = rowTellers(charts);
    for (const chart of charts) {
      const part = levelPart(chart, journeys, tellers.get(chart) ?? (() => []));
      expect(Object.keys(part.hits).length, chart).toBeGreaterThan(0);
      expect(Object.keys(part.rows ?? {}).length, chart).toBeGreaterThan(0);
      writeLevel(part);
    }
  });
}

/** The change of each move of the open item, oldest first. */
async function showsChanges(page: Page, changes: readonly string[]): Promise<void> {
  const rows = page.locator('main [role=grid] [role=row]');
  await rows.nth(changes.length).waitFor();
  const cells = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => row.querySelectorAll('[role=gridcell]')[6]?.textContent?.trim()),
  );
  expect(cells.toReversed()).toEqual(changes);
}
