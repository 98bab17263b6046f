import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import { launchChromium } from './chromium.ts';
import { enter, type } from './keyboard.ts';
import { deviceOf, writeOn, type Device } from '#server/operations/cluster/device.fixtures.ts';
import { missing } from '#server/operations/cluster/tool.fixtures.ts';
import { openTrial, type Trial } from '#server/operations/cluster/trial.fixtures.ts';
import { mustBeWrittenOnce } from '#server/operations/cluster/written.fixtures.ts';

const EDITOR = 'admin@example.com';
const WRITERS = 8;
const away = missing('haproxy');

describe.skipIf(away.length > 0)(`three servers that are restarted in turn ${away.join()}`, () => {
  let trial: Trial;
  let browser: Browser;
  beforeAll(async () => {
    [trial, browser] = await Promise.all([openTrial(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await trial?.close();
  });

  it('[MP7] lose and double no command, and no page is loaded again', async () => {
    const editor = await deviceOf(trial.address, EDITOR);
    const shown = freshId();
    await rename(editor, shown, 'Before');
    const { page, loads } = await open(shown);
    await page.getByRole('heading', { name: 'Before' }).waitFor();

    const stop = new AbortController();
    const devices = await Promise.all(Array.from({ length: WRITERS }, () => deviceOf(trial.address, EDITOR)));
    const writing = devices.map((device) => writeOn(device, stop.signal));
    for (const server of [0, 1, 2]) {
      await trial.servers.restart(server);
      await rename(editor, shown, `After ${server + 1}`);
      await page.getByRole('heading', { name: `After ${server + 1}` }).waitFor();
    }
    stop.abort();
    const written = await Promise.all(writing);
    expect(Math.min(...written.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThan(20);
    await mustBeWrittenOnce(trial.database, written);
    expect(trial.servers.errors()).toBe('');

    expect(await page.evaluate('window.wasHere')).toBe(true);
    expect(loads()).toBe(1);
  });

  /** A person who looks at a product. */
  async function open(product: string): Promise<{ readonly page: Page; readonly loads: () => number }> {
    const context = await browser.newContext({ locale: 'en-GB' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.goto(`${trial.address}/en/auth/login`);
    await type(page, 'email', EDITOR);
    await page.locator('[type=password]').fill(demoPassword);
    await enter(page, '[data-testid=sign-in]');
    await page.waitForURL(/\/dashboard$/);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto(`${trial.address}/apps/products/${product}`);
    await page.evaluate('window.wasHere = true');
    return { page, loads: () => loads };
  }
});

const made = new Set<string>();

async function rename(device: Device, product: string, name: string): Promise<void> {
  const type = made.has(product) ? 'update' : 'create';
  made.add(product);
  const data = productFixture({ sku: product, name: { en: name, sv: name } });
  await device.give([command('product', product, type, data)]);
}
