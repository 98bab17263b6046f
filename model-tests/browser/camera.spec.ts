import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { demoModel, goodsInStock } from '../engines/demo-model.ts';
import { launchChromium } from './chromium.ts';
import { filmedBarcode } from './filmed-barcode.ts';
import { press, visitAs } from './journey-pages.ts';
import * as step from './journey-steps.ts';
import { servedOrigin } from './served-browser.ts';

const served = servedOrigin();

test('[UI29, UI30, UI31] the camera picks what is held before it, and says why it does not start', async () => {
  const goods = goodsInStock(await demoModel(served.origin), 3000);
  const film = filmedBarcode(goods.barcode);
  const browser = await launchChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  try {
    const complaints: string[] = [];
    const visitor = await visitAs('admin', { browser, origin: served.origin, language: 'en' }, complaints);
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await step.sellGoods(visitor, goods, 3);
    await step.claimPick(visitor, await step.releaseOrder(visitor));
    await press(page, 'camera');
    const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
    await expect.poll(() => dialog.textContent()).toContain('The browser does not let Lagra use the camera.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.context().grantPermissions(['camera'], { origin: served.origin });
    await press(page, 'camera');
    await expect.poll(() => dialog.textContent(), { timeout: 20_000 }).toContain('Right');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // It was in sight for long, and counts once.
    expect(await page.locator('.scan-figure strong').textContent()).toBe('2');
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    rmSync(dirname(film), { recursive: true });
  }
});
