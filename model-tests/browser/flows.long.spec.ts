import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeLevel } from '../kernel/report-parts.ts';
import { onTheWay } from './document-on-the-way.ts';
import { open, press, settle, visitAs, type Visitor } from './journey-pages.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { partOnTheWay, toldPath } from './told-path.ts';
import type { Language } from './words.ts';

const CHART = '/apps/flows/sales-order?tab=chart';
const DRAFT = 'salesOrder.commercial.draft';

const served = servedBrowser();

const visitor = (person: string, language: Language, complaints: string[]): Promise<Visitor> =>
  visitAs(person, { ...served, language }, complaints);

const part = (page: Page, id: string) => page.locator(`[data-flow-id="${id}"]`);
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-flow-id') ?? null);
const width = async (page: Page): Promise<number> =>
  (await page.locator('.flow-pane svg').boundingBox())?.width ?? 0;

test('[FLC5, FLC7, PM4, PM5, PM8] a chart is walked, folded, sized and taken along, and a map is used, in Swedish and in the dark', async () => {
  const complaints: string[] = [];
  const audit = pageAudit('flows');
  const who = await visitor('founder', 'sv', complaints);
  const { page, words } = who;
  await open(who, CHART);
  await part(page, DRAFT).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(`${DRAFT} --confirm--> salesOrder.commercial.confirmed`);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('salesOrder.commercial.confirmed');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^Bekräftad, /,
  );
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe(DRAFT);
  await page.keyboard.press('Enter');
  await page.waitForURL(/at=salesOrder\.commercial\.draft/);

  const before = await width(page);
  await page.keyboard.press('+');
  expect(await width(page)).toBeGreaterThan(before * 1.1);
  await page.keyboard.press('0');
  await part(page, DRAFT).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  expect(await width(page)).toBeGreaterThan(before * 0.6);

  await page.locator('[data-fold="salesOrder.commercial"]').click();
  await part(page, DRAFT).waitFor({ state: 'detached' });
  await page.locator('[data-fold="salesOrder.commercial"]').click();
  await part(page, DRAFT).waitFor();

  await checkSvg(page, await exported(page, words('As SVG')));
  await checkPng(page, await exported(page, words('As PNG')));
  await audit.look(page, 'chart');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await part(page, DRAFT).waitFor();
  const chosen = await part(page, DRAFT).boundingBox();
  expect(chosen?.x, 'what is chosen is in sight on a phone').toBeLessThan(390);
  await page.setViewportSize({ width: 390, height: 10 }); // a window that is nearly closed: no complaints
  await page.locator('.flow-overview').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, 'chart-as-table');
  expect(await page.locator('.flow-table tbody tr').count()).toBeGreaterThan(60);
  await audit.look(page, 'table');
  await page.goto(`${served.origin}/sv/apps/flows?q=kund`);
  await page.locator('.flow-card').first().waitFor();
  expect(await page.locator('.flow-card').count()).toBeLessThan(10);
  await audit.closely(page, 'charts');
  await useMap(who);
  expect(audit.problems).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** The map of the picks: an arrow opens documents, a limit is taken, a state leads to their list. */
async function useMap(who: Visitor): Promise<void> {
  const { page, words } = who;
  const began = performance.now();
  const company = async (): Promise<Record<string, number>> =>
    toldPath({ ...who, company: 1 }, 'company', 'company');
  const panel = page.locator('.ui-side');
  await open(who, '/apps/flows/pick?days=year');
  await part(page, 'pick.picking --finish--> pick.picked').dispatchEvent('click');
  await panel.locator('.flow-rows li').first().waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  const before = await company();
  await page.getByRole('button', { name: words('Limits') }).click();
  await page.locator('.flow-limit input').first().fill('3');
  await press(page, 'save');
  await panel.waitFor({ state: 'detached' });
  await settle(page);
  const after = await company();
  const taken = Object.keys(after)
    .map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)] as const)
    .filter(([, times]) => times > 0);
  expect(taken.map(([id]) => id)).toEqual(onTheWay['flows.long.spec.ts']);
  const ms = performance.now() - began;
  writeLevel(partOnTheWay('company', [Object.fromEntries(taken)], ms), undefined, 'flows');

  await part(page, 'pick.released').dispatchEvent('click');
  await page.waitForURL(/warehouse\/picking\?state=released/);
}

async function exported(page: Page, item: string): Promise<Download> {
  await page
    .locator('.flow-tools [aria-haspopup=menu]')
    .filter({ has: page.locator('.tabler-icon-download') })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return download;
}

/** The file stands alone: well formed, with its font, and independent of any page. */
async function checkSvg(page: Page, download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe('Kundorder.svg');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('data:font/woff2;base64,');
  expect(text).not.toMatch(/var\(|oklab|class=|href=/);
  const parsed = await page.evaluate(
    (svg) => {
      const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return {
        isBroken: document.querySelector('parsererror') !== null,
        said: [...document.querySelectorAll('text')].map(({ textContent }) => textContent.trim()),
        fills: new Set([...document.querySelectorAll('rect')].map((one) => one.getAttribute('fill'))).size,
      };
      // The page's own policy would block the font of a document that it parses.
    },
    text.replace(/<style>.*?<\/style>/s, ''),
  );
  expect(parsed.isBroken).toBe(false);
  expect(parsed.said).toContain('Utkast');
  expect(parsed.fills).toBeGreaterThan(5);
}

/** It contains the drawing: as many colours as a chart has, and ink where its words are. */
async function checkPng(page: Page, download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe('Kundorder.png');
  const data = (await readFile(await download.path())).toString('base64');
  const seen = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const ink = canvas.getContext('2d');
    ink?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(
      ink?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
    );
    return { width: image.width, colours: new Set(pixels).size };
  }, data);
  expect(seen.width).toBeGreaterThan(1500);
  expect(seen.colours).toBeGreaterThan(50);
}
